import { z } from "zod";
import { revision, ticked } from "~/web/posted";

export const publicityForm = z.strictObject({ showsClasses: ticked, sharesDocument: ticked, revision });
