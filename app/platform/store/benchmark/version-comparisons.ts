import type { Db, Trx } from "../../scope";

interface StoredComparison {
  /** The day in Italy on which it was taken. */
  day: string;
  /** JSON. */
  content: string;
}

/** The comparison that a version keeps; undefined before its first report. */
export const findComparison = (db: Db | Trx, versionId: string): Promise<StoredComparison | undefined> =>
  db
    .selectFrom("version_comparison")
    .select(["day", "content"])
    .where("version_id", "=", versionId)
    .executeTakeFirst();

/** Keeps it, unless another report was quicker. */
export async function keepComparison(
  trx: Trx,
  versionId: string,
  { day, content }: StoredComparison,
): Promise<void> {
  await trx
    .insertInto("version_comparison")
    .values({ version_id: versionId, day, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
