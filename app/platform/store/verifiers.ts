import type { Db, Trx } from "../scope";

interface VerifierAccount {
  accountId: string;
  address: string;
  name: string;
  companyId: string;
  /** The name of their company. */
  body: string;
}

/** Who verifies under this address, with an access; null when nobody does. */
export const verifierOf = (db: Db, email: string): Promise<VerifierAccount | null> =>
  verifierWhere(db, "account.email", email);

/** The same by their account. */
export const verifierBehind = (handle: Db | Trx, accountId: string): Promise<VerifierAccount | null> =>
  verifierWhere(handle, "account.id", accountId);

async function verifierWhere(
  handle: Db | Trx,
  column: "account.email" | "account.id",
  value: string,
): Promise<VerifierAccount | null> {
  const row = await handle
    .selectFrom("account")
    .innerJoin("membership", "membership.account_id", "account.id")
    .innerJoin("company", "company.id", "membership.company_id")
    .select(["account.id", "account.email", "account.name", "account.surname", "company.business_name"])
    .select("company.id as company_id")
    .where(column, "=", value)
    .where("membership.is_verifier", "=", 1)
    .where("membership.access_active", "=", 1)
    .executeTakeFirst();
  return row
    ? {
        accountId: row.id,
        address: row.email,
        name: `${row.name} ${row.surname}`,
        companyId: row.company_id,
        body: row.business_name,
      }
    : null;
}
