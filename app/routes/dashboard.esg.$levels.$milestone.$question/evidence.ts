import type { AttachmentView, QuestionView } from "~/api/contract/survey";
import { ACCEPTED_ENDINGS, KIND_NAMES, kindOf } from "~/domain/files/kinds";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import type { T } from "~/texts/resources";
import type { AttachmentWords } from "~/ui/question/attachments";
import { fileEntry } from "~/ui/question/file-entry";

/** The files of an answer as its page shows them. */
export interface Evidence {
  files: string[];
  words: AttachmentWords;
}

/** Null for a question that takes no files and has none. */
export function evidenceOf(t: T, { definition, answer }: QuestionView): Evidence | null {
  const { evidence } = definition;
  const files = answer.attachments.map((file) => storedEntry(t, file));
  if (!evidence && files.length === 0) return null;
  const limits = { max: sizeWords(FILE_LIMIT), kinds: KIND_NAMES };
  return {
    files,
    words: {
      title: t("files:title"),
      lead: t(`files:${evidence ?? "welcome"}`),
      label: t("files:label"),
      hint: t(files.length > 0 ? "files:hint" : "files:hint_first", limits),
      accept: ACCEPTED_ENDINGS,
      attach: t("files:attach"),
      replace: t("files:replace"),
      remove: t("files:remove"),
    },
  };
}

const storedEntry = (t: T, { id, name, size }: AttachmentView) =>
  fileEntry({ id, name, about: t("files:detail", detailOf(name, size)) });

/** A file that is handed in, and that no saved answer names yet. */
export const waitingEntry = (t: T, id: string, name: string, size: number): string =>
  fileEntry({ id, name, about: t("files:detail_waiting", detailOf(name, size)) });

const detailOf = (name: string, size: number) => ({
  kind: (kindOf(name) ?? "").toUpperCase(),
  size: sizeWords(size),
});
