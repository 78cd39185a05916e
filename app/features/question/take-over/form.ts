import { z } from "zod";
import { hiddenNumber, posted } from "~/web/posted";

export const takeOverForm = z.strictObject({
  deed: posted(z.enum(["take", "undo"], { error: "stale_form" })),
  /** Year of the page: a user who has it open while the year changes takes nothing over into the next one. */
  year: hiddenNumber(4),
});

export type Deed = z.output<typeof takeOverForm>["deed"];
