import { z } from "zod";
import { neededText, text } from "~/api/contract/wire";
import { posted } from "~/web/posted";

export const codeForm = z.strictObject({
  code: posted(neededText(40)),
  /** The form that the sign-in carries, as JSON. */
  carried: posted(text(200_000)),
});
