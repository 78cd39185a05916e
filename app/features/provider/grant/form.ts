import { z } from "zod";
import { posted } from "~/web/posted";

/** What the pressed button gives: the right to copy, or its end. */
export const grantForm = z.strictObject({ allowed: posted(z.enum(["yes", "no"])) });
