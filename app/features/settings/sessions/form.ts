import { z } from "zod";
import { neededText } from "~/api/contract/wire";
import { posted } from "~/web/posted";

/** All sessions but the present one. */
export const OTHERS = "others";

/** The session to end, or `OTHERS`. */
export const endForm = z.strictObject({ session: posted(neededText(64)) });
