import { sql } from "kysely";
import type { Db, Trx } from "../../scope";

interface Administrator {
  userId: string;
  name: string;
  surname: string;
  email: string;
}

/** What the registry says of a company's people. */
interface PeopleFacts {
  /** The administrator with an active access whose account is the oldest; null when there is none. */
  adminUser: Administrator | null;
  /** When one of them last signed in; null = never. */
  lastLoginAt: string | null;
}

export async function peopleFacts(db: Db, companyId: string): Promise<PeopleFacts> {
  const first = await db
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.id as userId", "account.name", "account.surname", "account.email"])
    .select(["membership.is_admin", "membership.access_active"])
    .select(({ fn }) => fn.max("account.last_login_at").over().as("lastLoginAt"))
    .where("membership.company_id", "=", companyId)
    .orderBy(sql`membership.is_admin * membership.access_active`, "desc")
    .orderBy("account.created_at")
    .orderBy("account.id")
    .limit(1)
    .executeTakeFirst();
  if (!first) return { adminUser: null, lastLoginAt: null };
  const { is_admin, access_active, lastLoginAt, ...adminUser } = first;
  return { adminUser: is_admin * access_active === 1 ? adminUser : null, lastLoginAt };
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
