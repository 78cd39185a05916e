import { z } from "zod";
import { oneFile } from "~/web/posted";

export const documentForm = z.strictObject({ files: oneFile });
