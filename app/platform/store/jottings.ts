import type { ExpressionBuilder } from "kysely";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";
import { keptQuery } from "./kept/kept-query";

/** The person whose jottings they are, and the year of the questions. */
interface JottingOwner {
  companyId: string;
  year: number;
  accountId: string;
}

interface Jotting {
  questionId: string;
  /** Of the answer that the form was built on. */
  revision: number;
  /** The inputs that are not empty, by name, as typed. */
  typed: Readonly<Record<string, string>>;
  keptAt: string;
}

/**
 * A jotting is over once its person has changed the answer since. Reading leaves it out and the sweep deletes it, so
 * that a save needs no statement for it.
 */
const isOver = (eb: ExpressionBuilder<Database, "jotting">) =>
  eb.exists(
    eb
      .selectFrom("answer_change")
      .select("answer_change.id")
      .whereRef("answer_change.company_id", "=", "jotting.company_id")
      .whereRef("answer_change.year", "=", "jotting.year")
      .whereRef("answer_change.question_id", "=", "jotting.question_id")
      .whereRef("answer_change.changed_by", "=", "jotting.account_id")
      .whereRef("answer_change.revision", ">", "jotting.revision"),
  );

const kept = keptQuery(
  (handle, { companyId, year, accountId, questionIds }: JottingOwner & { questionIds: readonly string[] }) =>
    handle
      .selectFrom("jotting")
      .select(["question_id", "revision", "typed", "kept_at"])
      .where("company_id", "=", companyId)
      .where("year", "=", year)
      .where("account_id", "=", accountId)
      .where("question_id", "in", questionIds)
      .where("discarded_at", "is", null)
      .where((eb) => eb.not(isOver(eb))),
);

/** The jottings of a person to some questions, without those that were discarded or are over. */
export async function jottingsOf(
  handle: Db | Trx,
  { companyId, year, accountId }: JottingOwner,
  questionIds: readonly string[],
): Promise<Jotting[]> {
  const rows = await kept(handle, { companyId, year, accountId, questionIds });
  return rows.map((row) => ({
    questionId: row.question_id,
    revision: row.revision,
    typed: JSON.parse(row.typed) as Record<string, string>,
    keptAt: row.kept_at,
  }));
}

/** Keeps what was typed in place of what was kept before. */
export async function putJottings(
  trx: Trx,
  { companyId, year, accountId }: JottingOwner,
  jottings: readonly Jotting[],
): Promise<void> {
  if (jottings.length === 0) return;
  const rows = jottings.map(({ questionId, revision, typed, keptAt }) => ({
    company_id: companyId,
    year,
    question_id: questionId,
    account_id: accountId,
    revision,
    typed: JSON.stringify(typed),
    kept_at: keptAt,
    discarded_at: null,
  }));
  await trx
    .insertInto("jotting")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["company_id", "year", "question_id", "account_id"]).doUpdateSet((eb) => ({
        revision: eb.ref("excluded.revision"),
        typed: eb.ref("excluded.typed"),
        kept_at: eb.ref("excluded.kept_at"),
        discarded_at: null,
      })),
    )
    .execute();
}

export async function deleteJottings(
  trx: Trx,
  { companyId, year, accountId }: JottingOwner,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  await trx
    .deleteFrom("jotting")
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where("account_id", "=", accountId)
    .where("question_id", "in", questionIds)
    .execute();
}

/** Puts jottings aside, or brings back those that were; the number of jottings that moved. */
export async function moveJottings(
  trx: Trx,
  { companyId, year, accountId }: JottingOwner,
  questionIds: readonly string[],
  discardedAt: string | null,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("jotting")
    .set({ discarded_at: discardedAt })
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where("account_id", "=", accountId)
    .where("question_id", "in", questionIds)
    .where("discarded_at", discardedAt === null ? "is not" : "is", null)
    .where((eb) => eb.not(isOver(eb)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The questions whose answer the same person has changed since the forms of these jottings were built. */
export async function savedSince(
  trx: Trx,
  { companyId, year, accountId }: JottingOwner,
  jottings: readonly Pick<Jotting, "questionId" | "revision">[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom("answer_change")
    .select(["question_id", "revision"])
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where("changed_by", "=", accountId)
    .where(
      "question_id",
      "in",
      jottings.map(({ questionId }) => questionId),
    )
    .execute();
  const builtOn = new Map(jottings.map(({ questionId, revision }) => [questionId, revision]));
  const newer = rows.filter(({ question_id, revision }) => revision > (builtOn.get(question_id) ?? revision));
  return new Set(newer.map(({ question_id }) => question_id));
}

/** Rows that one sweep finds; each takes a statement. */
const A_FEW = 10;

/** Deletes some of the jottings that are over, were last kept before an instant, or put aside before another. */
export async function deleteOldJottings(
  trx: Trx,
  { kept, discarded }: { kept: string; discarded: string },
): Promise<number> {
  const old = await trx
    .selectFrom("jotting")
    .select(["company_id", "year", "question_id", "account_id"])
    .where((eb) => eb.or([eb("kept_at", "<", kept), eb("discarded_at", "<", discarded), isOver(eb)]))
    .limit(A_FEW)
    .execute();
  for (const { company_id: companyId, year, account_id: accountId, question_id } of old) {
    await deleteJottings(trx, { companyId, year, accountId }, [question_id]);
  }
  return old.length;
}
