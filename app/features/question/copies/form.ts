import { z } from "zod";
import { hiddenNumber, postedList } from "~/web/posted";

export const confirmForm = z.strictObject({
  /** The ticked boxes: each names a question and the revision of its copy. */
  copies: postedList(z.string().regex(/^[a-z0-9-]{1,64}:\d{1,9}$/, "stale_form")),
  /** Year of the list: a user who has it open while the year changes confirms nothing of the next one. */
  year: hiddenNumber(4),
});
