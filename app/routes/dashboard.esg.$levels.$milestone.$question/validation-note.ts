import type { QuestionView } from "~/api/contract/survey";
import type { T } from "~/texts/resources";
import { historyUrls } from "~/web/history-urls";
import { commentInWords } from "../dashboard.history.verification._index/finding-words";
import type { Note } from "./notes";
import type { Sentence } from "./sentences";

/** What a verifier said of an answer and of its files; null where nobody has said anything. */
export function validationNote(t: T, view: QuestionView): Note | null {
  const { isValidated = false, validationComments = [] } = view;
  if (!isValidated && validationComments.length === 0) return null;
  return {
    title: t("verification:note.title"),
    words: [
      ...(isValidated ? [{ words: t("verification:note.accepted") }] : []),
      ...validationComments.flatMap((one) => commentWords(t, view, one)),
      { words: t("verification:note.see"), href: historyUrls.verification() },
    ],
  };
}

type Comment = NonNullable<QuestionView["validationComments"]>[number];

function commentWords(t: T, { answer }: QuestionView, { attachmentId, comment, reply }: Comment): Sentence[] {
  const words = commentInWords(t, comment);
  const name = answer.attachments.find(({ id }) => id === attachmentId)?.name;
  const about =
    attachmentId === null
      ? t("verification:note.of_answer", { words })
      : name === undefined
        ? t("verification:note.of_lost_file", { words })
        : t("verification:note.of_file", { name, words });
  return [{ words: about }, ...(reply === null ? [] : [{ words: t("verification:note.reply", { reply }) }])];
}
