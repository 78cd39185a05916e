import { HOUR_MS } from "./durations";

const ROME = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Rome",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

const OFFSETS_MS = [1, 2].map((hours) => hours * HOUR_MS);

/**
 * The same day and time in Italy some months later, as UTC ISO texts. The day is clamped to the length of its month: a
 * year after 29 February is 28 February.
 */
export function monthsLater(instant: string, months: number): string {
  const wall = new Date(wallClock(Date.parse(instant)));
  const firstOfMonth = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + months, 1);
  const day = Math.min(wall.getUTCDate(), daysInMonth(firstOfMonth));
  const later = new Date(firstOfMonth);
  later.setUTCDate(day);
  later.setUTCHours(
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
    wall.getUTCMilliseconds(),
  );
  return new Date(instantOf(later.getTime())).toISOString();
}

/** The same time in Italy some days later, as UTC ISO texts: a day there may have 23 or 25 hours. */
export function daysLater(instant: string, days: number): string {
  const wall = new Date(wallClock(Date.parse(instant)));
  wall.setUTCDate(wall.getUTCDate() + days);
  return new Date(instantOf(wall.getTime())).toISOString();
}

/** The instant at which a day ("2026-03-31") begins in Italy, as UTC ISO text. */
export const beginningOf = (day: string): string =>
  new Date(instantOf(Date.parse(`${day}T00:00:00Z`))).toISOString();

/** The time on Italian clocks at an instant, as milliseconds on a clock without time zones. */
function wallClock(instant: number): number {
  const parts = new Map(ROME.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (
    ["year", "month", "day", "hour", "minute", "second"] as const
  ).map((type) => parts.get(type));
  return Date.UTC(year, month - 1, day, hour, minute, second) + (instant % 1000);
}

/** The instant at which Italian clocks show a time; a time that summer time skips is read as winter time. */
function instantOf(wall: number): number {
  const candidates = OFFSETS_MS.map((offset) => wall - offset);
  return candidates.find((instant) => wallClock(instant) === wall) ?? wall - (OFFSETS_MS[0] ?? 0);
}

function daysInMonth(firstOfMonth: number): number {
  const first = new Date(firstOfMonth);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
}
