import { z } from "zod";
import { posted } from "~/web/posted";

/** One button beside each company. */
export const grantForm = z.strictObject({
  company: posted(z.string().min(1).max(64)),
  grant: posted(z.enum(["yes", "no"])),
});
