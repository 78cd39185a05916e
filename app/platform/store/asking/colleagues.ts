import { type Permissions, rightsOf } from "~/domain/people/rights";
import type { Db, Trx } from "../../scope";
import { isGranted } from "../accounts/company-profiles";
import { keptQuery } from "../kept/kept-query";

/** A person of a company, as others ask them to do something. */
export interface Colleague {
  id: string;
  email: string;
  /** Name and surname. */
  name: string;
  wantsReminders: boolean;
  canWrite: boolean;
  isAdministrator: boolean;
}

interface Wanted {
  companyId: string;
  /** Absent: all who might write. */
  ids?: readonly string[];
  email?: string;
  most?: number;
}

const wanted = keptQuery((db, { companyId, ids, email, most }: Wanted) => {
  const chosen = db
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .where("membership.company_id", "=", companyId)
    .$if(ids !== undefined, (query) => query.where("account.id", "in", [...(ids ?? [])]))
    .$if(email !== undefined, (query) => query.where("account.email", "=", email ?? ""))
    .$if(ids === undefined && email === undefined, (query) =>
      // At least those whom the rule of rights lets write; it has the last word.
      query
        .where("membership.access_active", "=", 1)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb("membership.is_admin", "=", 1),
            exists(
              selectFrom("profile")
                .select("profile.profile")
                .whereRef("profile.account_id", "=", "membership.account_id")
                .where("profile.can_write", "=", 1)
                .where(isGranted("profile.company_id", "profile.profile")),
            ),
          ]),
        ),
    )
    .select(["account.id", "account.email", "account.name", "account.surname", "account.search_key"])
    .select(["account.wants_reminders", "membership.is_admin", "membership.access_active"])
    .select(["membership.is_verifier", "membership.is_provider", "membership.company_id"])
    .orderBy("account.search_key")
    .orderBy("account.id")
    .$if(most !== undefined, (query) => query.limit(most ?? 0));
  return db
    .selectFrom(chosen.as("person"))
    .leftJoin("profile", (join) =>
      join
        .onRef("profile.account_id", "=", "person.id")
        .onRef("profile.company_id", "=", "person.company_id")
        .on(isGranted("profile.company_id", "profile.profile")),
    )
    .selectAll("person")
    .select(["profile.profile", "profile.can_read", "profile.can_write"])
    .orderBy("person.search_key")
    .orderBy("person.id");
});

/** People of a company, by surname: some by their ids or by their address, or those who may write. */
export async function colleagues(db: Db | Trx, people: Wanted): Promise<Colleague[]> {
  if (people.ids?.length === 0) return [];
  const rows = await wanted(db, people);
  const byId = new Map<string, typeof rows>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  return [...byId.values()].flatMap(([first, ...more]) =>
    first ? [colleagueOf(first, [first, ...more])] : [],
  );
}

interface PersonRow {
  id: string;
  email: string;
  name: string;
  surname: string;
  wants_reminders: number;
  is_admin: number;
  access_active: number;
  is_verifier: number;
  is_provider: number;
}

interface ProfileRow {
  profile: string | null;
  can_read: number | null;
  can_write: number | null;
}

function colleagueOf(row: PersonRow, profiles: readonly ProfileRow[]): Colleague {
  const permissions: Permissions = {
    isAdmin: row.is_admin === 1,
    accessActive: row.access_active === 1,
    isVerifier: row.is_verifier === 1,
    isProvider: row.is_provider === 1,
    profiles: profiles.flatMap(({ profile, can_read, can_write }) =>
      profile === null ? [] : [{ profile, canRead: can_read === 1, canWrite: can_write === 1 }],
    ),
  };
  const rights = rightsOf(permissions);
  return {
    id: row.id,
    email: row.email,
    name: `${row.name} ${row.surname}`,
    wantsReminders: row.wants_reminders === 1,
    canWrite: rights.has("write"),
    isAdministrator: rights.has("administer"),
  };
}
