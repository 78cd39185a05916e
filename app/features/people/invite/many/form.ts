import { z } from "zod";
import { oneFile, posted } from "~/web/posted";

/** The most characters of a pasted list; a longer one is a file. */
export const PASTED_MOST = 90_000;

export const manyForm = z.strictObject({ list: posted(z.string().max(PASTED_MOST)), file: oneFile });
