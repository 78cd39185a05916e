import { z } from "zod";
import { tickedBox } from "~/web/posted";
import type { Places } from "~/web/schema-form";
import { isTypedTwice, passwordFields, TYPED_TWICE } from "~/web/new-password-form";

const consent = tickedBox("consent_required");

/** The password and the consents of an invited person. */
export const acceptForm = z
  .strictObject({ ...passwordFields, terms: consent, privacy: consent, otherPrivacy: consent })
  .refine(isTypedTwice, TYPED_TWICE);

/** The form's field for each name that differs in POST /reset-password. */
export const ACCEPT_PLACES = {
  "legalTerms.terms": "terms",
  "legalTerms.privacy": "privacy",
  "legalTerms.otherPrivacy": "otherPrivacy",
} as const satisfies Places<"user.resetPassword", typeof acceptForm>;
