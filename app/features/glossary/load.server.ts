import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { presentGlossary } from "./present";

export { notServed as action } from "~/web/loader.server";

export const loader = privateLoader({ right: "signedIn" }, ({ request }) =>
  Promise.resolve(presentGlossary(t, new URL(request.url).searchParams.get("cerca") ?? "")),
);
