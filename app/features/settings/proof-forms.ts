import { z } from "zod";
import { password, neededText } from "~/api/contract/wire";
import { posted } from "~/web/posted";

/** The present password, which a change of what opens the account asks for again. */
export const presentPassword = posted(password.refine((typed) => typed.trim() !== "", "mandatory_field"));

/** Password and code together. */
export const proofForm = z.strictObject({ present: presentPassword, code: posted(neededText(40)) });
