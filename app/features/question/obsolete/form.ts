import { z } from "zod";
import { SETTLING } from "~/api/contract/obsolete";
import { hiddenNumber, posted, revision } from "~/web/posted";

export const settleAnswer = z.strictObject({
  way: posted(z.enum(SETTLING, "stale_form")),
  question: posted(z.string().max(64)),
  revision,
  /** Year of the list: a user who has it open while the year changes settles nothing of the next one. */
  year: hiddenNumber(4),
});
