import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { T } from "~/texts/resources";

const MINUTE_MS = 60_000;

/** How long something has lasted, in its largest unit: "3 ore". */
export function ageWords(t: T, ms: number): string {
  if (ms < MINUTE_MS) return t("provider:age.moment");
  if (ms < HOUR_MS) return t("provider:age.minutes", { count: Math.floor(ms / MINUTE_MS) });
  if (ms < DAY_MS) return t("provider:age.hours", { count: Math.floor(ms / HOUR_MS) });
  return t("provider:age.days", { count: Math.floor(ms / DAY_MS) });
}
