import type { Answer } from "~/domain/question/answer";
import { editionOf, type Question } from "~/domain/question/question";
import { moveFiles } from "../files/answer-files";
import type { Trx } from "../scope";
import { type AnswerChange, nextRevision, storeAnswers } from "../store/answers";
import { touchDraft } from "../store/drafts";
import type { Survey } from "./survey";

interface StoredChanges {
  /** The new revision of each answer, by question. */
  revisions: ReadonlyMap<string, number>;
  /** Ids of files whose bytes are deleted after the transaction. */
  dropped: string[];
}

interface AnswerToStore {
  question: Pick<Question, "guid" | "edition" | "evidence">;
  answer: Answer;
  /**
   * The edition of the question when the answer was given; without one the answer counts as given, or confirmed, now.
   */
  edition?: number;
  /** The change clears an answer, which can be put back with its files (undo-clear.ts). */
  canBeUndone?: boolean;
}

/** Stores checked answers in the draft they were checked against, and records every change (D13). */
export async function storeChanges(
  trx: Trx,
  { company, year, answers }: Survey,
  changes: readonly AnswerToStore[],
  { by, at }: { by: string; at: string },
): Promise<StoredChanges> {
  const key = { companyId: company.id, year, by, at };
  const stored: AnswerChange[] = [];
  const dropped: string[] = [];
  for (const { question, answer, edition = editionOf(question), canBeUndone = false } of changes) {
    const before = answers[question.guid] ?? null;
    const takesFiles = question.evidence !== undefined;
    const change = { ...key, questionId: question.guid, takesFiles, before, after: answer, canBeUndone };
    const files = await moveFiles(trx, change);
    stored.push({ ...change, edition, fileNames: files.fileNames });
    dropped.push(...files.dropped);
  }
  await storeAnswers(trx, stored, key);
  if (changes.length > 0) await touchDraft(trx, company.id, year, at);
  return { revisions: new Map(stored.map((one) => [one.questionId, nextRevision(one)])), dropped };
}
