import type { Db } from "../scope";
import type { Database } from "./schema";

export type ProfileName = Database["profile"]["profile"];

/** Makes the founder of a company its administrator, with the supplier profile every company starts from. */
export async function addFounder(db: Db, accountId: string, companyId: string): Promise<void> {
  const key = { account_id: accountId, company_id: companyId };
  await db
    .insertInto("membership")
    .values({ ...key, is_admin: 1, access_active: 1 })
    .execute();
  await db
    .insertInto("profile")
    .values({ ...key, profile: "supplier", can_read: 1, can_write: 1 })
    .execute();
}

export interface ProfilePermission {
  profile: ProfileName;
  canRead: boolean;
  canWrite: boolean;
}

export async function profilesOf(db: Db, accountId: string): Promise<ProfilePermission[]> {
  const rows = await db
    .selectFrom("profile")
    .where("account_id", "=", accountId)
    .select(["profile", "can_read", "can_write"])
    .execute();
  return rows.map(({ profile, can_read, can_write }) => ({
    profile,
    canRead: can_read === 1,
    canWrite: can_write === 1,
  }));
}

/** The fiscal years a company has something in, the current one always among them; newest first. */
export async function yearsOf(db: Db, companyId: string, currentYear: number): Promise<number[]> {
  const rows = await db.selectFrom("draft").where("company_id", "=", companyId).select("year").execute();
  return [...new Set([currentYear, ...rows.map(({ year }) => year)])].sort((a, b) => b - a);
}
