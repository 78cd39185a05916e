import { z } from "zod";
import { neededText, password, text } from "~/api/contract/wire";
import { posted } from "~/web/posted";

export const signIn = z.strictObject({
  email: posted(neededText(254).trim()),
  password: posted(password.refine((typed) => typed.trim() !== "", "mandatory_field")),
  /** A form that was being filled in when its session ended, as JSON. */
  carried: posted(text(200_000)),
});
