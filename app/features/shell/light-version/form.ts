import { z } from "zod";
import { posted } from "~/web/posted";

/** "1" turns the light version on. */
export const lightVersion = z.strictObject({ light: posted(z.string().max(1)) });
