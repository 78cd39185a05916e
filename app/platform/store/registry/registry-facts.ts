import type { Db, Trx } from "../../scope";

export interface Administrator {
  userId: string;
  name: string;
  surname: string;
  email: string;
}

/** The administrator with an active access whose account is the oldest; null when there is none. */
export async function firstAdministrator(handle: Db | Trx, companyId: string): Promise<Administrator | null> {
  const row = await handle
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.id as userId", "account.name", "account.surname", "account.email"])
    .where("membership.company_id", "=", companyId)
    .where("membership.is_admin", "=", 1)
    .where("membership.access_active", "=", 1)
    .orderBy("account.created_at")
    .orderBy("account.id")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The key of documents about a company in place of a question's id. */
export const COMPANY_FILES = "company";

/** The documents about a company, oldest first. */
export function companyFiles(handle: Db | Trx, companyId: string): Promise<{ id: string; name: string }[]> {
  return handle
    .selectFrom("attachment")
    .select(["id", "name"])
    .where("company_id", "=", companyId)
    .where("question_id", "=", COMPANY_FILES)
    .where("released_at", "is", null)
    .orderBy("uploaded_at")
    .orderBy("id")
    .execute();
}

/** Notes that a person of the company opened the home page. */
export async function noteHomeAccess(trx: Trx, companyId: string, at: string): Promise<void> {
  await trx.updateTable("company").set({ hp_last_access: at }).where("id", "=", companyId).execute();
}
