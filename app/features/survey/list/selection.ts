import type { QuestionRow } from "~/api/contract/overview";
import { folded, searchWordsOf } from "~/domain/people/search-key";
import { groupsIn, isGroupFilter, type GroupFilter } from "~/domain/survey/groups";
import { PATHS } from "~/domain/survey/paths";
import type { SurveyFilters } from "~/web/urls";
import { groupOfRow, type Overview } from "./questions";

/** The longest search that is read, in characters; the rest of a longer one is left out. */
export const LONGEST_SEARCH = 80;

/** What the address of a list selects. */
export interface Selection extends SurveyFilters {
  status: GroupFilter;
}

/** A question with its place in the whole questionnaire, from 1. */
export interface NumberedRow {
  row: QuestionRow;
  number: number;
}

export const numbered = ({ questions }: Overview): NumberedRow[] =>
  questions.map((row, index) => ({ row, number: index + 1 }));

/** The filters of an address. A value that does not exist is ignored; without a status the given one is meant. */
export function selectionOf(search: URLSearchParams, overview: Overview, usual: GroupFilter): Selection {
  const known = Object.entries<string[]>(valuesOf(overview)).flatMap(([name, values]) => {
    const value = search.get(name);
    return value !== null && values.includes(value) ? [[name, value] as const] : [];
  });
  const status = search.get("status") ?? "";
  const cerca = wordsTyped(search.get("cerca") ?? "");
  return {
    ...Object.fromEntries(known),
    ...(cerca && { cerca }),
    status: isGroupFilter(status) ? status : usual,
  };
}

/** What was typed, with plain spaces and without what no question can contain, up to the longest search. */
const wordsTyped = (typed: string): string =>
  [...typed.replace(/[\p{C}\s]+/gu, " ").trim()].slice(0, LONGEST_SEARCH).join("").trim();

/** The questions of these filters, whatever their group: the counters count these. */
export function beforeStatus(rows: readonly NumberedRow[], selection: Selection, overview: Overview) {
  const { area, level, tema, percorso, cerca = "" } = selection;
  const wanted = searchWordsOf(cerca);
  const labels = new Map(overview.milestones.map(({ id, label }) => [id, label]));
  const has = ({ row, number }: NumberedRow) => {
    const text = folded(`${row.prompt} ${labels.get(row.milestone) ?? ""}`);
    return wanted.every((word) => word === String(number) || text.includes(word));
  };
  return rows.filter(
    (one) =>
      (!area || one.row.area === area) &&
      (!level || one.row.level === level) &&
      (!tema || one.row.milestone === tema) &&
      (!percorso || (one.row.paths ?? []).includes(percorso)) &&
      (wanted.length === 0 || has(one)),
  );
}

/** Whether a question is in one of the groups of the selection. */
export const isSelected =
  ({ status }: Selection, overview: Overview) =>
  ({ row }: NumberedRow): boolean =>
    groupsIn(status).includes(groupOfRow(row, overview));

/** The values of the other filters that exist; one with a single value selects nothing, but its address stays valid. */
function valuesOf({ questions }: Overview) {
  const distinct = (values: string[]) => [...new Set(values)];
  return {
    area: distinct(questions.map(({ area }) => area)),
    level: distinct(questions.map(({ level }) => level)),
    tema: distinct(questions.map(({ milestone }) => milestone)),
    percorso: PATHS.filter((path) => questions.some(({ paths = [] }) => paths.includes(path))),
  } satisfies Partial<Record<keyof SurveyFilters, string[]>>;
}
