import type { Company } from "~/api/contract/registry";
import { ApiError } from "~/api/errors";
import { companyRolesOf, profileLabel } from "~/domain/people/company-roles";
import type { Db, SignedInScope } from "../scope";
import { recordAudit } from "../store/audit";
import { type CompanyRow, findCompany } from "../store/companies";
import { endIdentityRequest, pendingIdentityRequest } from "../store/identity-requests";
import { profilesOf } from "../store/accounts/company-profiles";
import { companyFiles, peopleFacts } from "../store/registry/registry-facts";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { presentRequest } from "./identity";
import { presentCompany } from "./present-company";
import { saveUpdate } from "./save-update";

/** The registry of the signed-in user's company. */
export const company: UseCase<"registry.company"> = async (_input, scope) =>
  wholeCompany(await findCompany(scope.db, scope.session.companyId), scope);

/**
 * Saves the registry; `refused` names the figures that could not be read, while all other fields were stored (D9).
 * `requested`: the identity of an enabled company waits for the provider.
 */
export const updateCompany: UseCase<"registry.updateCompany"> = async ({ body }, scope) => {
  const saved = await write(scope.db, scope.session.companyId, (trx) => saveUpdate(trx, body, scope));
  const { company: row, refused, isRequested } = saved;
  return { company: await storedCompany(row, scope), refused, requested: isRequested };
};

/** The company takes its request back: its present identity stays, and it may issue cards again. */
export const withdrawIdentityRequest: UseCase<"registry.withdrawIdentityRequest"> = async (_, scope) => {
  const { db, session, now } = scope;
  await write(db, session.companyId, async (trx) => {
    if (!(await pendingIdentityRequest(trx, session.companyId)))
      throw new ApiError(404, "internal/not_found");
    await endIdentityRequest(trx, session.companyId, { ending: "withdrawn", at: now().toISOString() });
    await recordAudit(trx, scope, "identity_change_withdrawn", session);
  });
  return {};
};

/** Without what only GET looks up: profiles, people and documents. */
const storedCompany = async (row: CompanyRow, { db, settings }: SignedInScope): Promise<Company> => ({
  ...presentCompany(row, settings),
  identityRequest: presentRequest(await requestOf(row, db)),
});

async function wholeCompany(row: CompanyRow, scope: SignedInScope): Promise<Company> {
  const { db } = scope;
  const profiles = await profilesOf(db, row.id);
  return {
    ...(await storedCompany(row, scope)),
    roles: companyRolesOf(profiles),
    profile: profileLabel([...profiles]),
    ...(await peopleFacts(db, row.id)),
    attachments: await companyFiles(db, row.id),
  };
}

/** A company without a waiting request, as most are, needs no second read. */
const requestOf = async ({ id, identity_asked_at }: CompanyRow, db: Db) =>
  identity_asked_at === null ? null : pendingIdentityRequest(db, id);
