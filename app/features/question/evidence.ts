import type { AttachmentView, QuestionView } from "~/api/contract/survey";
import { kindOf } from "~/domain/files/kinds";
import { sizeWords } from "~/domain/files/limits";
import type { Question } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import { fileEntry } from "~/ui/question/file-entry";

/** The files of an answer as its page shows them. */
export interface Evidence {
  files: string[];
  /**
   * Whether files are asked for, lift the limit of a practice on paper, or are only welcome; null where the user can
   * hand in none now.
   */
  taken: NonNullable<Question["evidence"]> | "limits" | null;
}

/** Null for a question that takes no files and has none. */
export function evidenceOf(t: T, view: QuestionView, isRead: boolean): Evidence | null {
  const files = view.answer.attachments.map((file) => storedEntry(t, file));
  const { evidence, proof } = view.definition;
  if (!evidence && files.length === 0) return null;
  const isLimited = evidence === "welcome" && proof?.limitsUntilAttached && files.length === 0;
  const taken = isLimited ? "limits" : (evidence ?? null);
  return { files, taken: isRead ? null : taken };
}

const storedEntry = (t: T, { id, name, size, isInControl }: AttachmentView) =>
  fileEntry({ id, name, about: aboutOf(name, size, isInControl ? t("files:in_control") : "") });

/** A file that was handed in, and that no saved answer names yet. */
export const waitingEntry = (t: T, id: string, name: string, size: number): string =>
  fileEntry({ id, name, about: aboutOf(name, size, t("files:to_save")) });

/** Kind, size and state in words. Another server need not tell the size. */
const aboutOf = (name: string, size: number | undefined, state: string): string =>
  [(kindOf(name) ?? "").toUpperCase(), size === undefined ? "" : sizeWords(size), state]
    .filter((part) => part !== "")
    .join(", ");
