import type { ProfileYears } from "~/domain/people/open-years";
import type { Db, Trx } from "../../scope";
import { keptQuery } from "../kept/kept-query";

interface NewMember {
  accountId: string;
  companyId: string;
  isAdmin: boolean;
  canWrite: boolean;
  isVerifier?: boolean;
  isProvider?: boolean;
}

/**
 * Gives a person access to a company, with the supplier profile every company starts with; a person of the provider has
 * none.
 */
export async function addMember(db: Db, member: NewMember): Promise<void> {
  const key = { account_id: member.accountId, company_id: member.companyId };
  const { isAdmin, isVerifier = false, isProvider = false, canWrite } = member;
  await db
    .insertInto("membership")
    .values({
      ...key,
      is_admin: Number(isAdmin),
      access_active: 1,
      is_verifier: Number(isVerifier),
      is_provider: Number(isProvider),
    })
    .execute();
  if (isProvider) return;
  await db
    .insertInto("profile")
    .values({ ...key, profile: "supplier", can_read: 1, can_write: Number(canWrite) })
    .execute();
}

/** What a person may do in a profile of the company, and the years that the company's profile may open. */
export interface ProfilePermission extends ProfileYears {
  canWrite: boolean;
}

const years = keptQuery((handle, { companyId }: { companyId: string }) =>
  handle
    .selectFrom("company")
    .where("id", "=", companyId)
    .select("fiscal_year as year")
    .union((eb) => eb.selectFrom("draft").where("company_id", "=", companyId).select("year"))
    .union((eb) => eb.selectFrom("card_version").where("company_id", "=", companyId).select("year"))
    .union((eb) => eb.selectFrom("saved_position").where("company_id", "=", companyId).select("year")),
);

/** The fiscal years a company has something in, always including the current one; newest first. */
export async function yearsOf(db: Db, companyId: string): Promise<number[]> {
  const rows = await years(db, { companyId });
  return rows.map(({ year }) => year).sort((a, b) => b - a);
}

/** The recipients of mails about a company: its administrators with an active access, by address. */
export async function administratorsOf(
  handle: Db | Trx,
  companyId: string,
): Promise<{ address: string; name: string }[]> {
  const rows = await handle
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.email", "account.name", "account.surname"])
    .where("membership.company_id", "=", companyId)
    .where("membership.is_admin", "=", 1)
    .where("membership.access_active", "=", 1)
    .orderBy("account.email")
    .execute();
  return rows.map(({ email, name, surname }) => ({ address: email, name: `${name} ${surname}` }));
}

interface VerifierAccount {
  accountId: string;
  address: string;
  name: string;
  companyId: string;
  /** The name of the verifier's company. */
  body: string;
}

/** The verifier with this address and an active access; null when there is none. */
export const verifierOf = (db: Db, email: string): Promise<VerifierAccount | null> =>
  verifierWhere(db, "account.email", email);

/** The same by account. */
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
