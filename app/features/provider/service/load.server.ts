import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { presentService } from "./present";

export const loader = privateLoader({ right: "provide" }, async ({ viewer }) =>
  presentService(t, await ifOffered(viewer.call("provider.service", {}))),
);
