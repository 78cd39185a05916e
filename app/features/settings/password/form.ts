import { z } from "zod";
import { text } from "~/api/contract/wire";
import { isTypedTwice, passwordFields, TYPED_TWICE } from "~/web/new-password-form";
import { postedIfAny } from "~/web/posted";
import { presentPassword } from "../proof-forms";

/** The code is asked of a person whose second factor is in use. */
export const changePasswordForm = z
  .strictObject({ present: presentPassword, code: postedIfAny(text(40)), ...passwordFields })
  .refine(isTypedTwice, TYPED_TWICE);
