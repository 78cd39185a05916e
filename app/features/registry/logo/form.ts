import { z } from "zod";
import { oneFile } from "~/web/posted";

export const logoForm = z.strictObject({ logo: oneFile });
