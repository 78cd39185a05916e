import type { QuestionRow } from "~/api/contract/overview";
import { t } from "~/texts/i18n.server";
import {
  abovePeriod,
  askedPeriod,
  askOverviewAhead,
  overviewOf,
  periodWords,
  readOnlyCode,
} from "~/web/period.server";
import { historyUrls, surveyUrls } from "~/web/urls";
import { PATHS } from "~/domain/survey/paths";
import { privateLoader } from "~/web/loader.server";
import type { Viewer } from "~/web/viewer.server";
import { pathState } from "../paths/path-state";
import { questionList, usualFilter } from "./present";
import { levelsOf, type Overview } from "./questions";
import { resumeOf } from "./resume";
import { selectionOf } from "./selection";
import { standingOf } from "./words";

export { notServedInPeriods as action } from "~/web/loader.server";

export const loader = privateLoader({ ahead: askOverviewAhead }, async ({ viewer, request, params }) => {
  const period = askedPeriod(params);
  const overview = await overviewOf(viewer, period);
  const canWrite = viewer.can("write") && readOnlyCode(period, viewer) === null;
  const selection = selectionOf(new URL(request.url).searchParams, overview, usualFilter(canWrite));
  const path = PATHS.find((id) => id === selection.percorso);
  const urls = surveyUrls(period, path);
  const onPath = path ? pathState(path, overview, { period, canWrite }) : null;
  const progress = onPath?.progress ?? overview.progress;
  const among = ({ paths = [] }: QuestionRow) => path === undefined || paths.includes(path);
  const { year, complete, started } = overview;
  return {
    above: abovePeriod(params),
    year,
    ...standingOf(t, overview, {
      name: t("survey:headline.name", { year }),
      progress,
      among,
    }),
    note: periodWords(period, viewer, overview.issuedAt),
    canWrite,
    path: onPath,
    hasPaths: period === null && overview.questions.some(({ paths = [] }) => paths.length > 0),
    complete,
    obsolete: period === null ? obsoleteNotice(overview) : null,
    levels: levelsOf(overview, urls),
    resume: resumeOf(t, overview, { urls, levels: "full", canWrite, isStarted: started, among }),
    years: otherYears(viewer, year),
    list: questionList(t, overview, { urls, levels: "full", canWrite, selection, at: urls.survey, among }),
  };
});

/** What keeps the card from being issued and is settled on its own page; null where nothing does. */
function obsoleteNotice({ obsoleteAnswers: count = 0 }: Overview) {
  if (count === 0) return null;
  return {
    words: t("obsolete:notice", { count }),
    link: t("obsolete:to_notice"),
    href: historyUrls.obsolete(),
  };
}

/** The other years that this user may open, newest first. */
function otherYears({ user }: Viewer, shown: number): { year: number; href: string }[] {
  const years = new Set(Object.values(user.fiscalYearByRole).flat());
  return [...years]
    .filter((year) => year !== shown)
    .sort((a, b) => b - a)
    .map((year) => {
      const period = year === user.currentFiscalYear ? null : { version: "draft", year };
      return { year, href: surveyUrls(period).survey() };
    });
}
