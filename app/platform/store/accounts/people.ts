import { type Expression, sql, type SqlBool } from "kysely";
import type { PersonState } from "~/domain/people/person-state";
import { type Profile, PROFILES } from "~/domain/people/rights";
import type { Permission, Roles } from "~/domain/people/roles";
import type { Db } from "../../scope";
import { isGranted } from "./company-profiles";

/** A person of a company: a member, or one who is invited and has no account yet. */
export interface Person {
  /** The account, or the invitation. */
  id: string;
  email: string;
  name: string;
  surname: string;
  state: PersonState;
  isVerifier: boolean;
  lastLoginAt: string | null;
  roles: Roles;
  /** Of a person who is invited. */
  invitation: { sentAt: string; expiresAt: string; mail: MailState } | null;
}

/** "failed": it was tried for the last time. */
type MailState = "waiting" | "sent" | "failed";

type PeopleOrder = "name" | "email" | "lastLogin" | "state";
type PeopleRole = Profile | "company_admin" | "service_provider";

export interface PeopleFilter {
  companyId: string;
  /** The search key of a person holds each of these words. */
  words: readonly string[];
  role: PeopleRole | null;
  state: PersonState | null;
  /** Whether an invitation has expired depends on it. */
  now: string;
}

/** The people of a company that match, in an order. */
export async function peopleOf(
  db: Db,
  filter: PeopleFilter,
  order: PeopleOrder,
  { from, most }: { from: number; most: number },
): Promise<Person[]> {
  const ordered = matching(db, filter)
    .selectAll("person")
    .$if(order === "email", (query) => query.orderBy("person.email"))
    .$if(order === "state", (query) => query.orderBy("person.state"))
    .$if(order === "lastLogin", (query) => query.orderBy(sql`coalesce(person.last_login_at, '')`, "desc"));
  const rows = await ordered
    .orderBy("person.search_key")
    .orderBy("person.id")
    .limit(most)
    .offset(from)
    .execute();
  return withRoles(db, rows);
}

/** Of these ids those that are people of the company. */
export async function peopleWithIds(
  db: Db,
  { companyId, now }: Pick<PeopleFilter, "companyId" | "now">,
  ids: readonly string[],
): Promise<Person[]> {
  const rows = await everybody(db, companyId, now)
    .selectAll("person")
    .where("person.id", "in", ids)
    .orderBy("person.search_key")
    .orderBy("person.id")
    .execute();
  return withRoles(db, rows);
}

/** The ids of all that match, by name. */
export async function idsOfPeople(db: Db, filter: PeopleFilter): Promise<string[]> {
  const rows = await matching(db, filter)
    .select("person.id")
    .orderBy("person.search_key")
    .orderBy("person.id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What became of the mail of an invitation; one that is no longer kept was sent. */
const MAIL_STATE = sql<MailState | null>`case
  when mail.id is null or mail.sent_at is not null then 'sent'
  when mail.failed_at is not null or mail.params = '{}' then 'failed' else 'waiting' end`;

/** Members and invited people in one table, each with a state. */
function everybody(db: Db, companyId: string, now: string) {
  const members = db
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .where("membership.company_id", "=", companyId)
    .select(["account.id", "account.email", "account.name", "account.surname", "account.search_key"])
    .select(sql<PersonState>`case membership.access_active when 1 then 'active' else 'off' end`.as("state"))
    .select(["membership.is_admin", "membership.is_verifier", "account.last_login_at"])
    .select([
      sql<string | null>`null`.as("sent_at"),
      sql<string | null>`null`.as("expires_at"),
      sql<MailState | null>`null`.as("mail_state"),
    ]);
  const invited = db
    .selectFrom("invitation")
    .leftJoin("mail", "mail.id", "invitation.mail_id")
    .where("company_id", "=", companyId)
    .select(["invitation.id", "email", "name", "surname", "search_key"])
    .select(sql<PersonState>`case when expires_at > ${now} then 'invited' else 'expired' end`.as("state"))
    .select(["is_admin", sql<number>`0`.as("is_verifier"), sql<string | null>`null`.as("last_login_at")])
    .select(["invitation.sent_at", "expires_at", MAIL_STATE.as("mail_state")]);
  return db.selectFrom(members.unionAll(invited).as("person"));
}

function matching(db: Db, { companyId, words, role, state, now }: PeopleFilter) {
  let query = everybody(db, companyId, now);
  for (const word of words) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<SqlBool>`person.search_key like ${pattern} escape '\\'`);
  }
  if (state !== null) query = query.where("person.state", "=", state);
  if (role === "company_admin") return query.where("person.is_admin", "=", 1);
  if (role === "service_provider") return query.where("person.is_verifier", "=", 1);
  if (role === null) return query;
  return query.where(({ or, exists, selectFrom }) => {
    const has: Expression<SqlBool>[] = [
      exists(
        selectFrom("profile")
          .select("profile.profile")
          .whereRef("profile.account_id", "=", "person.id")
          .where("profile.profile", "=", role)
          .where("profile.can_read", "=", 1)
          .where(isGranted("profile.company_id", "profile.profile")),
      ),
      exists(
        selectFrom("invited_profile")
          .innerJoin("invitation", "invitation.id", "invited_profile.invitation_id")
          .select("invited_profile.profile")
          .whereRef("invited_profile.invitation_id", "=", "person.id")
          .where("invited_profile.profile", "=", role)
          .where("invited_profile.can_read", "=", 1)
          .where(isGranted("invitation.company_id", "invited_profile.profile")),
      ),
    ];
    return or(has);
  });
}

interface PersonRow {
  id: string;
  email: string;
  name: string;
  surname: string;
  state: PersonState;
  is_admin: number;
  is_verifier: number;
  last_login_at: string | null;
  sent_at: string | null;
  expires_at: string | null;
  mail_state: MailState | null;
}

async function withRoles(db: Db, rows: readonly PersonRow[]): Promise<Person[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const permissions = await db
    .selectFrom("profile")
    .select(["account_id as id", "profile", "can_read", "can_write"])
    .where("account_id", "in", ids)
    .where(isGranted("profile.company_id", "profile.profile"))
    .unionAll((eb) =>
      eb
        .selectFrom("invited_profile")
        .innerJoin("invitation", "invitation.id", "invited_profile.invitation_id")
        .select(["invitation_id as id", "profile", "can_read", "can_write"])
        .where("invitation_id", "in", ids)
        .where(isGranted("invitation.company_id", "invited_profile.profile")),
    )
    .execute();
  const given = new Map(ids.map((id) => [id, [] as typeof permissions]));
  for (const permission of permissions) given.get(permission.id)?.push(permission);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    surname: row.surname,
    state: row.state,
    isVerifier: row.is_verifier === 1,
    lastLoginAt: row.last_login_at,
    roles: rolesFrom(row.is_admin === 1, given.get(row.id) ?? []),
    invitation:
      row.sent_at === null || row.expires_at === null
        ? null
        : { sentAt: row.sent_at, expiresAt: row.expires_at, mail: row.mail_state ?? "sent" },
  }));
}

/** Roles from the flag and the stored permissions. */
export function rolesFrom(
  isAdmin: boolean,
  given: readonly { profile: Profile; can_read: number; can_write: number }[],
): Roles {
  const permissionOf = (name: Profile): Permission => {
    const row = given.find(({ profile }) => profile === name);
    return { read: row?.can_read === 1, write: row?.can_write === 1 };
  };
  const profiles = Object.fromEntries(PROFILES.map((name) => [name, permissionOf(name)]));
  return { isAdmin, profiles: profiles as Roles["profiles"] };
}
