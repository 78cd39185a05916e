/** Lengths of time in milliseconds; a day is one of 24 hours, whatever a clock in Italy says. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
