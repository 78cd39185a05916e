import { z } from "zod";
import { ticked } from "~/web/posted";

export const preferencesForm = z.strictObject({ welcome: ticked, tour: ticked });
