import type { QuestionRow } from "~/api/contract/overview";
import { PATHS } from "~/domain/survey/paths";
import type { SurveyFilters, SurveyUrls } from "~/web/urls";
import { isOpen, shownStatus, type Overview } from "./questions";

export interface FilterLink {
  /** "" = all. */
  value: string;
  href: string;
  isChosen: boolean;
}

export type FilterName = keyof SurveyFilters;

/** The filters of the address; a value that does not exist is ignored. */
export function filtersOf(search: URLSearchParams, overview: Overview): SurveyFilters {
  const chosen = Object.entries(valuesOf(overview)).flatMap(([name, values]) => {
    const value = search.get(name);
    return value !== null && values.includes(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** One list of links per filter; each link keeps the other filters. */
export function filterLinks(
  filters: SurveyFilters,
  overview: Overview,
  urls: SurveyUrls,
): { name: FilterName; links: FilterLink[] }[] {
  return Object.entries(valuesOf(overview)).map(([key, values]) => {
    const name = key as FilterName;
    const links = ["", ...values].map((value) => ({
      value,
      href: urls.survey({ ...filters, [name]: value }),
      isChosen: (filters[name] ?? "") === value,
    }));
    return { name, links };
  });
}

/** The questions that the filters select; `open` selects everything that can be done now. */
export const isShown =
  ({ area, level, status, percorso }: SurveyFilters, overview: Overview) =>
  (row: QuestionRow): boolean =>
    (!area || row.area === area) &&
    (!level || row.level === level) &&
    (!percorso || (row.paths ?? []).includes(percorso)) &&
    (!status || status === shownStatus(row) || (status === "open" && isOpen(row, overview)));

/** The existing values; a filter with a single one selects nothing, but its address stays valid. */
function valuesOf({ questions }: Overview): Record<FilterName, string[]> {
  const distinct = (values: string[]) => [...new Set(values)];
  return {
    area: distinct(questions.map(({ area }) => area)),
    level: distinct(questions.map(({ level }) => level)),
    status: distinct(["open", ...questions.map(shownStatus)]),
    percorso: PATHS.filter((path) => questions.some(({ paths = [] }) => paths.includes(path))),
  };
}
