import { z } from "zod";
import { isTypedTwice, passwordFields, TYPED_TWICE } from "~/web/new-password-form";
import { presentPassword } from "../proof-forms";

export const changePasswordForm = z
  .strictObject({ present: presentPassword, ...passwordFields })
  .refine(isTypedTwice, TYPED_TWICE);
