import { z } from "zod";
import type { RefusedForm } from "~/domain/issues";
import { isTypedTwice, passwordFields, TYPED_TWICE } from "~/web/new-password-form";

export const choosePasswordForm = z.strictObject(passwordFields).refine(isTypedTwice, TYPED_TWICE);

/** Issues of the whole form that end a link. */
const OVER = /^(expired_action_code|invalid_action_code|invitation_[a-z_]+)$/;

/** True when a mailed link is no longer valid: sending the form again would not help. */
export const isLinkOver = (refused: RefusedForm | undefined): boolean =>
  refused?.issues.some(({ code }) => OVER.test(code)) ?? false;
