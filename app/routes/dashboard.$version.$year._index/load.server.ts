import { redirect } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import { THEMES } from "~/domain/survey/question";
import type { LevelCard } from "~/ui/survey/level-cards";
import { askedPeriod, overviewOf, pairMeant } from "~/web/asked-period.server";
import { privateLoader } from "~/web/loader.server";
import type { Period } from "~/web/period";
import { surveyUrls } from "~/web/urls";
import { periodWords } from "../dashboard.esg._index/period-words.server";
import { levelsOf, type Overview } from "../dashboard.esg._index/questions";

export { notServedInPeriods as action } from "~/web/not-served.server";

export interface PeriodPage extends Period {
  /** The card that was issued; null for a draft, and for a year without any. */
  card: CallOutput<"scoring.homePage">["card"] | null;
  /** Null where nothing was published. */
  survey: PeriodSurvey | null;
}

interface PeriodSurvey {
  note: string | null;
  progress: Overview["progress"];
  levels: LevelCard[];
  pillars: { pillar: string; href: string }[];
}

/** A version of a year, and the way to its questionnaire. */
export const loader = privateLoader({}, async ({ viewer, request, params }): Promise<PeriodPage> => {
  const { version = "", year = "" } = params;
  const pair = /^\d+$/.test(year) ? null : pairMeant(request, viewer);
  if (pair !== null) throw redirect(pair);
  const period = askedPeriod(params) as Period;
  const home = await viewer.call("scoring.homePage", { params: { version }, query: { year: period.year } });
  const card = version === "draft" || home.card.id === null ? null : home.card;
  if (version !== "draft" && card === null) return { ...period, card, survey: null };
  const overview = await overviewOf(viewer, period);
  const urls = surveyUrls(period);
  const areas = new Set(overview.milestones.map(({ area }) => area));
  return {
    ...period,
    card,
    survey: {
      note: periodWords(period, viewer, overview.issuedAt),
      progress: overview.progress,
      levels: levelsOf(overview, urls),
      pillars: THEMES.filter((theme) => areas.has(theme)).map((pillar) => ({
        pillar,
        href: urls.pillar(pillar),
      })),
    },
  };
});
