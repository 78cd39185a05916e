import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export { notServed as action } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer }) => ({
  ...(await ifOffered(viewer.call("survey.consistency", { query: {} }))),
  above: [{ label: t("scoring:crumb"), to: urls.scoring() }],
}));
