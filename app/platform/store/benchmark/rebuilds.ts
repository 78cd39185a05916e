import type { Db, Trx } from "../../scope";

const ONLY = 1;

/** From now on only the holder of this token may continue rebuilding. */
export async function beginRebuild(db: Db, token: string): Promise<void> {
  await db
    .insertInto("benchmark_rebuild")
    .values({ id: ONLY, token })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ token }))
    .execute();
}

/** Keeps another rebuild from starting until this transaction ends; false when one has started. */
export async function holdRebuild(trx: Trx, token: string): Promise<boolean> {
  const held = await trx
    .updateTable("benchmark_rebuild")
    .set({ token })
    .where("id", "=", ONLY)
    .where("token", "=", token)
    .returning("id")
    .executeTakeFirst();
  return held !== undefined;
}

/** The next companies that have issued a version or have an entry in the benchmark, in the order of their ids. */
export async function companiesAfter(db: Db, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("company")
    .select("company.id")
    .where("company.id", ">", id)
    .where(({ exists, selectFrom, or }) =>
      or([
        exists(
          selectFrom("card_version").select("id").whereRef("card_version.company_id", "=", "company.id"),
        ),
        exists(
          selectFrom("benchmark_entry")
            .select("year")
            .whereRef("benchmark_entry.company_id", "=", "company.id"),
        ),
      ]),
    )
    .orderBy("company.id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** The years with stored entries or rows. */
export async function benchmarkYears(handle: Db | Trx): Promise<number[]> {
  const rows = await handle
    .selectFrom("benchmark_entry")
    .select("year")
    .union(handle.selectFrom("benchmark_row").select("year"))
    .union(handle.selectFrom("benchmark_question").select("year"))
    .execute();
  return rows.map(({ year }) => year).sort();
}

/** No other process changes these companies until the transaction ends. */
export async function lockCompanies(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable("company")
    .set((eb) => ({ lock: eb("lock", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** A version without its content. */
export interface VersionHead {
  id: string;
  companyId: string;
  year: number;
  issuedAt: string;
}

/** The versions of some companies, newest first. */
export async function versionsOfCompanies(
  handle: Db | Trx,
  companyIds: readonly string[],
): Promise<VersionHead[]> {
  const rows = await handle
    .selectFrom("card_version")
    .select(["id", "company_id", "year", "issued_at"])
    .where("company_id", "in", companyIds)
    .orderBy("issued_at", "desc")
    .orderBy("number", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, company_id, year, issued_at }) => ({
    id,
    companyId: company_id,
    year,
    issuedAt: issued_at,
  }));
}

/** The content of these versions, as canonical JSON by id. */
export async function snapshotsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("card_version")
    .select(["id", "snapshot"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, snapshot }) => [id, snapshot]));
}
