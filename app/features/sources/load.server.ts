import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { presentSources } from "./present";

export { notServed as action } from "~/web/loader.server";

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer }) =>
  presentSources(t, await ifOffered(viewer.call("config.sources", {}))),
);
