/** Lengths of time in milliseconds; a day has 24 hours, even when clocks in Italy change. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
