import { QUESTION_AT_MOST_POINTS } from "~/domain/scoring/declared-weights";
import {
  BLOCKS_ISSUING_ABOVE_PERCENT,
  FLAGGED_ABOVE_PERCENT,
  FLAGGED_BELOW_COMPLETE_PERCENT,
} from "~/domain/scoring/score";
import { MEASURED_AT_MOST_PERCENT, ON_PAPER_PERCENT } from "~/domain/survey/earning";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export { notServed as action } from "~/web/loader.server";

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer }) => ({
  method: await ifOffered(viewer.call("config.scoringMethod", {})),
  limits: {
    flagged: String(FLAGGED_ABOVE_PERCENT),
    complete: String(FLAGGED_BELOW_COMPLETE_PERCENT),
    blocking: String(BLOCKS_ISSUING_ABOVE_PERCENT),
    paper: String(ON_PAPER_PERCENT),
    measured: String(MEASURED_AT_MOST_PERCENT),
    question: String(QUESTION_AT_MOST_POINTS),
  },
  above: [{ label: t("scoring:crumb"), to: urls.scoring() }],
}));
