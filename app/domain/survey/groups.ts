import type { AnswerStatus } from "../question/answer";
import { isLocked } from "./progress";

/** The kinds of questions that a list counts and selects. Each question is in exactly one. */
export const GROUPS = [
  "not-answered",
  "incomplete",
  "autofilled",
  "incompatible",
  "obsolete",
  "self-declared",
  "voluntary",
  "blocked",
  "na-blocked",
  "locked",
] as const;
export type Group = (typeof GROUPS)[number];

/** The groups whose questions ask something of the company now. */
export const OPEN_GROUPS: readonly Group[] = [
  "not-answered",
  "incomplete",
  "autofilled",
  "incompatible",
  "obsolete",
];

/** What a list may be narrowed to: everything to do, one group, or all questions. */
export const GROUP_FILTERS = ["open", ...GROUPS, "all"] as const;
export type GroupFilter = (typeof GROUP_FILTERS)[number];

export const isGroupFilter = (value: string): value is GroupFilter =>
  GROUP_FILTERS.some((filter) => filter === value);

/** The facts of a question that say which group it is in. */
export interface Grouped {
  level: string;
  status: AnswerStatus;
  obsolete: boolean;
  voluntary?: boolean | undefined;
}

/** The group of a question: its status (D2), unless it changed, is left out by choice, or is not open to anyone yet. */
export function groupOf(question: Grouped, reportingOpen: boolean): Group {
  const { status, obsolete, voluntary = false } = question;
  if (obsolete) return "obsolete";
  if (status === "self-declared" || status === "blocked" || status === "na-blocked") return status;
  if (isLocked(question, { obsolete }, reportingOpen)) return "locked";
  return voluntary && status === "not-answered" ? "voluntary" : status;
}

/** The groups that a filter selects. */
export function groupsIn(filter: GroupFilter): readonly Group[] {
  if (filter === "all") return GROUPS;
  return filter === "open" ? OPEN_GROUPS : [filter];
}

/** How many questions each filter selects. */
export function groupCounts(groups: readonly Group[]): Record<GroupFilter, number> {
  const countOf = (filter: GroupFilter) => groups.filter((group) => groupsIn(filter).includes(group)).length;
  return Object.fromEntries(GROUP_FILTERS.map((filter) => [filter, countOf(filter)])) as Record<
    GroupFilter,
    number
  >;
}
