import type { Selectable } from "kysely";
import type { Profile } from "~/domain/people/rights";
import type { Database } from "../../schema/database";
import type { Db } from "../../scope";
import type { CompanyRow } from "../companies";
import { keptQuery } from "../kept/kept-query";
import { isGranted, yearsFrom } from "./company-profiles";
import type { ProfilePermission } from "./memberships";

interface NewSession {
  tokenHash: string;
  accountId: string;
  createdAt: string;
  expiresAt: string;
  browser: string | null;
  origin: string;
  /** Sealed; of a session with the hosted identity. */
  hostedToken?: string | undefined;
}

/** As many old sessions as one sign-in deletes at most: more than an account may ever have at once (MOST_SESSIONS). */
const DELETED_AT_ONCE = 1_000;

/** Opens a session and deletes of the account's others all but the newest `most` - 1, those that still work first. */
export async function openSession(db: Db, session: NewSession, most: number): Promise<void> {
  const ofAccount = db
    .selectFrom("session")
    .select("token_hash")
    .where("account_id", "=", session.accountId)
    .where("expires_at", ">", session.createdAt);
  const kept = ofAccount
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .limit(most - 1);
  const surplus = db
    .selectFrom("session")
    .select("token_hash")
    .where("account_id", "=", session.accountId)
    .where("token_hash", "not in", kept)
    .orderBy("expires_at", "desc")
    .limit(DELETED_AT_ONCE);
  await db.deleteFrom("session").where("token_hash", "in", surplus).execute();
  await db
    .insertInto("session")
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      browser: session.browser,
      origin: session.origin,
      hosted_token: session.hostedToken ?? null,
    })
    .execute();
}

/** The person of a session, with all facts that decide their rights or appear on every page. */
export interface SessionMember {
  expiresAt: string;
  /** When a call last used the session, to the hour. */
  lastSeenAt: string;
  account: MemberRow;
  /** Null when the person no longer belongs to a company. */
  company: MemberCompany | null;
  /** When the company will be deleted; null = it will not. */
  companyDeletedAt: string | null;
  accessActive: boolean;
  isAdmin: boolean;
  isVerifier: boolean;
  isProvider: boolean;
  /** Those that the company has. */
  profiles: ProfilePermission[];
  /** The one that the person chose to work in. */
  chosenProfile: Profile | null;
  /** When a second factor came into use; null = there is none. */
  secondFactorAt: string | null;
  /** What the hosted identity service renews the tokens of the session with, sealed. */
  hostedToken: string | null;
  openedAt: string;
}

type MemberRow = Pick<
  Selectable<Database["account"]>,
  | "id"
  | "email"
  | "name"
  | "surname"
  | "phone"
  | "terms_accepted_at"
  | "privacy_accepted_at"
  | "clauses_accepted_at"
  | "accepted_version"
  | "locale"
  | "welcome_seen"
  | "skip_walkthrough"
  | "hosted_uid"
  | "hosted_tenant"
>;

type MemberCompany = Pick<
  CompanyRow,
  | "id"
  | "business_name"
  | "fiscal_year"
  | "is_validated"
  | "employees"
  | "workforce"
  | "annual_turnover"
  | "size_override"
  | "macrosector"
  | "logo_id"
  | "requires_second_factor"
>;

const sessionMember = keptQuery((handle, { tokenHash }: { tokenHash: string }) =>
  handle
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .leftJoin("membership", "membership.account_id", "session.account_id")
    .leftJoin("company", "company.id", "membership.company_id")
    .leftJoin("company_deletion", "company_deletion.company_id", "membership.company_id")
    .leftJoin("profile", (join) =>
      join
        .onRef("profile.account_id", "=", "membership.account_id")
        .onRef("profile.company_id", "=", "membership.company_id")
        .on(isGranted("profile.company_id", "profile.profile")),
    )
    .leftJoin("company_profile", (join) =>
      join
        .onRef("company_profile.company_id", "=", "profile.company_id")
        .onRef("company_profile.profile", "=", "profile.profile"),
    )
    .leftJoin("second_factor", "second_factor.account_id", "session.account_id")
    .where("session.token_hash", "=", tokenHash)
    .select(["session.expires_at", "session.created_at", "session.last_seen_at", "session.hosted_token"])
    .select(["membership.is_admin", "membership.access_active", "membership.chosen_profile"])
    .select("company_profile.years")
    .select(["membership.is_verifier", "membership.is_provider"])
    .select(["profile.profile", "profile.can_read", "profile.can_write"])
    .select(["account.id", "account.email", "account.name", "account.surname", "account.phone"])
    .select(["account.terms_accepted_at", "account.privacy_accepted_at", "account.clauses_accepted_at"])
    .select(["account.welcome_seen", "account.skip_walkthrough", "account.locale"])
    .select(["account.accepted_version", "account.hosted_uid", "account.hosted_tenant"])
    .select(["second_factor.enabled_at as second_factor_at"])
    .select(["company.id as company_id", "company.business_name", "company.fiscal_year"])
    .select(["company.is_validated", "company.employees", "company.workforce"])
    .select("company.annual_turnover")
    .select(["company.size_override", "company.macrosector", "company.logo_id"])
    .select(["company.requires_second_factor", "company_deletion.due_at"]),
);

/** One read, however many profiles there are; null when there is no such session. */
export async function findSessionMember(db: Db, tokenHash: string): Promise<SessionMember | null> {
  const rows = await sessionMember(db, { tokenHash });
  const [first] = rows;
  if (!first) return null;
  const { company_id, ...row } = first;
  return {
    expiresAt: row.expires_at,
    lastSeenAt: row.last_seen_at ?? row.created_at,
    account: row,
    company: company_id === null ? null : ({ ...row, id: company_id } as MemberCompany),
    companyDeletedAt: row.due_at,
    accessActive: row.access_active === 1,
    isAdmin: row.is_admin === 1,
    isVerifier: row.is_verifier === 1,
    isProvider: row.is_provider === 1,
    secondFactorAt: row.second_factor_at,
    hostedToken: row.hosted_token,
    openedAt: row.created_at,
    profiles: rows.flatMap(({ profile, years, can_read, can_write }) =>
      profile === null
        ? []
        : [{ profile, canRead: can_read === 1, canWrite: can_write === 1, granted: yearsFrom(years) }],
    ),
    chosenProfile: row.chosen_profile,
  };
}

export async function touchSession(db: Db, tokenHash: string, now: string): Promise<void> {
  await db.updateTable("session").set({ last_seen_at: now }).where("token_hash", "=", tokenHash).execute();
}

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
}

export async function endSessionsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("session").where("account_id", "=", accountId).execute();
}

export type MailedTokenKind = Database["mailed_token"]["kind"];

interface NewMailedToken {
  tokenHash: string;
  kind: MailedTokenKind;
  subjectId: string;
  createdAt: string;
  expiresAt: string;
}

/** Adds a token. Only the newest link works: earlier ones of the same kind and subject are used up. */
export async function addMailedToken(db: Db, token: NewMailedToken): Promise<void> {
  await spendMailedTokens(db, token.subjectId, [token.kind], { at: token.createdAt, as: "replaced" });
  await keepMailedToken(db, token);
}

/** Adds a token beside the earlier ones of its kind. */
export async function keepMailedToken(db: Db, token: NewMailedToken): Promise<void> {
  await db
    .insertInto("mailed_token")
    .values({
      token_hash: token.tokenHash,
      kind: token.kind,
      subject_id: token.subjectId,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function spendMailedTokens(
  db: Db,
  subjectId: string,
  kinds: MailedTokenKind[],
  { at, as }: { at: string; as: "used" | "replaced" | "withdrawn" },
): Promise<void> {
  await db
    .updateTable("mailed_token")
    .set({ used_at: at, spent_as: as })
    .where("subject_id", "=", subjectId)
    .where("kind", "in", kinds)
    .where("used_at", "is", null)
    .execute();
}

/** Uses up a link and returns its account or registration; null when there is no usable link. */
export async function useMailedToken(
  db: Db,
  tokenHash: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<string | null> {
  const row = await db
    .updateTable("mailed_token")
    .set({ used_at: now, spent_as: "used" })
    .where("token_hash", "=", tokenHash)
    .where("kind", "in", kinds)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("subject_id")
    .executeTakeFirst();
  return row?.subject_id ?? null;
}

export type LinkEnd = "used" | "replaced" | "withdrawn" | "expired";
type LinkState =
  | { state: "good"; kind: MailedTokenKind; subjectId: string }
  | { state: "over"; kind: MailedTokenKind; end: LinkEnd }
  | { state: "unknown" };

/** Whether a link could be used now, and whose it is; or why it works no more. */
export async function mailedTokenState(
  db: Db,
  tokenHash: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<LinkState> {
  const row = await db
    .selectFrom("mailed_token")
    .select(["kind", "subject_id", "expires_at", "used_at", "spent_as"])
    .where("token_hash", "=", tokenHash)
    .where("kind", "in", kinds)
    .executeTakeFirst();
  if (!row) return { state: "unknown" };
  const { kind } = row;
  if (row.used_at !== null) return { state: "over", kind, end: row.spent_as ?? "used" };
  if (row.expires_at <= now) return { state: "over", kind, end: "expired" };
  return { state: "good", kind, subjectId: row.subject_id };
}
