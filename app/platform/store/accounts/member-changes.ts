import type { Roles } from "~/domain/people/roles";
import { PROFILES } from "~/domain/people/rights";
import type { Db, Trx } from "../../scope";
import { askHosted } from "./hosted-accounts";

/** The accounts of a company's administrators who can sign in. */
export async function activeAdministrators(db: Db, companyId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("membership")
    .select("account_id")
    .where("company_id", "=", companyId)
    .where("is_admin", "=", 1)
    .where("access_active", "=", 1)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/** How many open verifications each of these accounts has to judge; those with none are left out. */
export async function openCasesOf(db: Db, accountIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("verification")
    .select(({ fn }) => ["verifier_id", fn.countAll<number>().as("cases")])
    .where("verifier_id", "in", accountIds)
    .where("ending", "is", null)
    .groupBy("verifier_id")
    .execute();
  return new Map(rows.map(({ verifier_id, cases }) => [verifier_id ?? "", Number(cases)]));
}

/** Switches access on or off, at the hosted identity service too; off ends every open session. */
export async function switchAccess(
  trx: Trx,
  accountId: string,
  { isActive, at }: { isActive: boolean; at: string },
): Promise<void> {
  await askHosted(trx, accountId, { action: isActive ? "enable" : "disable", at });
  await trx
    .updateTable("membership")
    .set({ access_active: Number(isActive) })
    .where("account_id", "=", accountId)
    .execute();
  if (!isActive) await trx.deleteFrom("session").where("account_id", "=", accountId).execute();
}

/** Gives a person who was invited access to the company. */
export async function addInvitedMember(
  trx: Trx,
  person: { accountId: string; companyId: string },
  roles: Roles,
): Promise<void> {
  await trx
    .insertInto("membership")
    .values({
      account_id: person.accountId,
      company_id: person.companyId,
      is_admin: Number(roles.isAdmin),
      access_active: 1,
    })
    .execute();
  await storeRoles(trx, person, roles);
}

export async function storeRoles(
  trx: Trx,
  { accountId, companyId }: { accountId: string; companyId: string },
  { isAdmin, profiles }: Roles,
): Promise<void> {
  await trx
    .updateTable("membership")
    .set({ is_admin: Number(isAdmin) })
    .where("account_id", "=", accountId)
    .execute();
  await trx.deleteFrom("profile").where("account_id", "=", accountId).execute();
  const given = PROFILES.filter((name) => profiles[name].read);
  if (given.length === 0) return;
  await trx
    .insertInto("profile")
    .values(
      given.map((profile) => ({
        account_id: accountId,
        company_id: companyId,
        profile,
        can_read: 1,
        can_write: Number(profiles[profile].write),
      })),
    )
    .execute();
}
