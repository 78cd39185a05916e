import { sql, type SqlBool } from "kysely";
import type { GrantedYears } from "~/domain/people/open-years";
import type { ProfileGrant } from "~/domain/people/profile-grant";
import { type Profile, PROFILES } from "~/domain/people/rights";
import type { Db, Trx } from "../../scope";

/** The years as a row keeps them. */
export const yearsFrom = (stored: string | null): GrantedYears =>
  stored === null ? null : (JSON.parse(stored) as number[]);

/** The profiles of a company with their years: supplier, which every company has, and those the provider gave. */
export async function grantsOf(db: Db, companyId: string): Promise<ProfileGrant[]> {
  const rows = await db
    .selectFrom("company_profile")
    .select(["profile", "years"])
    .where("company_id", "=", companyId)
    .execute();
  const granted = new Map(rows.map(({ profile, years }) => [profile, yearsFrom(years)]));
  return PROFILES.flatMap((profile) =>
    profile === "supplier" || granted.has(profile) ? [{ profile, years: granted.get(profile) ?? null }] : [],
  );
}

/** The profiles of a company. */
export const profilesOf = async (db: Db, companyId: string): Promise<Set<Profile>> =>
  new Set((await grantsOf(db, companyId)).map(({ profile }) => profile));

/** Gives a company a profile, or a profile that it has other years. */
export async function storeGrant(trx: Trx, companyId: string, grant: ProfileGrant): Promise<void> {
  const years = grant.years === null ? null : JSON.stringify(grant.years);
  await trx
    .insertInto("company_profile")
    .values({ company_id: companyId, profile: grant.profile, years })
    .onConflict((conflict) => conflict.columns(["company_id", "profile"]).doUpdateSet({ years }))
    .execute();
}

/** The permissions of people in the profile stay stored, and count again when the company has the profile again. */
export async function removeGrant(trx: Trx, companyId: string, profile: Profile): Promise<void> {
  await trx
    .deleteFrom("company_profile")
    .where("company_id", "=", companyId)
    .where("profile", "=", profile)
    .execute();
}

/** Whether a company has the profile of a stored permission; both are columns of the statement around it. */
export const isGranted = (companyId: string, profile: string) =>
  sql<SqlBool>`(${sql.ref(profile)} = 'supplier' or exists (
    select 1 from company_profile as held
    where held.company_id = ${sql.ref(companyId)} and held.profile = ${sql.ref(profile)}))`;

/** How many people of a company have a stored permission in each profile; absent = none. */
export async function holdersByProfile(db: Db, companyId: string): Promise<Map<Profile, number>> {
  const rows = await db
    .selectFrom("profile")
    .select(["profile", ({ fn }) => fn.countAll<number>().as("count")])
    .where("company_id", "=", companyId)
    .where("can_read", "=", 1)
    .groupBy("profile")
    .execute();
  return new Map(rows.map(({ profile, count }) => [profile, Number(count)]));
}

export async function chooseProfile(trx: Trx, accountId: string, profile: Profile): Promise<void> {
  await trx
    .updateTable("membership")
    .set({ chosen_profile: profile })
    .where("account_id", "=", accountId)
    .execute();
}
