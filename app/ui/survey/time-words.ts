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

function durationWords(t: T, minutes: number): string {
  if (minutes < 20) return t("paths:time.minutes", { count: minutes });
  if (minutes <= 75) return t("paths:time.minutes", { count: 5 * Math.ceil(minutes / 5) });
  const halves = Math.round(minutes / 30);
  const key = halves % 2 === 0 ? "paths:time.hours" : "paths:time.hours_and_half";
  return t(key, { count: Math.floor(halves / 2) });
}
