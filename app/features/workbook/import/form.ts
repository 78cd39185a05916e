import { z } from "zod";
import { postedList } from "~/web/posted";

/** A ticked change: the number of its question, which halves the size of a page of all questions, and its revision. */
const change = z.string().regex(/^\d{1,4}:\d{1,9}$/, "stale_form");

export const confirmChanges = z.strictObject({ changes: postedList(change) });
