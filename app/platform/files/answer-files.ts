import { ApiError } from "~/api/errors";
import type { Answer } from "~/domain/question/answer";
import type { Trx } from "../scope";
import { attachmentsOf, holdAttachments, releaseAttachments, releaseForADay } from "../store/attachments";

interface Change {
  companyId: string;
  year: number;
  questionId: string;
  before: Pick<Answer, "attachments"> | null;
  after: Pick<Answer, "attachments">;
  at: string;
  /** The files it no longer names stay for a day, in which they can be named again. */
  canBeUndone: boolean;
}

interface Moved {
  /** What the files before and after are called, by id: the history tells it when they are gone. */
  fileNames: Record<string, string>;
  /** Ids whose bytes are to be removed once the save is done. */
  dropped: string[];
}

/**
 * Binds the files an answer names to it and lets go of those it no longer names. One that was never handed in for this
 * question, that is another company's or that is gone refuses the save.
 */
export async function moveFiles(trx: Trx, change: Change): Promise<Moved> {
  const before = change.before?.attachments ?? [];
  const { after, companyId, year, questionId, at } = { ...change, after: change.after.attachments };
  if (before.length + after.length === 0) return { fileNames: {}, dropped: [] };

  const rows = await attachmentsOf(trx, companyId, [...before, ...after]);
  const fileNames = Object.fromEntries([...rows].map(([id, { name }]) => [id, name]));

  const added = after.filter((id) => !before.includes(id));
  const held = await holdAttachments(trx, { company_id: companyId, year, question_id: questionId }, added);
  if (held.length < added.length || new Set(after).size < after.length) {
    const issue = { path: `${questionId}.attachments`, code: "attachment_gone" };
    throw new ApiError(422, "internal/invalid_input", [issue]);
  }
  const removed = before.filter((id) => !after.includes(id));
  if (change.canBeUndone) {
    await releaseForADay(trx, removed, at);
    return { fileNames, dropped: [] };
  }
  return { fileNames, dropped: await releaseAttachments(trx, removed, at) };
}
