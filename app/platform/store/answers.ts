import { sql } from "kysely";
import type { Answer, CopiedFrom, Elements } from "~/domain/question/answer";
import type { Db, Trx } from "../scope";
import { engineOf } from "./engines/engine-of";
import { jsonInSql } from "./engines/json-in-sql";
import { keptQuery } from "./kept/kept-query";
import { readOnce } from "./kept/read-once";

export interface StoredAnswer extends Answer {
  revision: number;
  /** Edition of the question when the answer was given. */
  edition: number;
  /** "Name Surname"; null when the account is gone. */
  updatedBy: string | null;
  updatedAt: string;
}

export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;

/** The answers of one company's year to some questions, by question id. */
export async function loadAnswers(
  handle: Db | Trx,
  companyId: string,
  year: number,
  guids: readonly string[],
): Promise<StoredAnswers> {
  const rows = await answerRows(handle, companyId)
    .where("answer.year", "=", year)
    .where("answer.question_id", "in", guids)
    .execute();
  return byQuestion(rows);
}

interface YearAndBefore {
  companyId: string;
  year: number;
  last: number;
  guidsBefore: readonly string[];
}

const yearAndBefore = keptQuery((handle, { companyId, year, last, guidsBefore }: YearAndBefore) => {
  // Plugins see these rows as a part of the whole statement, once.
  const rows = answerRows(handle.withoutPlugins(), companyId).where((eb) =>
    eb.or([
      eb("answer.year", "=", year),
      ...(guidsBefore.length === 0
        ? []
        : [eb.and([eb("answer.year", "=", last), eb("answer.question_id", "in", guidsBefore)])]),
    ]),
  );
  const json = jsonInSql(engineOf(handle));
  const row = json.array(COLUMNS.map((name) => sql.ref(name)));
  const rowsOf = (wanted: number) =>
    json.gather(row, "question_id", sql<boolean>`${sql.ref("year")} = ${wanted}`);
  return handle.selectFrom(rows.as("row")).select([rowsOf(year).as("answers"), rowsOf(last).as("before")]);
});

/**
 * All answers of a year, and those of the year before to some questions, in one read. As long as the answers stay the
 * same they are the same objects, which nobody may change. The store gives the rows of a year as one text, which is read
 * and compared faster than a hundred rows.
 */
export async function loadYearAndBefore(
  handle: Db | Trx,
  companyId: string,
  year: number,
  guidsBefore: readonly string[],
): Promise<{ answers: StoredAnswers; before: StoredAnswers }> {
  const [read] = await yearAndBefore(handle, { companyId, year, last: year - 1, guidsBefore });
  const readText = (name: string, text = "[]") => readOnce(`${companyId} ${year} ${name}`, text, answersIn);
  return { answers: readText("answers", read?.answers), before: readText("before", read?.before) };
}

const SELECTED = [
  "answer.question_id",
  "answer.year",
  "answer.revision",
  "answer.elements",
  "answer.not_applicable",
  "answer.not_applicable_reason",
  "answer.explanation",
  "answer.incompatibility_explanation",
  "answer.edition",
  "answer.attachments",
  "answer.updated_at",
  "answer.copied_from",
  "account.name",
  "account.surname",
] as const;

/** The same as the rows name them. */
const COLUMNS = SELECTED.map((name) => name.slice(name.indexOf(".") + 1));

const answersIn = (text: string): StoredAnswers =>
  byQuestion(
    (JSON.parse(text) as unknown[][]).map(
      (values) => Object.fromEntries(COLUMNS.map((name, at) => [name, values[at]])) as unknown as AnswerRow,
    ),
  );

const answerRows = (handle: Db | Trx, companyId: string) =>
  handle
    .selectFrom("answer")
    .leftJoin("account", "account.id", "answer.updated_by")
    .select(SELECTED)
    .where("answer.company_id", "=", companyId);

type AnswerRow = Awaited<ReturnType<ReturnType<typeof answerRows>["execute"]>>[number];

const byQuestion = (rows: readonly AnswerRow[]): StoredAnswers =>
  Object.fromEntries(
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
        ...(row.copied_from !== null && { copiedFrom: JSON.parse(row.copied_from) as CopiedFrom }),
      },
    ]),
  );

export interface AnswerChange {
  questionId: string;
  before: StoredAnswer | null;
  after: Answer;
  /** The names of the files of both answers, by id: the history shows them when the files are gone. */
  fileNames: Readonly<Record<string, string>>;
  edition: number;
}

interface Writing {
  companyId: string;
  year: number;
  /** Account id. */
  by: string;
  at: string;
}

/** At most fifteen values a row, and 500 a statement. */
const ROWS_A_STATEMENT = 33;

const CONTENT = [
  "revision",
  "elements",
  "not_applicable",
  "not_applicable_reason",
  "explanation",
  "incompatibility_explanation",
  "edition",
  "attachments",
  "copied_from",
  "updated_by",
  "updated_at",
] as const;

export const nextRevision = ({ before }: Pick<AnswerChange, "before">): number => (before?.revision ?? 0) + 1;

/** Stores answers to different questions, each with its next revision, and records the changes. */
export async function storeAnswers(
  trx: Trx,
  changes: readonly AnswerChange[],
  { companyId, year, by, at }: Writing,
): Promise<void> {
  const keyOf = ({ questionId }: AnswerChange) => ({ company_id: companyId, year, question_id: questionId });
  for (let from = 0; from < changes.length; from += ROWS_A_STATEMENT) {
    const some = changes.slice(from, from + ROWS_A_STATEMENT);
    await trx
      .insertInto("answer")
      .values(some.map((change) => ({ ...keyOf(change), ...rowOf(change), updated_by: by, updated_at: at })))
      .onConflict((conflict) =>
        conflict
          .columns(["company_id", "year", "question_id"])
          .doUpdateSet((eb) => Object.fromEntries(CONTENT.map((name) => [name, eb.ref(`excluded.${name}`)]))),
      )
      .execute();
    await trx
      .insertInto("answer_change")
      .values(some.map((one) => ({ ...keyOf(one), ...changeRow(one), changed_by: by, changed_at: at })))
      .execute();
  }
}

const rowOf = (change: AnswerChange) => ({
  revision: nextRevision(change),
  elements: JSON.stringify(change.after.elements),
  not_applicable: change.after.notApplicableChosen ? 1 : 0,
  not_applicable_reason: change.after.notApplicableReason,
  explanation: change.after.explanation,
  incompatibility_explanation: change.after.incompatibilityExplanation,
  edition: change.edition,
  attachments: JSON.stringify(change.after.attachments),
  copied_from: change.after.copiedFrom ? JSON.stringify(change.after.copiedFrom) : null,
});

const changeRow = ({ before, after, fileNames, edition }: AnswerChange) => ({
  revision: nextRevision({ before }),
  before: before && JSON.stringify({ ...withNames(before, fileNames), edition: before.edition }),
  after: JSON.stringify({ ...withNames(after, fileNames), edition }),
});

const withNames = (answer: Answer, names: Readonly<Record<string, string>>) => ({
  ...contentOf(answer),
  fileNames: Object.fromEntries(answer.attachments.map((id) => [id, names[id] ?? ""])),
});

/** What a person wrote or copied, without author and time. */
export const contentOf = (answer: Answer): Answer => ({
  elements: answer.elements,
  notApplicableChosen: answer.notApplicableChosen,
  notApplicableReason: answer.notApplicableReason,
  explanation: answer.explanation,
  incompatibilityExplanation: answer.incompatibilityExplanation,
  attachments: answer.attachments,
  ...(answer.copiedFrom && { copiedFrom: answer.copiedFrom }),
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
