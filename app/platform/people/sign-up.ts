import { ApiError, invalidUser } from "~/api/errors";
import { takeAttempt } from "../identity/limits";
import { identityRefusal } from "../identity/refusals";
import { after, MAILED_LINK_MS } from "../identity/tokens";
import type { RegisteringScope, Trx } from "../scope";
import { normalisedEmail } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { identifierTaken } from "../store/companies";
import {
  deleteRegistration,
  findRegistration,
  type RegistrationDetails,
  sendRegistration,
} from "../store/accounts/registrations";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { standingOf, tellOwner } from "./registration-mails";
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
    await (registration.hostedUid === null
      ? keepAndTell(trx, email, details, scope)
      : keepForService(trx, email, details, scope));
  });
  return {};
};

/**
 * Mails the link of a pending registration once more. The answer is one for every address, and the limits are those of a
 * registration: to a stranger the two are the same.
 */
export const sendAgain: UseCase<"user.sendSignUpAgain"> = async ({ body }, scope) => {
  const email = normalisedEmail(body.email);
  await takeAttempt(scope, "registration", email);
  await write(scope.db, null, async (trx) => {
    await recordAudit(trx, scope, "registration_sent");
    await tellOwner(trx, email, await standingOf(trx, email, scope), { template: "confirm-email" }, scope);
  });
  return {};
};

const refusedEmail = () =>
  new ApiError(422, "internal/invalid_input", [{ path: "email", code: "not_acceptable" }]);

/** The hosted identity service has the address confirmed, and mails the link for that. */
async function keepForService(
  trx: Trx,
  email: string,
  details: RegistrationDetails,
  scope: RegisteringScope,
): Promise<void> {
  const { registrationId: id } = scope;
  const { account, pending } = await standingOf(trx, email, scope);
  if (account) throw identityRefusal("email-already-in-use");
  if (pending) await deleteRegistration(trx, id);
  else await sendRegistration(trx, id, details, after(scope.now(), MAILED_LINK_MS));
}

/** An account stays as it is, and a pending registration stays as it was first typed: its owner gets a new link to it. */
async function keepAndTell(trx: Trx, email: string, details: RegistrationDetails, scope: RegisteringScope) {
  const { registrationId: id } = scope;
  const standing = await standingOf(trx, email, scope);
  const { account, pending } = standing;
  if (account || pending) await deleteRegistration(trx, id);
  else await sendRegistration(trx, id, details, after(scope.now(), MAILED_LINK_MS));
  const template = pending ? "registration-again" : "confirm-email";
  await tellOwner(trx, email, standing, { template, opened: { id, details } }, scope);
}
