import { ApiError, invalidUser } from "~/api/errors";
import { nameInMail } from "~/domain/people/link-like";
import { takeAttempt } from "../identity/limits";
import { mayMail } from "../identity/mail-caps";
import { after, MAILED_LINK_MS, newToken } from "../identity/tokens";
import type { RegisteringScope, Scope, Trx } from "../scope";
import { credentialsOf, normalisedEmail } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { identifierTaken } from "../store/companies";
import { queueMail } from "../store/mails";
import {
  deleteRegistration,
  findRegistration,
  pendingRegistration,
  prolongRegistration,
  type RegistrationDetails,
  sendRegistration,
} from "../store/accounts/registrations";
import { addMailedToken } from "../store/accounts/sessions-and-tokens";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { readSignUp } from "./sign-up-details";

/**
 * Keeps the sign-up until its owner opens the mailed link; until then it occupies neither address nor identifier (D8).
 * The answer is one for every address: what the address has already, only its owner learns, by mail.
 */
export const signUp: UseCase<"user.signUp"> = async ({ body }, scope) => {
  const accepted = { acceptedAt: scope.now().toISOString(), acceptedVersion: scope.settings.legalVersion };
  const details = readSignUp(body, accepted);
  const email = normalisedEmail(body.email);
  await takeAttempt(scope, "registration", email);
  await write(scope.db, null, async (trx) => {
    const registration = await findRegistration(trx, scope.registrationId);
    if (!registration || registration.details) throw invalidUser();
    if (registration.email !== email) throw refusedEmail();
    if (await identifierTaken(trx, details.idType, details.identifier, null)) {
      throw new ApiError(409, "internal/company_already_exists");
    }
    await recordAudit(trx, scope, "registration_sent");
    await keepAndTell(trx, email, details, scope);
  });
  return {};
};

const refusedEmail = () =>
  new ApiError(422, "internal/invalid_input", [{ path: "email", code: "not_acceptable" }]);

/** An account stays as it is, and a pending registration stays as it was first typed: its owner gets a new link to it. */
async function keepAndTell(trx: Trx, email: string, details: RegistrationDetails, scope: RegisteringScope) {
  const { registrationId } = scope;
  const now = scope.now();
  const account = await credentialsOf(trx, email);
  const pending = await pendingRegistration(trx, email, now.toISOString());
  const expiresAt = after(now, MAILED_LINK_MS);
  if (account || pending) await deleteRegistration(trx, registrationId);
  else await sendRegistration(trx, registrationId, details, expiresAt);
  if (!(await mayMail(trx, "registration", email, now))) return;
  if (account) return tellAccount(trx, email, `${account.name} ${account.surname}`, scope);
  if (pending) await prolongRegistration(trx, pending.id, expiresAt);
  const kept = pending ?? { id: registrationId, details };
  await mailLink(trx, email, kept, pending ? "registration-again" : "confirm-email", scope);
}

async function tellAccount(trx: Trx, email: string, name: string, { settings, now }: Scope): Promise<void> {
  const auth = `${settings.publicUrl}/auth`;
  const links = { signInLink: auth, recoveryLink: `${auth}/password-recovery` };
  await queueMail(trx, { address: email, name }, "already-registered", links, now().toISOString());
}

/** The recipient has no name yet: the one that was typed may be a stranger's words. */
async function mailLink(
  trx: Trx,
  email: string,
  registration: { id: string; details: RegistrationDetails | null },
  template: "confirm-email" | "registration-again",
  { settings, now }: Scope,
): Promise<void> {
  const { token, hash } = newToken();
  const createdAt = now().toISOString();
  await addMailedToken(trx, {
    tokenHash: hash,
    kind: "confirm-email",
    subjectId: registration.id,
    createdAt,
    expiresAt: after(now(), MAILED_LINK_MS),
  });
  const businessName = nameInMail(registration.details?.businessName ?? "");
  const link = `${settings.publicUrl}/auth/registration-confirmed?token=${token}`;
  await queueMail(trx, { address: email, name: "" }, template, { businessName, link }, createdAt);
}
