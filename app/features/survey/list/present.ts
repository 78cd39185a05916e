import { groupCounts, GROUPS, type GroupFilter, OPEN_GROUPS } from "~/domain/survey/groups";
import type { T } from "~/texts/resources";
import type { ListArea } from "~/ui/survey/topics";
import type { SurveyFilters, SurveyUrls } from "~/web/urls";
import { groupOfRow, isOpen, type Overview } from "./questions";
import { beforeStatus, isSelected, type NumberedRow, numbered, type Selection } from "./selection";
import { areasOf } from "./topics";

/** Up to this many questions are shown unfolded. */
export const FEW = 12;

export interface Counter {
  filter: GroupFilter;
  count: number;
  href: string;
  isCurrent: boolean;
}

export interface QuestionList {
  counters: Counter[];
  /** The groups that what is to do consists of, where that is shown and there are several. */
  parts: Counter[];
  found: number;
  /** Not to be done by this reader: counters and rows say it without an invitation. */
  isRead: boolean;
  /** Why some of the shown questions cannot be answered yet. */
  hasLocked: boolean;
  search: { action: string; words: string };
  /** The other filters, kept by the search. */
  kept: { name: string; value: string }[];
  /** The chosen area, level and topic: a label, or the key of one. */
  chosen: { key: string; label: string | null }[];
  /** The page that says what is missing before what is locked opens. */
  missing: string;
  /** The same search in all groups, where the selected ones have no hit. */
  everywhere: { count: number; href: string } | null;
  /** The list without search and filters. */
  cleared: string;
  areas: ListArea[];
}

interface ListContext {
  urls: SurveyUrls;
  /** The levels in the addresses of the questions. */
  levels: string;
  canWrite: boolean;
  selection: Selection;
  /** The address of this list with other filters. */
  at: (filters: SurveyFilters) => string;
  /** The questions of the page; all when absent. */
  among?: (row: NumberedRow["row"]) => boolean;
}

/** What a list is narrowed to where its address does not say: what is to do, or everything where nothing may be done. */
export const usualFilter = (canWrite: boolean): GroupFilter => (canWrite ? "open" : "all");

/** The questions of a page as its list shows them: counted, searched, folded by topic. */
export function questionList(t: T, overview: Overview, context: ListContext): QuestionList {
  const { selection, at, canWrite, urls, among = () => true } = context;
  const { status, cerca = "", tema = "", area = "", level = "", percorso = "" } = selection;
  const all = numbered(overview).filter(({ row }) => among(row));
  const counted = beforeStatus(all, selection, overview);
  const shown = counted.filter(isSelected(selection, overview));
  const counts = groupCounts(counted.map(({ row }) => groupOfRow(row, overview)));
  const counter = (filter: GroupFilter): Counter => ({
    filter,
    count: counts[filter],
    href: at({ ...selection, status: filter === usualFilter(canWrite) ? "" : filter }),
    isCurrent: filter === status,
  });
  const isThere = ({ count, isCurrent }: Counter) => count > 0 || isCurrent;
  const others = GROUPS.filter((group) => !OPEN_GROUPS.includes(group));
  const parts = OPEN_GROUPS.map(counter).filter(isThere);
  const isOpenShown = status === "open" || OPEN_GROUPS.some((group) => group === status);
  const next = shown.find(({ row }) => isOpen(row, overview))?.row.milestone;
  const chosen = [
    ...(area ? [{ key: `labels:area.${area}`, label: null }] : []),
    ...(level ? [{ key: `labels:level.${level}`, label: null }] : []),
    ...overview.milestones.filter(({ id }) => id === tema).map(({ label }) => ({ key: "", label })),
  ];
  return {
    counters: [counter("open"), ...others.map(counter).filter(isThere), counter("all")],
    parts: isOpenShown && (parts.length > 1 || status !== "open") ? parts : [],
    found: shown.length,
    isRead: !canWrite,
    hasLocked: shown.some(({ row }) => groupOfRow(row, overview) === "locked"),
    search: { action: at({}), words: cerca },
    kept: Object.entries({
      ...{ area, level, tema, percorso },
      status: status === usualFilter(canWrite) ? "" : status,
    })
      .map(([name, value]) => ({ name, value }))
      .filter(({ value }) => value !== ""),
    chosen,
    missing: urls.complete(),
    everywhere:
      shown.length === 0 && counted.length > 0
        ? { count: counted.length, href: at({ ...selection, status: "all" }) }
        : null,
    cleared: at({ percorso }),
    areas: areasOf(t, overview, shown, {
      ...context,
      filter: status,
      among: all,
      hasLevels: new Set(all.map(({ row }) => row.level)).size > 1,
      unfolds: (topic, rows) =>
        shown.length <= FEW || tema === topic || (isOpenShown && topic === next && rows.length <= FEW / 2),
      ...(status === "open" && !cerca && chosen.length === 0
        ? { topicAt: (topic: string) => at({ percorso, tema: topic, status: "all" }) }
        : {}),
    }),
  };
}
