import { z } from "zod";
import { oneFile } from "~/web/posted";

export const workbookForm = z.strictObject({ file: oneFile });
