import type { T } from "~/texts/resources";

/** The minutes that some questions take, and what of them is left. */
export interface TimeNeeded {
  minutes: number;
  left: number;
}

/** Says an estimate, never more exactly than it is known: in steps of five minutes, then of half an hour. */
export function timeWords(t: T, { minutes, left }: TimeNeeded): string {
  const whole = durationWords(t, minutes);
  const remaining = durationWords(t, left);
  if (left === 0 || remaining === whole) return t("paths:time.whole", { whole });
  return t("paths:time.left", { whole, left: remaining });
}

/** About so many minutes, in words. */
export function durationWords(t: T, minutes: number): string {
  if (minutes <= 75) return t("paths:time.minutes", { count: roundedMinutes(minutes) });
  const halves = Math.round(minutes / 30);
  const key = halves % 2 === 0 ? "paths:time.hours" : "paths:time.hours_and_half";
  return t(key, { count: Math.floor(halves / 2) });
}

/** Below twenty as they are, then in steps of five. */
const roundedMinutes = (minutes: number): number => (minutes < 20 ? minutes : 5 * Math.ceil(minutes / 5));

/** The same in short, where the place is narrow: "15 min". */
export const minutesWords = (t: T, minutes: number): string =>
  t("survey:topic.minutes", { minutes: roundedMinutes(minutes) });
