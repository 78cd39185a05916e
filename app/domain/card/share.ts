import { type CalendarDate, dateWords, daysAfter, readDate } from "../calendar-date";
import type { Issue } from "../issues";

/** What the bearer of a link sees of an issued card, beyond its face with the scores of the classes. */
export interface ShareScope {
  /** The scores of areas and topics. */
  showsScoring: boolean;
  /** The canonical JSON, with all answers. */
  sharesDocument: boolean;
  /** The report as a PDF, with what the link shows and nothing else. */
  sharesReport: boolean;
  /** Ids of topics whose answers are shown. */
  topics: readonly string[];
}

/** A link to a card for one recipient. */
export interface Share extends ShareScope {
  /** To whom the company gives the link, in its own words. */
  recipient: string;
  /** The last day on which it works, in Italy. */
  endsOn: CalendarDate;
}

/** The longest name of a recipient, in characters. */
export const MOST_RECIPIENT = 120;

/** How far ahead the last day of a link may lie: a card itself lives twelve months. */
const MOST_SHARE_DAYS = 366;

/** Links of one company that may work at the same time, and those that it makes in a day. */
export const MOST_OPEN_SHARES = 200;
export const MOST_SHARES_A_DAY = 50;

/** What a person typed: the name as it will be stored, the day as people write it. */
export type TypedShare = ShareScope & { recipient: string; endsOn: string };

/** The link that was typed, or all its issues. `topics`: those of the card's questionnaire; `today`: in Italy. */
export function readShare(
  typed: TypedShare,
  { topics, today }: { topics: readonly string[]; today: CalendarDate },
): { share: Share } | { issues: Issue[] } {
  const endsOn = readDate(typed.endsOn);
  const issues = [
    ...(typed.recipient === "" ? [{ path: "recipient", code: "mandatory_field" }] : []),
    ...endIssues(typed.endsOn, endsOn, today),
    ...(typed.topics.every((topic) => topics.includes(topic))
      ? []
      : [{ path: "topics", code: "unknown_choice" }]),
  ];
  if (issues.length > 0 || endsOn === null) return { issues };
  return { share: { ...typed, endsOn, topics: topics.filter((topic) => typed.topics.includes(topic)) } };
}

function endIssues(typed: string, endsOn: CalendarDate | null, today: CalendarDate): Issue[] {
  const path = "endsOn";
  if (typed.trim() === "") return [{ path, code: "mandatory_field" }];
  if (endsOn === null)
    return [{ path, code: "invalid_date", params: { example: dateWords(daysAfter(today, 30)) } }];
  if (endsOn < today) return [{ path, code: "date_in_past" }];
  const last = daysAfter(today, MOST_SHARE_DAYS);
  return endsOn > last ? [{ path, code: "share_too_long", params: { last: dateWords(last) } }] : [];
}

type ShareState = "open" | "ended" | "withdrawn";

/** A link works to the end of its last day, unless it was withdrawn before. */
export function shareState(
  { endsOn, withdrawnAt }: { endsOn: CalendarDate; withdrawnAt: string | null },
  today: CalendarDate,
): ShareState {
  if (withdrawnAt !== null) return "withdrawn";
  return endsOn < today ? "ended" : "open";
}
