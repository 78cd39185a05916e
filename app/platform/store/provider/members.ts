import type { Db, Trx } from "../../scope";

interface DeskMember {
  accountId: string;
  email: string;
  companyId: string;
  isProvider: boolean;
  accessActive: boolean;
}

const members = (db: Db) =>
  db
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.id", "account.email", "company_id", "is_provider", "access_active"]);

type Row = Awaited<ReturnType<ReturnType<typeof members>["execute"]>>[number];

const memberOf = (row: Row): DeskMember => ({
  accountId: row.id,
  email: row.email,
  companyId: row.company_id,
  isProvider: row.is_provider === 1,
  accessActive: row.access_active === 1,
});

/** The person with this address; null when no account has it. */
export async function memberWith(db: Db, email: string): Promise<DeskMember | null> {
  const row = await members(db).where("account.email", "=", email).executeTakeFirst();
  return row ? memberOf(row) : null;
}

/** Everyone who may work at the provider's desk, by address. */
export async function deskMembers(db: Db): Promise<DeskMember[]> {
  const rows = await members(db).where("is_provider", "=", 1).orderBy("account.email").execute();
  return rows.map(memberOf);
}

export async function setProvider(trx: Trx, accountId: string, isProvider: boolean): Promise<void> {
  await trx
    .updateTable("membership")
    .set({ is_provider: Number(isProvider) })
    .where("account_id", "=", accountId)
    .execute();
}

/** The administrators of a company, by address, with whether each can sign in. */
export async function administratorsListed(db: Db, companyId: string) {
  const rows = await db
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.email", "account.name", "account.surname", "access_active", "last_login_at"])
    .where("company_id", "=", companyId)
    .where("is_admin", "=", 1)
    .orderBy("account.email")
    .execute();
  return rows.map((row) => ({
    email: row.email,
    name: `${row.name} ${row.surname}`,
    accessActive: row.access_active === 1,
    lastLoginAt: row.last_login_at,
  }));
}

/** Verifiers who can sign in and are not of this company, by name. */
export async function verifiersBeside(db: Db, companyId: string) {
  const rows = await db
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .innerJoin("company", "company.id", "membership.company_id")
    .select(["account.email", "account.name", "account.surname", "company.business_name"])
    .where("is_verifier", "=", 1)
    .where("access_active", "=", 1)
    .where("membership.company_id", "<>", companyId)
    .orderBy("account.search_key")
    .orderBy("account.id")
    .execute();
  return rows.map((row) => ({
    email: row.email,
    name: `${row.name} ${row.surname}`,
    body: row.business_name,
  }));
}
