import { z } from "zod";
import { hiddenNumber, postedList, ticked } from "~/web/posted";

export const restoreForm = z.strictObject({
  /** Numbers of the questions whose boxes are ticked. */
  questions: postedList(z.string().regex(/^\d{1,4}$/, "stale_form")),
  /** The page of the result stays until the user leaves it. */
  stay: ticked,
  /** How many boxes there were. */
  shown: hiddenNumber(4),
});
