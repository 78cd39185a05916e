import { BLOCKS_ISSUING_ABOVE_PERCENT, FLAGGED_ABOVE_PERCENT } from "~/domain/scoring/score";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export { notServed as action } from "~/web/loader.server";

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer }) => ({
  method: await ifOffered(viewer.call("config.scoringMethod", {})),
  limits: { flagged: String(FLAGGED_ABOVE_PERCENT), blocking: String(BLOCKS_ISSUING_ABOVE_PERCENT) },
  above: [{ label: t("scoring:crumb"), to: urls.scoring() }],
}));
