import { DAY_MS } from "./durations";
import { toHalfWidth } from "./plain-text";

/** A day of the calendar without time or zone, as "2026-03-31": these texts compare in the order of the days. */
export type CalendarDate = string;

const ROME_DAY = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Rome" });

const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;
const EARLIEST_YEAR = 1900;

/** The day in Italy at an instant. */
export const romeDay = (instant: Date): CalendarDate => ROME_DAY.format(instant);

/** Calendar days in Italy from one instant to another. */
export const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(romeDay(to)) - Date.parse(romeDay(from))) / DAY_MS;

/**
 * Reads a day as people in Italy write it (31/3/2026, 31.03.2026, 31-03-2026), or as computers do (2026-03-31). Null
 * for an invalid day, or for a year of two digits, which is ambiguous.
 */
export function readDate(typed: string): CalendarDate | null {
  const text = toHalfWidth(typed).trim();
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = YEAR_FIRST.exec(text) ?? [];
  return dateOf(Number(year ?? isoYear), Number(month ?? isoMonth), Number(day ?? isoDay));
}

/** The day so many days later. */
export const daysAfter = (day: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** "31/03/2026". */
export const dateWords = (date: CalendarDate): string => date.split("-").reverse().join("/");

/** The day in Italy of an instant, as "31/03/2026". */
export const romeDayWords = (instant: string | Date): string => dateWords(romeDay(new Date(instant)));

function dateOf(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= EARLIEST_YEAR ? date.toISOString().slice(0, 10) : null;
}
