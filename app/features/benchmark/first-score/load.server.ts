import { apiVersionOf } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import { classScoresInput, homePageOf } from "~/web/home-page.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { presentFirstScore } from "./present";

export { notServed as action } from "~/web/loader.server";

/** The first twelve questions: where to go on, and what they have given so far. */
export const loader = privateLoader({}, async ({ viewer }) => {
  const { call, user } = viewer;
  const year = user.currentFiscalYear;
  const isCompared = apiVersionOf(year) === "v3";
  const [home, overview, benchmark] = await Promise.all([
    homePageOf(call, classScoresInput(null)),
    call("survey.overview", { query: {} }),
    isCompared ? nullUnlessOffered(call("report.benchmark", { query: { year } })) : null,
  ]);
  return { year, ...presentFirstScore(t, { home, overview, benchmark, canWrite: viewer.can("write") }) };
});

export type FirstScorePage = Awaited<ReturnType<typeof loader>>;
