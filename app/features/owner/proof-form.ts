import { z } from "zod";
import { password } from "~/api/contract/wire";
import { posted } from "~/web/posted";

/** The password of the account, typed again before something that cannot be undone. */
const passwordAgain = posted(password.refine((typed) => typed.trim() !== "", "mandatory_field"));

export const proofForm = z.strictObject({ password: passwordAgain });
