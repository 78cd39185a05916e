import type { Answer } from "~/domain/survey/answer";
import { NO_ANSWER } from "~/domain/survey/answer";
import type { Db } from "../scope";

/** An answer as its history keeps it: with what its files were called, by id, since they may be gone. */
export interface KeptAnswer extends Answer {
  fileNames: Readonly<Record<string, string>>;
}

export interface StoredChange {
  revision: number;
  at: string;
  /** "Name Surname"; null when the account is gone. */
  by: string | null;
  before: KeptAnswer | null;
  after: KeptAnswer;
}

interface Asked {
  companyId: string;
  year: number;
  questionId: string;
  /** Changes made later than this instant are left out. */
  until: string | null;
}

const changesOf = (db: Db, { companyId, year, questionId, until }: Asked) =>
  db
    .selectFrom("answer_change")
    .where("answer_change.company_id", "=", companyId)
    .where("answer_change.year", "=", year)
    .where("answer_change.question_id", "=", questionId)
    .$if(until !== null, (query) => query.where("answer_change.changed_at", "<=", until as string));

export async function countChanges(db: Db, asked: Asked): Promise<number> {
  const { total } = await changesOf(db, asked)
    .select((eb) => eb.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Some of the changes of an answer, newest first. */
export async function loadChanges(
  db: Db,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredChange[]> {
  const rows = await changesOf(db, asked)
    .leftJoin("account", "account.id", "answer_change.changed_by")
    .select(["answer_change.revision", "answer_change.changed_at", "answer_change.before"])
    .select(["answer_change.after", "account.name", "account.surname"])
    .orderBy("answer_change.revision", "desc")
    .orderBy("answer_change.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    at: row.changed_at,
    by: row.name === null ? null : `${row.name} ${row.surname}`,
    before: row.before === null ? null : read(row.before),
    after: read(row.after),
  }));
}

/** A change kept before answers had files has none. */
const read = (json: string): KeptAnswer => ({
  ...NO_ANSWER,
  fileNames: {},
  ...(JSON.parse(json) as Partial<KeptAnswer>),
});
