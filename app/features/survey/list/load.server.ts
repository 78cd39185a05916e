import type { QuestionRow } from "~/api/contract/overview";
import type { PathId } from "~/domain/survey/paths";
import { t } from "~/texts/i18n.server";
import { abovePeriod, askedPeriod, overviewOf, periodWords, readOnlyCode } from "~/web/period.server";
import { historyUrls, pathIn, surveyUrls } from "~/web/urls";
import { privateLoader } from "~/web/loader.server";
import type { Viewer } from "~/web/viewer.server";
import { pathState } from "../paths/path-state";
import { filterLinks, filtersOf, isShown } from "./filters";
import { areasOf, levelsOf, type Overview } from "./questions";

export { notServedInPeriods as action } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer, request, params }) => {
  const period = askedPeriod(params);
  const overview = await overviewOf(viewer, period);
  const filters = filtersOf(new URL(request.url).searchParams, overview);
  const path = filters.percorso === undefined ? undefined : pathIn(request);
  const urls = surveyUrls(period, path);
  const shows = isShown(filters, overview);
  const canWrite = viewer.can("write") && readOnlyCode(period, viewer) === null;
  return {
    above: abovePeriod(params),
    year: overview.year,
    note: periodWords(period, viewer, overview.issuedAt),
    canWrite,
    progress: overview.progress,
    path: path ? pathState(path, overview, { period, canWrite }) : null,
    hasPaths: period === null && overview.questions.some(({ paths = [] }) => paths.length > 0),
    complete: overview.complete,
    obsolete: period === null ? obsoleteNotice(overview) : null,
    levels: levelsOf(overview, urls),
    filters: filterLinks(filters, overview, urls),
    found: overview.questions.filter(shows).length,
    total: overview.questions.length,
    years: otherYears(viewer, overview.year),
    areas: areasOf(t, overview, { urls, levels: "full", canWrite, among: amongPath(path), shows }),
  };
});

const amongPath =
  (path: PathId | undefined) =>
  ({ paths = [] }: QuestionRow): boolean =>
    path === undefined || paths.includes(path);

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
