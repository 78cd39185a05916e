import { z } from "zod";
import { oneFile } from "~/web/posted";

export const compareForm = z.strictObject({ document: oneFile, signature: oneFile });
