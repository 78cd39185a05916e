import type { Company } from "~/api/contract/registry";
import { ApiError } from "~/api/errors";
import type { Db } from "../scope";
import { recordAudit } from "../store/audit";
import { type CompanyRow, findCompany } from "../store/companies";
import { endIdentityRequest, pendingIdentityRequest } from "../store/identity-requests";
import { lastLoginOf } from "../store/accounts/memberships";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { presentRequest } from "./identity";
import { presentCompany } from "./present-company";
import { saveUpdate } from "./save-update";

/** The registry of the signed-in user's company. */
export const company: UseCase<"registry.company"> = async (_input, { db, session }) => ({
  ...(await withRequest(db, await findCompany(db, session.companyId))),
  lastLoginAt: await lastLoginOf(db, session.companyId),
});

/**
 * Saves the registry; `refused` names the figures that could not be read, while all other fields were stored (D9).
 * `requested`: the identity of an enabled company waits for the provider.
 */
export const updateCompany: UseCase<"registry.updateCompany"> = ({ body }, scope) =>
  write(scope.db, scope.session.companyId, async (trx) => {
    const { company: row, refused, isRequested } = await saveUpdate(trx, body, scope);
    return { company: await withRequest(trx, row), refused, requested: isRequested };
  });

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

/** A company without a waiting request, as most are, needs no second read. */
async function withRequest(db: Db, row: CompanyRow): Promise<Company> {
  const request = row.identity_asked_at === null ? null : await pendingIdentityRequest(db, row.id);
  return { ...presentCompany(row), identityRequest: presentRequest(request) };
}
