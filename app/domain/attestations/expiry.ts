import type { CalendarDate } from "../calendar-date";
import { DAY_MS } from "../durations";

/** From this many days before its last one, a certificate is shown as expiring. */
export const SOON_DAYS = 90;

/** Whole days from a day to another; negative when that is over. */
export const daysUntil = (day: CalendarDate, today: CalendarDate): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** Whether a certificate ends soon or has ended; null for all others. The last day is still one of validity. */
export function expiryOf(expiresOn: CalendarDate | null, today: CalendarDate): "expired" | "soon" | null {
  if (expiresOn === null) return null;
  const days = daysUntil(expiresOn, today);
  if (days < 0) return "expired";
  return days <= SOON_DAYS ? "soon" : null;
}
