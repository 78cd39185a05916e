import { type Insertable, type Selectable, type Updateable } from "kysely";
import type { Item, Judgement } from "~/domain/card/card-life";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";
import { keptQuery } from "./kept/kept-query";

type Row = Omit<Selectable<Database["verification"]>, "candidate">;

/** A verification without its candidate, which may be large. */
export interface StoredVerification extends Omit<Row, "items"> {
  items: Item[];
  judgements: StoredJudgement[];
}

interface StoredJudgement extends Judgement {
  judgedAt: string;
  repliedAt: string | null;
}

export const VERIFICATION_COLUMNS = [
  "verification.id",
  "verification.company_id",
  "verification.number",
  "verification.year",
  "verification.level",
  "verification.phase",
  "verification.since",
  "verification.opened_by",
  "verification.opened_at",
  "verification.draft_revision",
  "verification.registry_revision",
  "verification.items",
  "verification.sha256",
  "verification.verifier_id",
  "verification.verifier_body",
  "verification.decided_at",
  "verification.ending",
  "verification.ended_at",
  "verification.ended_by",
  "verification.version_id",
  "verification.comments_told_at",
  "verification.replies_told_at",
] as const;

const newestAndJob = keptQuery(
  (handle, { companyId, year, jobKind }: { companyId: string; year: number; jobKind: string }) =>
    handle
      .selectFrom("company")
      .leftJoin("verification", (join) =>
        join.onRef("verification.company_id", "=", "company.id").on((eb) =>
          eb(
            "verification.number",
            "=",
            eb
              .selectFrom("verification as other")
              .select(({ fn }) => fn.max("other.number").as("newest"))
              .whereRef("other.company_id", "=", "company.id")
              .where("other.year", "=", year),
          ),
        ),
      )
      .select(VERIFICATION_COLUMNS)
      .select((eb) =>
        eb
          .selectFrom("job")
          .select("job.id")
          .whereRef("job.company_id", "=", "company.id")
          .where("job.kind", "=", jobKind)
          .where("job.state", "in", ["pending", "running"])
          .orderBy("job.created_at")
          .orderBy("job.id")
          .limit(1)
          .as("at_work"),
      )
      .where("company.id", "=", companyId),
);

/**
 * In one read, the newest verification of a company's year, open or ended, and the company's running job of a kind; one
 * more read if there is a verification.
 */
export async function newestVerification(
  handle: Db | Trx,
  companyId: string,
  year: number,
  jobKind: string,
): Promise<{ verification: StoredVerification | null; jobAtWork: string | null }> {
  const [found] = await newestAndJob(handle, { companyId, year, jobKind });
  if (!found) throw new Error(`There is no company ${companyId}`);
  const { at_work, id, ...row } = found;
  const verifications = id === null ? [] : await withJudgements(handle, [{ id, ...row } as Row]);
  return { verification: verifications[0] ?? null, jobAtWork: at_work };
}

/** A verification of any company, by its id. */
export async function findVerification(handle: Db | Trx, id: string): Promise<StoredVerification | null> {
  const row = await handle
    .selectFrom("verification")
    .select(VERIFICATION_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? ((await withJudgements(handle, [row]))[0] ?? null) : null;
}

/** Whose verification it is, and who judges it. */
export const verifierOfCase = (handle: Db | Trx, id: string) =>
  handle
    .selectFrom("verification")
    .select(["company_id", "year", "verifier_id"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Verifications with their judgements: one more read, however many there are. */
export async function withJudgements<R extends Row>(
  handle: Db | Trx,
  rows: readonly R[],
): Promise<(Omit<R, "items"> & StoredVerification)[]> {
  const ids = rows.map(({ id }) => id);
  const judgementsById = new Map(ids.map((id) => [id, [] as StoredJudgement[]]));
  const judgements = ids.length === 0 ? [] : await judgementsOf(handle, ids);
  for (const one of judgements) {
    judgementsById.get(one.verification_id)?.push({
      question: one.question_id,
      attachment: one.attachment_id === "" ? null : one.attachment_id,
      verdict: one.verdict,
      comment: one.comment,
      reply: one.reply,
      phase: one.phase ?? "third_party",
      judgedAt: one.judged_at,
      repliedAt: one.replied_at,
    });
  }
  return rows.map((row) => ({
    ...row,
    items: JSON.parse(row.items) as Item[],
    judgements: judgementsById.get(row.id) ?? [],
  }));
}

const judgementsOf = (handle: Db | Trx, ids: readonly string[]) =>
  handle
    .selectFrom("judgement")
    .select(["verification_id", "question_id", "attachment_id", "verdict", "comment", "reply"])
    .select(["judged_at", "replied_at", "phase"])
    .where("verification_id", "in", ids)
    .orderBy("question_id")
    .orderBy("attachment_id")
    .execute();

/** The frozen draft of a verification, as it was sealed. */
export async function findCandidate(
  handle: Db | Trx,
  id: string,
): Promise<{ candidate: string; sha256: string }> {
  return handle
    .selectFrom("verification")
    .select(["candidate", "sha256"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Stores a new verification with the company's next number. */
export async function insertVerification(
  trx: Trx,
  row: Omit<Insertable<Database["verification"]>, "number">,
): Promise<void> {
  const { count } = await trx
    .selectFrom("verification")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("company_id", "=", row.company_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("verification")
    .values({ ...row, number: Number(count) + 1 })
    .execute();
}

export async function changeVerification(
  trx: Trx,
  id: string,
  change: Updateable<Database["verification"]>,
): Promise<void> {
  await trx.updateTable("verification").set(change).where("id", "=", id).execute();
}
