import { redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import { apiVersionOf } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { abovePeriod, askedPeriod, periodWords } from "~/web/period.server";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { presentOverview } from "./present";
import { trendOf } from "./trend-facts";

export { notServedInPeriods as action } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const loaded = await loadScoring(viewer, params);
  const { home, period, isVersion } = loaded;
  const isScored = apiVersionOf(home.year) === "v3";
  const issued =
    period === null && isScored ? await nullUnlessOffered(viewer.call("scoring.issuedScores", {})) : null;
  return {
    year: home.year,
    note: periodWords(period, viewer, isVersion ? home.card.issuedAt : null),
    above: abovePeriod(params),
    scoring: isScored ? presentOverview(t, loaded, viewer) : null,
    trend: issued && trendOf(t, issued, home),
  };
});

/** What the page and its files are made of. If the card was never issued, the home page of the period says so (D1). */
export async function loadScoring(viewer: Viewer, params: Params) {
  const period = askedPeriod(params);
  const home = await viewer.call("scoring.homePage", {
    params: { version: period?.version ?? "draft" },
    query: period ? { year: period.year } : {},
  });
  const isVersion = period !== null && period.version !== "draft";
  if (isVersion && home.card.id === null) throw redirect(surveyUrls(period).period(), 303);
  return { period, home, isVersion };
}

export type LoadedScoring = Awaited<ReturnType<typeof loadScoring>>;
