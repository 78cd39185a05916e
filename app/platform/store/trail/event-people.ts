import type { Db, Trx } from "../../scope";

/** A person as the events of a company name them. */
export interface EventPerson {
  id: string;
  email: string;
  name: string;
  surname: string;
  /** False: the account is of another company, whose people this one does not see. */
  isOwn: boolean;
}

/** The people behind these ids, by id: accounts, and invitations of the company. Those that have gone are missing. */
export async function eventPeople(
  handle: Db | Trx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, EventPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await handle
    .selectFrom("account")
    .leftJoin("membership", "membership.account_id", "account.id")
    .select(["account.id", "account.email", "account.name", "account.surname", "company_id"])
    .where("account.id", "in", ids)
    .unionAll((eb) =>
      eb
        .selectFrom("invitation")
        .select(["id", "email", "name", "surname", "company_id"])
        .where("company_id", "=", companyId)
        .where("id", "in", ids),
    )
    .execute();
  return new Map(
    rows.map(({ company_id, ...person }) => [person.id, { ...person, isOwn: company_id === companyId }]),
  );
}

/** The account of a company with this address. */
export async function colleagueWith(db: Db, companyId: string, email: string): Promise<string | null> {
  const row = await db
    .selectFrom("account")
    .innerJoin("membership", "membership.account_id", "account.id")
    .select("account.id")
    .where("email", "=", email)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row?.id ?? null;
}
