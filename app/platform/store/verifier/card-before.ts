import type { Answer } from "~/domain/question/answer";
import type { Db } from "../../scope";
import type { Frozen } from "../versions";

/** What the last card that a company issued before an instant declares; null: there was none. */
export async function snapshotBefore(
  db: Db,
  companyId: string,
  before: string,
): Promise<Readonly<Record<string, Answer>> | null> {
  const row = await db
    .selectFrom("card_version")
    .select("snapshot")
    .where("company_id", "=", companyId)
    .where("issued_at", "<", before)
    .orderBy("issued_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? (JSON.parse(row.snapshot) as Pick<Frozen, "answers">).answers : null;
}
