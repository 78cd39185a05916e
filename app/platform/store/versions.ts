import type { Insertable } from "kysely";
import type { Db, Trx } from "../scope";
import type { Database } from "./schema";

/** A version without its snapshot, which may be large. */
export interface IssuedVersion {
  id: string;
  year: number;
  number: number;
  draftRevision: number;
  issuedAt: string;
  expiresAt: string;
  certification: { level: number; date: string; body: string | null; dataAsOf: string };
}

/** No group of companies is larger, and no statement takes more parameters. */
const MOST_COMPANIES = 400;

/** The versions of a company, newest first; of one year when given. */
export async function issuedVersions(
  handle: Db | Trx,
  companyId: string,
  year: number | null = null,
): Promise<IssuedVersion[]> {
  const rows = await handle
    .selectFrom("card_version")
    .select(["id", "year", "number", "draft_revision", "issued_at", "expires_at"])
    .select(["certification_level", "certification_body", "data_as_of"])
    .where("company_id", "=", companyId)
    .$if(year !== null, (query) => query.where("year", "=", year as number))
    .orderBy("issued_at", "desc")
    .orderBy("number", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    year: row.year,
    number: row.number,
    draftRevision: row.draft_revision,
    issuedAt: row.issued_at,
    expiresAt: row.expires_at,
    certification: {
      level: row.certification_level,
      date: row.issued_at,
      body: row.certification_body,
      dataAsOf: row.data_as_of ?? row.issued_at,
    },
  }));
}

/** The versions that several companies have issued for a year, newest first, without what a card of its own says. */
export async function versionsOfCompanies(
  handle: Db | Trx,
  companyIds: readonly string[],
  year: number,
): Promise<{ companyId: string; id: string; issuedAt: string }[]> {
  if (companyIds.length === 0) return [];
  const rows = await handle
    .selectFrom("card_version")
    .select(["company_id", "id", "issued_at"])
    .where("company_id", "in", companyIds.slice(0, MOST_COMPANIES))
    .where("year", "=", year)
    .orderBy("issued_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ company_id, id, issued_at }) => ({ companyId: company_id, id, issuedAt: issued_at }));
}

/** The canonical JSON of a version; undefined when the company has no such version. */
export async function findSnapshot(
  handle: Db | Trx,
  companyId: string,
  versionId: string,
): Promise<{ snapshot: string; sha256: string } | undefined> {
  return handle
    .selectFrom("card_version")
    .select(["snapshot", "sha256"])
    .where("company_id", "=", companyId)
    .where("id", "=", versionId)
    .executeTakeFirst();
}

/** False when the id or the number is taken. */
export async function insertVersion(trx: Trx, row: Insertable<Database["card_version"]>): Promise<boolean> {
  const inserted = await trx
    .insertInto("card_version")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
