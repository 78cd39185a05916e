import { z } from "zod";
import { posted } from "~/web/posted";

/** The mark of the last page, which proves that all rows were shown. */
export const sendForm = z.strictObject({
  mark: posted(z.string().regex(/^[0-9a-f]{64}$/, "incomplete_form")),
});
