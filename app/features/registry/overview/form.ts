import { z } from "zod";
import { hiddenNumber, tickedBox } from "~/web/posted";

/** Opens the next fiscal year, which ends the work on the present one. */
export const nextYear = z.strictObject({ year: hiddenNumber(4), understood: tickedBox("confirm_year") });
