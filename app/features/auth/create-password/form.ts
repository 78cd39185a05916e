import { z } from "zod";
import { ticked } from "~/web/posted";
import type { Places } from "~/web/schema-form";
import { isTypedTwice, passwordFields, TYPED_TWICE } from "~/web/new-password-form";

/**
 * A missing consent is refused by the call, together with what it says of the password. Here it is refused only with other
 * issues, because of which nothing is called.
 */
const consentNeeded = (name: "terms" | "privacy" | "otherPrivacy") => ({
  path: [name],
  error: "consent_required",
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length > 0,
});

/** The password and the consents of an invited person. */
export const acceptForm = z
  .strictObject({ ...passwordFields, terms: ticked, privacy: ticked, otherPrivacy: ticked })
  .refine(isTypedTwice, TYPED_TWICE)
  .refine(({ terms }) => terms, consentNeeded("terms"))
  .refine(({ privacy }) => privacy, consentNeeded("privacy"))
  .refine(({ otherPrivacy }) => otherPrivacy, consentNeeded("otherPrivacy"));

/** The form's field for each name that differs in POST /reset-password. */
export const ACCEPT_PLACES = {
  "legalTerms.terms": "terms",
  "legalTerms.privacy": "privacy",
  "legalTerms.otherPrivacy": "otherPrivacy",
} as const satisfies Places<"user.resetPassword", typeof acceptForm>;
