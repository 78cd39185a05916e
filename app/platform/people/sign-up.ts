import { ApiError, invalidUser } from "~/api/errors";
import { after, MAILED_LINK_MS, newToken } from "../identity/tokens";
import { takeAttempt } from "../identity/limits";
import type { Scope, Trx } from "../scope";
import { credentialsOf, normalisedEmail } from "../store/accounts";
import { recordAudit } from "../store/audit";
import { identifierTaken } from "../store/companies";
import { queueMail } from "../store/mails";
import { findRegistration, type RegistrationDetails, sendRegistration } from "../store/registrations";
import { addMailedToken } from "../store/sessions-and-tokens";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { readSignUp } from "./sign-up-details";

/**
 * Keeps the sign-up until its address is confirmed, and mails the link; until then it occupies neither address nor
 * identifier (D8).
 */
export const signUp: UseCase<"user.signUp"> = async ({ body }, scope) => {
  const now = scope.now();
  const details = readSignUp(body, now.toISOString());
  const email = normalisedEmail(body.email);
  await takeAttempt(scope, "mail", email);
  const { token, hash } = newToken();
  await write(scope.db, null, async (trx) => {
    const registration = await findRegistration(trx, scope.registrationId);
    if (!registration || registration.details) throw invalidUser();
    if (registration.email !== email) throw refusedEmail();
    if (await identifierTaken(trx, details.idType, details.identifier, null)) {
      throw new ApiError(409, "internal/company_already_exists");
    }
    const expiresAt = after(now, MAILED_LINK_MS);
    await sendRegistration(trx, registration, details, expiresAt);
    await addMailedToken(trx, {
      tokenHash: hash,
      kind: "confirm-email",
      subjectId: registration.id,
      createdAt: now.toISOString(),
      expiresAt,
    });
    await mailTo(trx, email, details, token, scope);
    await recordAudit(trx, scope, "registration_sent");
  });
  return {};
};

const refusedEmail = () =>
  new ApiError(422, "internal/invalid_input", [{ path: "email", code: "not_acceptable" }]);

/**
 * A person who already has an account is told so by mail. The page answers as it does to everyone else, and the link of
 * this registration is never sent.
 */
async function mailTo(trx: Trx, email: string, details: RegistrationDetails, token: string, scope: Scope) {
  const account = await credentialsOf(trx, email);
  const { name, surname } = account ?? details;
  const recipient = { address: email, name: `${name} ${surname}` };
  const now = scope.now().toISOString();
  const auth = `${scope.settings.publicUrl}/auth`;
  if (account) {
    const links = { signInLink: auth, recoveryLink: `${auth}/password-recovery` };
    await queueMail(trx, recipient, "already-registered", links, now);
  } else {
    const link = `${auth}/registration-confirmed?token=${token}`;
    await queueMail(trx, recipient, "confirm-email", { businessName: details.businessName, link }, now);
  }
}
