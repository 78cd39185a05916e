import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { lastClosedYear } from "~/domain/periods";
import type { HostedPerson } from "~/api/firebase/hosted";
import type { Db, Scope, Trx } from "../scope";
import type { UseCase } from "../use-case";
import { addAccount, credentialsOf } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { IDENTIFIER_COLUMN, insertCompany } from "../store/companies";
import { addMember } from "../store/accounts/memberships";
import {
  deleteRegistrationsOf,
  findRegistration,
  pendingRegistration as pendingOf,
  type RegistrationDetails,
} from "../store/accounts/registrations";
import { undoneUnlessStored, write } from "../store/write";
import { keepPassword } from "./hosted/set-password";
import { forgetAllAbout } from "./mail-caps";
import { consumeLink, REGISTRATION_LINKS, subjectOfLink } from "./mailed-link";
import { signedIn } from "./open-session";
import { requireGoodPassword } from "./password-rules";
import { NO_PASSWORD } from "./passwords";
import { identityRefusal } from "./refusals";

/**
 * Turns a pending registration into a company, an account with the password chosen now, an administrator and a session,
 * all or nothing. A refused password leaves the link usable.
 */
export const confirmEmail: UseCase<"identity.confirmEmail"> = async ({ body }, scope) => {
  const now = scope.now().toISOString();
  const { email, details } = await registrationOf(scope.db, body.token, now);
  const { name, surname, businessName } = details;
  const provider = scope.settings.providerName;
  requireGoodPassword(body.password, { email, name, surname, businessName, provider });
  const displayName = `${name} ${surname}`;
  const kept = await keepPassword({ email, password: body.password, displayName }, scope);
  const { hostedToken } = kept;
  const change = write(scope.db, null, async (trx) => {
    await consumeLink(trx, body.token, REGISTRATION_LINKS, now);
    const accountId = await confirmed(trx, { email, ...kept }, details, scope);
    return signedIn(trx, accountId, scope, { ...body, hostedToken });
  });
  return undoneUnlessStored(change, kept.undo);
};

/** The company, its first account and administrator; nothing of the registration remains. Returns the account. */
async function confirmed(
  trx: Trx,
  account: Pick<Parameters<typeof addAccount>[1], "email" | "passwordHash" | "hosted">,
  details: RegistrationDetails,
  scope: Scope,
): Promise<string> {
  const companyId = await foundCompany(trx, details, scope.now());
  const accountId = await openAccount(trx, { ...account, createdAt: scope.now().toISOString() }, details);
  await addMember(trx, { accountId, companyId, isAdmin: true, canWrite: true });
  await deleteRegistrationsOf(trx, account.email);
  await forgetAllAbout(trx, account.email);
  await recordAudit(trx, scope, "email_confirmed", { accountId, companyId });
  return accountId;
}

/**
 * The account of a person who signed up at the hosted identity service before POST /sign-up, and whose address the service
 * has proved since; null without such a registration.
 */
export async function confirmedByService(trx: Trx, person: HostedPerson, scope: Scope) {
  const { email, uid, tenantId, isEmailVerified } = person;
  const pending = await pendingOf(trx, email, scope.now().toISOString());
  if (!isEmailVerified || pending?.hostedUid !== uid || pending.details === null) return null;
  const account = { email, passwordHash: NO_PASSWORD, hosted: { uid, tenantId } };
  await confirmed(trx, account, pending.details, scope);
  return credentialsOf(trx, email);
}

/** What the link of a registration would confirm, for the page on which its owner chooses the password. */
export const pendingRegistration: UseCase<"identity.pendingRegistration"> = async ({ body }, scope) => {
  const { email, details } = await registrationOf(scope.db, body.token, scope.now().toISOString());
  const { name, surname, businessName, country, identifier } = details;
  return { email, name, surname, businessName, country, identifier };
};

/** The owner of the address never asked for it, or typed something wrong: a new registration may begin. */
export const declineRegistration: UseCase<"identity.declineRegistration"> = async ({ body }, scope) => {
  const now = scope.now().toISOString();
  const { email } = await registrationOf(scope.db, body.token, now);
  await write(scope.db, null, async (trx) => {
    await consumeLink(trx, body.token, REGISTRATION_LINKS, now);
    await deleteRegistrationsOf(trx, email);
    await forgetAllAbout(trx, email);
    await recordAudit(trx, scope, "registration_declined");
  });
  return {};
};

async function registrationOf(db: Db, token: string, now: string) {
  const registration = await findRegistration(db, await subjectOfLink(db, token, REGISTRATION_LINKS, now));
  if (!registration?.details) throw identityRefusal("expired-action-code");
  return { email: registration.email, details: registration.details };
}

async function foundCompany(trx: Trx, details: RegistrationDetails, now: Date): Promise<string> {
  const id = randomUUID();
  const founded = await insertCompany(trx, {
    id,
    business_name: details.businessName,
    country: details.country,
    id_type: details.idType,
    [IDENTIFIER_COLUMN[details.idType]]: details.identifier,
    fiscal_year: lastClosedYear(now),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
  if (!founded) throw new ApiError(409, "internal/company_already_exists");
  return id;
}

async function openAccount(
  trx: Trx,
  account: Pick<Parameters<typeof addAccount>[1], "email" | "passwordHash" | "createdAt" | "hosted">,
  { name, surname, acceptedAt, acceptedVersion }: RegistrationDetails,
): Promise<string> {
  const id = randomUUID();
  const opened = await addAccount(trx, { id, ...account, name, surname, acceptedAt, acceptedVersion });
  if (!opened) throw identityRefusal("email-already-in-use");
  return id;
}
