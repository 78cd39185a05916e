import { apiVersionOf } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { abovePeriod, askedPeriod, periodWords } from "~/web/period.server";
import { loadScoring } from "./load-scoring.server";
import { presentOverview } from "./present";
import { trendOf } from "./trend-facts";

export { notServedInPeriods as action } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const isDraft = askedPeriod(params) === null;
  const isScoredNow = apiVersionOf(viewer.user.currentFiscalYear) === "v3";
  const [loaded, issued] = await Promise.all([
    loadScoring(viewer, params),
    isDraft && isScoredNow ? nullUnlessOffered(viewer.call("scoring.issuedScores", {})) : null,
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
