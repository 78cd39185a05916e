import { beginningOf, daysLater, monthsLater } from "~/domain/rome-time";
import { daysAfter, daysBetween, readDate, romeDay, romeDayWords } from "~/domain/calendar-date";
import { DRAFT_STATUS, draftStatus, nextIssueAt } from "~/domain/card/draft-status";
import { cardDates, cardStatus } from "~/domain/card/issuing";
import { lastClosedYear } from "~/domain/periods";
import { formatDate, formatDateTime, formatTime } from "~/texts/format";
import { dateTime } from "~/commands/operator/words";

/** Around the last second of the year, both nights of the clock change and a leap day, in Italy and in UTC. */
const INSTANTS = [
  ...["2026-12-31T22:59:59.000Z", "2026-12-31T22:59:59.999Z", "2026-12-31T23:00:00.000Z"],
  ...["2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00.000Z", "2027-01-01T08:30:00.000Z"],
  ...["2026-03-28T11:30:00.000Z", "2026-03-29T00:59:59.999Z", "2026-03-29T01:00:00.000Z"],
  ...["2026-10-24T10:30:00.000Z", "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
  ...["2028-02-28T23:30:00.000Z", "2028-02-29T10:00:00.000Z", "2026-03-10T09:00:00.000Z"],
];
const DAYS = ["2026-03-29", "2026-10-25", "2026-12-31", "2028-02-29"];

function ofInstant(instant: string) {
  const { expiresAt } = cardDates(instant);
  const justBefore = (at: string) => new Date(Date.parse(at) - 1).toISOString();
  const draft = { verification: null, unresolvedObsolete: 0, scoredAnswers: 1, lastIssuedAt: instant };
  const pauseEnds = nextIssueAt(instant, instant) ?? "";
  const isPaused = (now: string) => draftStatus(draft, now) === DRAFT_STATUS.block24h;
  return {
    closedYear: lastClosedYear(new Date(instant)),
    pauseEnds,
    paused: [instant, justBefore(pauseEnds), pauseEnds, daysLater(instant, 1)].map(isPaused),
    expiresAt,
    validity: [justBefore(expiresAt), expiresAt].map((now) =>
      cardStatus({ expiresAt, replaced: false }, now),
    ),
    later: [daysLater(instant, 1), daysLater(instant, 60), monthsLater(instant, 1), monthsLater(instant, 6)],
    daysSince: daysBetween(new Date("2026-03-01T12:00:00.000Z"), new Date(instant)),
    day: romeDay(new Date(instant)),
    words: [romeDayWords(instant), formatDate(instant), formatDateTime(instant), formatTime(instant)],
    ofOperator: dateTime(instant),
  };
}

const ofDay = (day: string) => ({
  begins: beginningOf(day),
  next: daysAfter(day, 1),
  read: readDate(day.split("-").reverse().join("/")),
});

/** What the rules of time say in the time zone of this process, and what a clock on its wall shows at noon in UTC. */
const told = {
  hour: new Date("2026-06-01T12:00:00.000Z").getHours(),
  instants: Object.fromEntries(INSTANTS.map((instant) => [instant, ofInstant(instant)])),
  days: Object.fromEntries(DAYS.map((day) => [day, ofDay(day)])),
};
export type Told = typeof told;

console.log(JSON.stringify(told));
