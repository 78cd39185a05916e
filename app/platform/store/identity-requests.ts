import { randomUUID } from "node:crypto";
import type { Db, Trx } from "../scope";
import { changeCompany, type CompanyChange, type CompanyRow } from "./companies";

/** A change of an enabled company's identity that waits for the provider. */
export interface IdentityRequest {
  id: string;
  companyId: string;
  changes: CompanyChange;
  askedBy: string;
  askedAt: string;
}

interface NewRequest {
  changes: CompanyChange;
  by: string;
  at: string;
}

/** Keeps a request in the place of an earlier one: only the latest stands. */
export async function openIdentityRequest(
  trx: Trx,
  companyId: string,
  { changes, by, at }: NewRequest,
): Promise<void> {
  await endIdentityRequest(trx, companyId, { ending: "replaced", at });
  await trx
    .insertInto("identity_request")
    .values({
      id: randomUUID(),
      company_id: companyId,
      changes: JSON.stringify(changes),
      asked_by: by,
      asked_at: at,
      ending: null,
      ended_at: null,
      reason: null,
    })
    .execute();
  await changeCompany(trx, companyId, { identity_asked_at: at });
}

interface End {
  ending: "accepted" | "declined" | "withdrawn" | "replaced";
  at: string;
  reason?: string;
}

/** Ends the request that waits, if one does. */
export async function endIdentityRequest(
  trx: Trx,
  companyId: string,
  { ending, at, reason }: End,
): Promise<void> {
  await trx
    .updateTable("identity_request")
    .set({ ending, ended_at: at, reason: reason ?? null })
    .where("company_id", "=", companyId)
    .where("ending", "is", null)
    .execute();
  await changeCompany(trx, companyId, { identity_asked_at: null });
}

export async function pendingIdentityRequest(db: Db, companyId: string): Promise<IdentityRequest | null> {
  const row = await pending(db)
    .select(REQUEST_COLUMNS)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row ? requestOf(row) : null;
}

/** Every request that waits, with its company as it is now, oldest first. */
export async function pendingIdentityRequests(
  db: Db,
): Promise<{ company: CompanyRow; request: IdentityRequest }[]> {
  const rows = await pending(db)
    .innerJoin("company", "company.id", "identity_request.company_id")
    .select(REQUEST_COLUMNS)
    .selectAll("company")
    .orderBy("asked_at")
    .execute();
  return rows.map(({ request_id, company_id, changes, asked_by, asked_at, ...company }) => ({
    company,
    request: requestOf({ request_id, company_id, changes, asked_by, asked_at }),
  }));
}

const REQUEST_COLUMNS = [
  "identity_request.id as request_id",
  "company_id",
  "changes",
  "asked_by",
  "asked_at",
] as const;

const pending = (db: Db) => db.selectFrom("identity_request").where("ending", "is", null);

const requestOf = (row: {
  request_id: string;
  company_id: string;
  changes: string;
  asked_by: string;
  asked_at: string;
}): IdentityRequest => ({
  id: row.request_id,
  companyId: row.company_id,
  changes: JSON.parse(row.changes) as CompanyChange,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
});
