import type { Selectable } from "kysely";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";

type CompanyDeletion = Selectable<Database["company_deletion"]>;

export const deletionOf = (db: Db | Trx, companyId: string): Promise<CompanyDeletion | undefined> =>
  db.selectFrom("company_deletion").selectAll().where("company_id", "=", companyId).executeTakeFirst();

/** False when the company is to be deleted already. */
export async function addDeletion(
  trx: Trx,
  given: Pick<CompanyDeletion, "company_id" | "asked_by" | "asked_at" | "due_at">,
): Promise<boolean> {
  const added = await trx
    .insertInto("company_deletion")
    .values({ ...given, reminded_at: null, begun_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("company_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** False when there was none, or it has begun. */
export async function withdrawDeletion(trx: Trx, companyId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom("company_deletion")
    .where("company_id", "=", companyId)
    .where("begun_at", "is", null)
    .returning("company_id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Deletions that are due at an instant, begun ones too. */
export const dueDeletions = (db: Db, at: string): Promise<CompanyDeletion[]> =>
  db
    .selectFrom("company_deletion")
    .selectAll()
    .where("due_at", "<=", at)
    .orderBy("due_at")
    .orderBy("company_id")
    .execute();

/** Deletions that are due before an instant, of which the administrators were told only once. */
export const untoldDeletions = (db: Db, before: string): Promise<CompanyDeletion[]> =>
  db
    .selectFrom("company_deletion")
    .selectAll()
    .where("due_at", "<=", before)
    .where("reminded_at", "is", null)
    .where("begun_at", "is", null)
    .execute();

/** False when it was withdrawn, or told, meanwhile. */
export async function markTold(trx: Trx, companyId: string, at: string): Promise<boolean> {
  const told = await trx
    .updateTable("company_deletion")
    .set({ reminded_at: at })
    .where("company_id", "=", companyId)
    .where("reminded_at", "is", null)
    .returning("company_id")
    .executeTakeFirst();
  return told !== undefined;
}

/** False when it was withdrawn, or begun, meanwhile. */
export async function markBegun(trx: Trx, companyId: string, at: string): Promise<boolean> {
  const begun = await trx
    .updateTable("company_deletion")
    .set({ begun_at: at })
    .where("company_id", "=", companyId)
    .where("begun_at", "is", null)
    .returning("company_id")
    .executeTakeFirst();
  return begun !== undefined;
}

/** Open verifications of a company, and those of other companies that wait for its people. */
export async function openWorkOf(db: Db | Trx, companyId: string) {
  const open = db.selectFrom("verification").where("ending", "is", null);
  const { own } = await open
    .where("company_id", "=", companyId)
    .select(({ fn }) => fn.countAll<number>().as("own"))
    .executeTakeFirstOrThrow();
  const { foreign } = await open
    .where("company_id", "<>", companyId)
    .where("verifier_id", "in", (eb) =>
      eb.selectFrom("membership").select("account_id").where("company_id", "=", companyId),
    )
    .select(({ fn }) => fn.countAll<number>().as("foreign"))
    .executeTakeFirstOrThrow();
  return { ownVerifications: Number(own), foreignCases: Number(foreign) };
}
