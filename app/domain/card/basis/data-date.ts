import { DAY_MS } from "../../durations";

/** When the newest of some answers was last changed; null without answers. Times are UTC ISO texts. */
export const lastChange = (answers: readonly { updatedAt: string }[]): string | null =>
  answers.reduce<string | null>(
    (last, { updatedAt }) => (last === null || Date.parse(updatedAt) > Date.parse(last) ? updatedAt : last),
    null,
  );

/** The age of data in whole days of 24 hours, rounded down; data of the future are of today. */
export const ageInDays = (dataAsOf: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(dataAsOf)) / DAY_MS));
