import type { CompanyUpdate } from "~/api/contract/registry";
import type { Issue } from "~/domain/issues";
import type { SignedInScope, Trx } from "../scope";
import { recordAudit } from "../store/audit";
import { type CompanyChange, type CompanyRow, findCompany } from "../store/companies";
import { openIdentityRequest, pendingIdentityRequest } from "../store/identity-requests";
import { isDeepStrictEqual } from "node:util";
import { storeUpdate } from "./store-update";

interface Saved {
  company: CompanyRow;
  refused: Issue[];
  /** A part of the update became a request to the provider. */
  isRequested: boolean;
}

/** Saves an update by a person: what an enabled company may not change by itself waits for the provider. */
export async function saveUpdate(trx: Trx, update: CompanyUpdate, scope: SignedInScope): Promise<Saved> {
  const { companyId } = scope.session;
  const stored = await storeUpdate(trx, update, scope);
  const isRequested = Object.keys(stored.requested).length > 0;
  if (!isRequested) return { ...stored, isRequested };
  await request(trx, stored.requested, scope);
  return { ...stored, company: await findCompany(trx, companyId), isRequested };
}

async function request(trx: Trx, changes: CompanyChange, scope: SignedInScope): Promise<void> {
  const { companyId, accountId } = scope.session;
  const waiting = await pendingIdentityRequest(trx, companyId);
  if (waiting && isDeepStrictEqual(waiting.changes, changes)) return;
  await openIdentityRequest(trx, companyId, { changes, by: accountId, at: scope.now().toISOString() });
  const detail = Object.keys(changes).join(" ");
  await recordAudit(trx, scope, "identity_change_asked", { accountId, companyId, detail });
}
