import type { Answer, Elements } from "~/domain/question/answer";
import type { Db, Trx } from "../scope";

export interface StoredAnswer extends Answer {
  revision: number;
  /** Edition of the question when the answer was given. */
  edition: number;
  /** "Name Surname"; null when the account is gone. */
  updatedBy: string | null;
  updatedAt: string;
}

export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;

/** The answers of one company's year, by question id: all of them, or those to some questions. */
export async function loadAnswers(
  handle: Db | Trx,
  companyId: string,
  year: number,
  guids: readonly string[] | null = null,
): Promise<StoredAnswers> {
  const rows = await handle
    .selectFrom("answer")
    .leftJoin("account", "account.id", "answer.updated_by")
    .select([
      "answer.question_id",
      "answer.revision",
      "answer.elements",
      "answer.not_applicable",
      "answer.not_applicable_reason",
      "answer.explanation",
      "answer.incompatibility_explanation",
      "answer.edition",
      "answer.attachments",
      "answer.updated_at",
      "account.name",
      "account.surname",
    ])
    .where("answer.company_id", "=", companyId)
    .where("answer.year", "=", year)
    .$if(guids !== null, (query) => query.where("answer.question_id", "in", guids as string[]))
    .execute();
  return Object.fromEntries(
    rows.map((row) => [
      row.question_id,
      {
        revision: row.revision,
        elements: JSON.parse(row.elements) as Elements,
        notApplicableChosen: row.not_applicable === 1,
        notApplicableReason: row.not_applicable_reason,
        explanation: row.explanation,
        incompatibilityExplanation: row.incompatibility_explanation,
        attachments: JSON.parse(row.attachments) as string[],
        edition: row.edition,
        updatedBy: row.name === null ? null : `${row.name} ${row.surname}`,
        updatedAt: row.updated_at,
      },
    ]),
  );
}

interface AnswerChange {
  companyId: string;
  year: number;
  questionId: string;
  before: StoredAnswer | null;
  after: Answer;
  /** The names of the files of both answers, by id: the history shows them when the files are gone. */
  fileNames: Readonly<Record<string, string>>;
  edition: number;
  /** Account id. */
  by: string;
  at: string;
}

/** Stores an answer with the next revision, which it returns, and records the change. */
export async function storeAnswer(trx: Trx, change: AnswerChange): Promise<number> {
  const { companyId, year, questionId, before, after, fileNames, edition, by, at } = change;
  const revision = (before?.revision ?? 0) + 1;
  const content = {
    revision,
    elements: JSON.stringify(after.elements),
    not_applicable: after.notApplicableChosen ? 1 : 0,
    not_applicable_reason: after.notApplicableReason,
    explanation: after.explanation,
    incompatibility_explanation: after.incompatibilityExplanation,
    edition,
    attachments: JSON.stringify(after.attachments),
    updated_by: by,
    updated_at: at,
  };
  const key = { company_id: companyId, year, question_id: questionId };
  await trx
    .insertInto("answer")
    .values({ ...key, ...content })
    .onConflict((conflict) => conflict.columns(["company_id", "year", "question_id"]).doUpdateSet(content))
    .execute();
  await trx
    .insertInto("answer_change")
    .values({
      ...key,
      revision,
      changed_by: by,
      changed_at: at,
      before: before && JSON.stringify({ ...withNames(before, fileNames), edition: before.edition }),
      after: JSON.stringify({ ...withNames(after, fileNames), edition }),
    })
    .execute();
  return revision;
}

const withNames = (answer: Answer, names: Readonly<Record<string, string>>) => ({
  ...contentOf(answer),
  fileNames: Object.fromEntries(answer.attachments.map((id) => [id, names[id] ?? ""])),
});

/** What a person wrote, without author and time. */
export const contentOf = (answer: Answer): Answer => ({
  elements: answer.elements,
  notApplicableChosen: answer.notApplicableChosen,
  notApplicableReason: answer.notApplicableReason,
  explanation: answer.explanation,
  incompatibilityExplanation: answer.incompatibilityExplanation,
  attachments: answer.attachments,
});

/** True when at least one question of the year has an answer that is not empty. */
export async function hasAnswers(handle: Db | Trx, companyId: string, year: number): Promise<boolean> {
  const row = await handle
    .selectFrom("answer")
    .select("question_id")
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where((eb) => eb.or([eb("elements", "!=", "{}"), eb("not_applicable", "=", 1)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
