import type { Asked } from "../../row";

/** The year of an answer; where the server does not tell it, the one that was asked for, or the user's current one. */
export const yearOfAnswer = (told: number | undefined, { query, user }: Asked): number =>
  told ?? (Number(query["year"]) || (user?.currentFiscalYear ?? 0));
