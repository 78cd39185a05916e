import { z } from "zod";
import { oneFile, posted } from "~/web/posted";

export const templateForm = z.strictObject({ file: oneFile, module: posted(z.enum(["base", "completo"])) });
