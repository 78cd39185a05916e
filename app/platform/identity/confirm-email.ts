import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { lastClosedYear } from "~/domain/periods";
import type { Trx } from "../scope";
import type { UseCase } from "../use-case";
import { addAccount } from "../store/accounts";
import { recordAudit } from "../store/audit";
import { IDENTIFIER_COLUMN, insertCompany } from "../store/companies";
import { addMember } from "../store/memberships";
import {
  deleteRegistrationsOf,
  findRegistration,
  type Registration,
  type RegistrationDetails,
} from "../store/registrations";
import { write } from "../store/write";
import { consumeLink } from "./mailed-link";
import { identityRefusal } from "./refusals";

/** Turns a confirmed registration into a company, an account and an administrator, all or nothing. */
export const confirmEmail: UseCase<"identity.confirmEmail"> = async ({ body }, scope) => {
  await write(scope.db, null, async (trx) => {
    const now = scope.now().toISOString();
    const registrationId = await consumeLink(trx, body.token, ["confirm-email"], now);
    const registration = await findRegistration(trx, registrationId);
    if (!registration?.details) throw identityRefusal("expired-action-code");
    const companyId = await foundCompany(trx, registration.details, scope.now());
    const accountId = await openAccount(trx, registration, registration.details, now);
    await addMember(trx, { accountId, companyId, isAdmin: true, canWrite: true });
    await deleteRegistrationsOf(trx, registration.email);
    await recordAudit(trx, scope, "email_confirmed", { accountId, companyId });
  });
  return {};
};

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
  { email, passwordHash }: Registration,
  { name, surname, acceptedAt }: RegistrationDetails,
  createdAt: string,
): Promise<string> {
  const id = randomUUID();
  const opened = await addAccount(trx, { id, email, passwordHash, name, surname, acceptedAt, createdAt });
  if (!opened) throw identityRefusal("email-already-in-use");
  return id;
}
