import { apiVersionOf } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { type AskingAhead, privateLoader } from "~/web/loader.server";
import type { Period } from "~/web/period";
import { abovePeriod, askedPeriod, periodWords } from "~/web/period.server";
import { loadScoring, scoringInput } from "./load-scoring.server";
import { presentOverview } from "./present";
import { trendOf } from "./trend-facts";

export { notServedInPeriods as action } from "~/web/loader.server";

/** Only the present draft shows how the scores have changed since 2025. */
const showsTrend = (period: Period | null, year: number): boolean =>
  period === null && apiVersionOf(year) === "v3";

function ahead({ params, year, askAhead }: AskingAhead): void {
  askAhead("scoring.homePage", scoringInput(params, "milestones"));
  if (showsTrend(askedPeriod(params), year)) askAhead("scoring.issuedScores", {});
}

export const loader = privateLoader({ ahead }, async ({ viewer, params }) => {
  const hasTrend = showsTrend(askedPeriod(params), viewer.user.currentFiscalYear);
  const [loaded, issued] = await Promise.all([
    loadScoring(viewer, params, "milestones"),
    hasTrend ? nullUnlessOffered(viewer.call("scoring.issuedScores", {})) : null,
  ]);
  const { home, period, isVersion } = loaded;
  const isScored = apiVersionOf(home.year) === "v3";
  return {
    year: home.year,
    note: periodWords(period, viewer, isVersion ? home.card.issuedAt : null),
    above: abovePeriod(params),
    scoring: isScored ? presentOverview(t, loaded, viewer) : null,
    trend: issued && trendOf(t, issued, home),
  };
});
