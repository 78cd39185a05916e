import { z } from "zod";
import { posted } from "~/web/posted";

/** "1" switches it on. */
export const lightVersion = z.strictObject({ light: posted(z.string().max(1)) });
