import { NO_ANSWER, type Answer } from "~/domain/question/answer";
import { editionOf, type Question } from "~/domain/question/question";
import type { Db, Trx } from "../scope";
import { contentOf } from "./answers";

/** An answer in its history: with the names of its files, by id, since the files may be gone. */
export interface KeptAnswer extends Answer {
  fileNames: Readonly<Record<string, string>>;
  /** Edition of the question when the answer was given; absent in older changes, which did not store it. */
  edition?: number;
}

/** The content that makes an answer again what it was, under the edition of its question that it was given to. */
export const asItWas = (question: Question, before: KeptAnswer) => ({
  answer: contentOf(before),
  edition: before.edition ?? editionOf(question),
});

interface StoredChange {
  revision: number;
  at: string;
  /** "Name Surname"; null when the account is gone. */
  by: string | null;
  /** To whom the link was sent through which it was proposed; null: it was not proposed. */
  proposedBy: string | null;
  before: KeptAnswer | null;
  after: KeptAnswer;
}

interface ChangesQuery {
  companyId: string;
  year: number;
  questionId: string;
  /** Changes made after this instant are left out. */
  until: string | null;
}

const changesOf = (db: Db | Trx, { companyId, year, questionId, until }: ChangesQuery) =>
  db
    .selectFrom("answer_change")
    .where("answer_change.company_id", "=", companyId)
    .where("answer_change.year", "=", year)
    .where("answer_change.question_id", "=", questionId)
    .$if(until !== null, (query) => query.where("answer_change.changed_at", "<=", until as string));

export async function countChanges(db: Db, query: ChangesQuery): Promise<number> {
  const { total } = await changesOf(db, query)
    .select((eb) => eb.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Some of the changes to an answer, newest first. */
export async function loadChanges(
  db: Db,
  query: ChangesQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredChange[]> {
  const rows = await changesOf(db, query)
    .leftJoin("account", "account.id", "answer_change.changed_by")
    .leftJoin("proposal", (join) =>
      join
        .onRef("proposal.company_id", "=", "answer_change.company_id")
        .onRef("proposal.year", "=", "answer_change.year")
        .onRef("proposal.question_id", "=", "answer_change.question_id")
        .onRef("proposal.confirmed_revision", "=", "answer_change.revision"),
    )
    .leftJoin("question_link", "question_link.id", "proposal.link_id")
    .select(["answer_change.revision", "answer_change.changed_at", "answer_change.before"])
    .select(["answer_change.after", "account.name", "account.surname"])
    .select("question_link.name as proposed_by")
    .orderBy("answer_change.revision", "desc")
    .orderBy("answer_change.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    at: row.changed_at,
    by: row.name === null ? null : `${row.name} ${row.surname}`,
    proposedBy: row.proposed_by,
    before: row.before === null ? null : read(row.before),
    after: read(row.after),
  }));
}

/**
 * The answers before the changes that made these revisions, by question; absent where there was none, or where it is not
 * known. At most the questions of a topic.
 */
export async function contentsBefore(
  trx: Trx,
  { companyId, year }: Pick<ChangesQuery, "companyId" | "year">,
  made: readonly { questionId: string; revision: number }[],
): Promise<Map<string, KeptAnswer>> {
  if (made.length === 0) return new Map();
  const rows = await trx
    .selectFrom("answer_change")
    .select(["question_id", "before"])
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where((eb) => eb.or(made.map((one) => eb.and({ question_id: one.questionId, revision: one.revision }))))
    .orderBy("id")
    .execute();
  const newest = new Map(rows.map(({ question_id, before }) => [question_id, before]));
  return new Map([...newest].flatMap(([guid, before]) => (before ? [[guid, read(before)] as const] : [])));
}

/** A change stored before answers had files has none. */
const read = (json: string): KeptAnswer => ({
  ...NO_ANSWER,
  fileNames: {},
  ...(JSON.parse(json) as Partial<KeptAnswer>),
});

/** Parameters of a statement beside the company and the year. */
const MOST_QUESTIONS = 400;

/**
 * The answers of a year at earlier revisions, by question and revision; those no longer known are absent. Three queries
 * at most for the largest questionnaire.
 */
export async function contentsAt(
  handle: Db | Trx,
  companyId: string,
  year: number,
  wanted: readonly { questionId: string; revision: number }[],
): Promise<(questionId: string, revision: number) => Answer | null> {
  const contents = new Map<string, Answer>();
  const questions = [...new Set(wanted.map(({ questionId }) => questionId))];
  const revisions = new Set(wanted.map(({ questionId, revision }) => keyOf(questionId, revision)));
  for (let from = 0; from < questions.length; from += MOST_QUESTIONS) {
    const rows = await handle
      .selectFrom("answer_change")
      .select(["question_id", "revision", "after"])
      .where("company_id", "=", companyId)
      .where("year", "=", year)
      .where("question_id", "in", questions.slice(from, from + MOST_QUESTIONS))
      .execute();
    for (const { question_id, revision, after } of rows) {
      const key = keyOf(question_id, revision);
      if (revisions.has(key)) contents.set(key, { ...NO_ANSWER, ...(JSON.parse(after) as Partial<Answer>) });
    }
  }
  return (questionId, revision) => contents.get(keyOf(questionId, revision)) ?? null;
}

const keyOf = (questionId: string, revision: number) => `${questionId} ${revision}`;
