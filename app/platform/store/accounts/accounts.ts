import type { HostedKey } from "~/api/firebase/hosted";
import { searchKeyOf } from "~/domain/people/search-key";
import type { Db, Trx } from "../../scope";

/** The facts of an account that signing in needs. */
export interface Credentials {
  accountId: string;
  passwordHash: string;
  name: string;
  surname: string;
  companyId: string | null;
  accessActive: boolean;
  hasSecondFactor: boolean;
}

export async function credentialsOf(db: Db, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom("account")
    .leftJoin("membership", "membership.account_id", "account.id")
    .leftJoin("second_factor", "second_factor.account_id", "account.id")
    .where("account.email", "=", email)
    .select(["account.id", "password_hash", "name", "surname", "company_id", "access_active"])
    .select(["second_factor.enabled_at as second_factor_at"])
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.id,
    passwordHash: row.password_hash,
    name: row.name,
    surname: row.surname,
    companyId: row.company_id,
    accessActive: row.access_active === 1,
    hasSecondFactor: row.second_factor_at !== null,
  };
}

/** Null when there is no such account. */
export async function passwordHashOf(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

interface NewAccount {
  id: string;
  email: string;
  passwordHash: string;
  name: string;
  surname: string;
  /** When the person accepted terms, privacy and clauses. */
  acceptedAt: string;
  /** The version of their texts; null if the installation names none. */
  acceptedVersion?: string | null | undefined;
  createdAt: string;
  /** Who this is at the hosted identity service. */
  hosted?: HostedKey | undefined;
}

/** False when the address already has an account. */
export async function addAccount(db: Db, account: NewAccount): Promise<boolean> {
  // The service still has the account of a person who was deleted here: it is this one now.
  if (account.hosted) await db.deleteFrom("hosted_change").where("uid", "=", account.hosted.uid).execute();
  const added = await db
    .insertInto("account")
    .values({
      id: account.id,
      email: account.email,
      password_hash: account.passwordHash,
      name: account.name,
      surname: account.surname,
      search_key: searchKeyOf(account),
      phone: null,
      terms_accepted_at: account.acceptedAt,
      privacy_accepted_at: account.acceptedAt,
      clauses_accepted_at: account.acceptedAt,
      accepted_version: account.acceptedVersion ?? null,
      created_at: account.createdAt,
      last_login_at: null,
      hosted_uid: account.hosted?.uid ?? null,
      hosted_tenant: account.hosted?.tenantId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

interface AccountChanges {
  name?: string;
  surname?: string;
  phone?: string | null;
  welcome_seen?: number;
  skip_walkthrough?: number;
  locale?: string;
  password_hash?: string;
  last_login_at?: string;
  terms_accepted_at?: string;
  privacy_accepted_at?: string;
  clauses_accepted_at?: string;
}

/** Changes the given fields and returns the account's address. */
export async function changeAccount(db: Db, accountId: string, changes: AccountChanges): Promise<string> {
  const person = await db
    .updateTable("account")
    .set(changes)
    .where("id", "=", accountId)
    .returning(["email", "name", "surname"])
    .executeTakeFirstOrThrow();
  if (changes.name !== undefined || changes.surname !== undefined) {
    await db
      .updateTable("account")
      .set({ search_key: searchKeyOf(person) })
      .where("id", "=", accountId)
      .execute();
  }
  return person.email;
}

/** The names that a password of this account must not be made of. */
export async function circumstancesOf(db: Db, accountId: string) {
  const row = await db
    .selectFrom("account")
    .leftJoin("membership", "membership.account_id", "account.id")
    .leftJoin("company", "company.id", "membership.company_id")
    .select(["account.email", "account.name", "account.surname", "company.business_name"])
    .where("account.id", "=", accountId)
    .executeTakeFirstOrThrow();
  const { email, name, surname } = row;
  return { email, name, surname, businessName: row.business_name ?? "" };
}

/** One account per address: mail systems tell letter case apart in theory only. */
export const normalisedEmail = (email: string) => email.trim().toLowerCase();

export async function hasAccepted(db: Db, accountId: string, type: string): Promise<boolean> {
  const row = await db
    .selectFrom("accepted_notice")
    .select("type")
    .where("account_id", "=", accountId)
    .where("type", "=", type)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accepting twice counts once. */
export async function acceptNotice(trx: Trx, accountId: string, type: string, at: string): Promise<void> {
  await trx
    .insertInto("accepted_notice")
    .values({ account_id: accountId, type, accepted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeBackNotice(trx: Trx, accountId: string, type: string): Promise<void> {
  await trx
    .deleteFrom("accepted_notice")
    .where("account_id", "=", accountId)
    .where("type", "=", type)
    .execute();
}
