import type { Db, Trx } from "../scope";

interface GroupCompany {
  id: string;
  name: string;
}

/**
 * Companies that let this one copy from their versions. Both must be in the same control chain now; the date of the
 * grant does not matter.
 */
const granting = (handle: Db | Trx, companyId: string) =>
  handle
    .selectFrom("company_grant")
    .innerJoin("company", "company.id", "company_grant.company_id")
    .innerJoin("company as grantee", "grantee.id", "company_grant.grantee_id")
    .where("company_grant.grantee_id", "=", companyId)
    .where("company_grant.company_id", "!=", companyId)
    .whereRef("company.control_chain", "=", "grantee.control_chain");

/** Ordered by name. */
export async function grantedCompanies(handle: Db | Trx, companyId: string): Promise<GroupCompany[]> {
  const rows = await granting(handle, companyId).select(["company.id", "company.business_name"]).execute();
  return rows
    .map(({ id, business_name }) => ({ id, name: business_name }))
    .sort((one, other) => byName(one.name, other.name) || (one.id < other.id ? -1 : 1));
}

interface GroupMember {
  id: string;
  businessName: string;
  isInGroup: boolean;
  /** It lets this company copy. */
  grants: boolean;
  /** This company lets it copy. */
  isGranted: boolean;
}

/** The other companies of a group, and those that left it with a grant of this one; by name. */
export async function groupOf(
  handle: Db | Trx,
  companyId: string,
  chain: string | null,
): Promise<GroupMember[]> {
  const rows = await handle
    .selectFrom("company")
    .leftJoin("company_grant as given", (join) =>
      join.onRef("given.grantee_id", "=", "company.id").on("given.company_id", "=", companyId),
    )
    .leftJoin("company_grant as got", (join) =>
      join.onRef("got.company_id", "=", "company.id").on("got.grantee_id", "=", companyId),
    )
    .select(["company.id", "company.business_name", "company.control_chain"])
    .select(["given.granted_at as given_at", "got.granted_at as got_at"])
    .where("company.id", "!=", companyId)
    .where((eb) =>
      eb.or([
        eb("given.granted_at", "is not", null),
        ...(chain === null ? [] : [eb("company.control_chain", "=", chain)]),
      ]),
    )
    .execute();
  return rows
    .map(({ id, business_name, control_chain, given_at, got_at }) => {
      const isInGroup = chain !== null && control_chain === chain;
      return {
        ...{ id, businessName: business_name, isInGroup },
        ...{ grants: isInGroup && got_at !== null, isGranted: given_at !== null },
      };
    })
    .sort((one, other) => byName(one.businessName, other.businessName) || (one.id < other.id ? -1 : 1));
}

const byName = (one: string, other: string) => one.localeCompare(other, "it");

/** One of these companies; null when this company may not copy from it. */
export async function grantingCompany(
  handle: Db | Trx,
  companyId: string,
  otherId: string,
): Promise<GroupCompany | null> {
  const row = await granting(handle, companyId)
    .select(["company.id", "company.business_name as name"])
    .where("company.id", "=", otherId)
    .executeTakeFirst();
  return row ?? null;
}

/** Lets `granteeId` copy from the versions of `companyId`; false when it already may. */
export async function grant(trx: Trx, companyId: string, granteeId: string, at: string): Promise<boolean> {
  const inserted = await trx
    .insertInto("company_grant")
    .values({ company_id: companyId, grantee_id: granteeId, granted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("company_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when there was no grant to revoke. */
export async function revoke(trx: Trx, companyId: string, granteeId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("company_grant")
    .where("company_id", "=", companyId)
    .where("grantee_id", "=", granteeId)
    .returning("company_id")
    .executeTakeFirst();
  return deleted !== undefined;
}

interface GrantBeside {
  id: string;
  name: string;
  chain: string | null;
  /** Whether the other company may copy from the versions of this one, and this one from the other's. */
  mayCopyFromIt: boolean;
  itMayCopyFrom: boolean;
}

/** Every grant from or to a company, by the name of the other one. */
export async function grantsBeside(db: Db, companyId: string): Promise<GrantBeside[]> {
  const rows = await db
    .selectFrom("company_grant")
    .innerJoin("company", (join) =>
      join.on((eb) =>
        eb(
          "company.id",
          "=",
          eb
            .case()
            .when("company_grant.company_id", "=", companyId)
            .then(eb.ref("company_grant.grantee_id"))
            .else(eb.ref("company_grant.company_id"))
            .end(),
        ),
      ),
    )
    .select(["company.id", "company.business_name as name", "company.control_chain as chain"])
    .select("company_grant.company_id as owner")
    .where((eb) =>
      eb.or([eb("company_grant.company_id", "=", companyId), eb("company_grant.grantee_id", "=", companyId)]),
    )
    .orderBy("company.search_key")
    .execute();
  const found = new Map<string, GrantBeside>();
  for (const { owner, ...other } of rows) {
    const one = found.get(other.id) ?? { ...other, mayCopyFromIt: false, itMayCopyFrom: false };
    if (owner === companyId) one.mayCopyFromIt = true;
    else one.itMayCopyFrom = true;
    found.set(other.id, one);
  }
  return [...found.values()];
}

/** Sets the group of a company; null = none. Grants count again as soon as both companies are in one group again. */
export async function setControlChain(trx: Trx, companyId: string, chain: string | null): Promise<void> {
  await trx.updateTable("company").set({ control_chain: chain }).where("id", "=", companyId).execute();
}
