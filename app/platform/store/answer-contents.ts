import { NO_ANSWER, type Answer } from "~/domain/survey/answer";
import type { Db, Trx } from "../scope";

/** Parameters a statement takes beside the company and the year. */
const MOST_QUESTIONS = 400;

/**
 * What the answers of a year held at earlier revisions, by question and revision; those that nobody knows any more are
 * absent. Three queries at most for the largest questionnaire.
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
