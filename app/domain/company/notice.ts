import { type CalendarDate, readDate } from "../calendar-date";
import type { Issue } from "../issues";
import { oneLine, toLatin1 } from "../plain-text";
import { beginningOf, daysLater } from "../rome-time";
import type { NoticeKind } from "./desk-states";

interface TypedNotice {
  kind: NoticeKind;
  title: string;
  text: string;
  /** Calendar days as people write them; the last one is included. */
  from: string;
  until: string;
}

interface NoticePeriod {
  fromAt: string;
  untilAt: string;
}

const EXAMPLE = "31/03/2026";

/** A notice stands for at most this many days: one that stays for ever is read by no one. */
const MOST_NOTICE_DAYS = 90;

/** The period of a notice, or what is wrong with its days. */
export function noticePeriod(
  { from, until }: Pick<TypedNotice, "from" | "until">,
  today: CalendarDate,
): { period: NoticePeriod } | { issues: Issue[] } {
  const [first, last] = [readDate(from), readDate(until)];
  const issues = [...dayIssues("from", from, first), ...dayIssues("until", until, last)];
  if (first === null || last === null) return { issues };
  if (last < today) return { issues: [{ path: "until", code: "notice_over" }] };
  if (last < first) return { issues: [{ path: "until", code: "notice_ends_first" }] };
  const [fromAt, untilAt] = [beginningOf(first), daysLater(beginningOf(last), 1)];
  if (untilAt > daysLater(fromAt, MOST_NOTICE_DAYS)) {
    return {
      issues: [{ path: "until", code: "notice_too_long", params: { days: String(MOST_NOTICE_DAYS) } }],
    };
  }
  return { period: { fromAt, untilAt } };
}

const dayIssues = (path: string, typed: string, day: CalendarDate | null): Issue[] => {
  if (typed.trim() === "") return [{ path, code: "mandatory_field" }];
  return day === null ? [{ path, code: "invalid_date", params: { example: EXAMPLE } }] : [];
};

/** Title and text as they are stored: plain, in the characters of §5. */
export const plainNotice = ({ title, text }: Pick<TypedNotice, "title" | "text">) => ({
  title: oneLine(title),
  text: toLatin1(text).text.trim(),
});
