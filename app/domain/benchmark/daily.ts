import { romeDay } from "../calendar-date";

/**
 * A value that may change at any time and is shown as it was when the day began in Italy, so that one newcomer cannot
 * be computed from a difference (D10). `opening` is the value when `day`, the day of its last change, began.
 */
export interface Daily<T> {
  day: string;
  opening: T;
  live: T;
}

/** Changes the value at some time of `today`; the first change of a day keeps the former value as `opening`. */
export function change<T>(daily: Daily<T>, today: string, next: T): Daily<T> {
  const opening = today > daily.day ? daily.live : daily.opening;
  return { day: today > daily.day ? today : daily.day, opening, live: next };
}

/**
 * The value shown today. A process whose clock is behind the last change sees no later value than one with the right
 * time.
 */
export const shownOn = <T>({ day, opening, live }: Daily<T>, today: string): T =>
  today > day ? live : opening;

/** Whether today's numbers already include a version issued at an instant: only those issued before today began. */
export const isShownOn = (issuedAt: string, today: string): boolean => romeDay(new Date(issuedAt)) < today;
