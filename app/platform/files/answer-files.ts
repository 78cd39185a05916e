import { ApiError } from "~/api/errors";
import type { Answer } from "~/domain/question/answer";
import type { Trx } from "../scope";
import { attachmentsOf, holdAttachments, releaseAttachments, releaseForADay } from "../store/attachments";

interface Change {
  companyId: string;
  year: number;
  questionId: string;
  /** A file that was uploaded for no question becomes a file of this one. */
  takesFiles: boolean;
  before: Pick<Answer, "attachments"> | null;
  after: Pick<Answer, "attachments">;
  at: string;
  /** The files that the answer no longer names stay for a day, during which it can name them again. */
  canBeUndone: boolean;
}

interface Moved {
  /** The names of the files before and after, by id: the history shows them when the files are gone. */
  fileNames: Record<string, string>;
  /** Ids whose bytes are deleted after the save. */
  dropped: string[];
}

/**
 * Binds the files that an answer names to it, and releases those it no longer names. The save is refused if a file was
 * never uploaded for this question, belongs to another company or is gone.
 */
export async function moveFiles(trx: Trx, change: Change): Promise<Moved> {
  const before = change.before?.attachments ?? [];
  const { after, companyId, year, questionId, at } = { ...change, after: change.after.attachments };
  if (before.length + after.length === 0) return { fileNames: {}, dropped: [] };

  const rows = await attachmentsOf(trx, companyId, [...before, ...after]);
  const fileNames = Object.fromEntries([...rows].map(([id, { name }]) => [id, name]));

  const added = after.filter((id) => !before.includes(id));
  const key = { company_id: companyId, year, question_id: questionId };
  const held = await holdAttachments(trx, key, added, change.takesFiles);
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
