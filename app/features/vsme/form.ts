import { MODULE_WORDS } from "~/domain/vsme/modules";
import { z } from "zod";
import { oneFile, posted } from "~/web/posted";

export const templateForm = z.strictObject({ file: oneFile, module: posted(z.enum(MODULE_WORDS)) });
