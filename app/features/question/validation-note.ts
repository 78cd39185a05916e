import type { QuestionView } from "~/api/contract/survey";
import type { T } from "~/texts/resources";
import { historyUrls } from "~/web/urls";
import { judgementInWords } from "~/web/refusal-words";
import type { Note } from "./notes";
import type { Sentence } from "./sentences";

/** The verifier's words on an answer and its files; null without a judgement. */
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

function commentWords(t: T, { answer, definition }: QuestionView, one: Comment): Sentence[] {
  const { attachmentId, isRejected, comment, reply } = one;
  const verdict = one.verdict ?? (isRejected ? "rejected" : "commented");
  const name = answer.attachments.find(({ id }) => id === attachmentId)?.name ?? null;
  const file = attachmentId === null ? null : { name };
  // A finding of the automatic check is a rejection; the call does not say which rejections are findings.
  const document = definition.proof?.document ?? null;
  const judgement = judgementInWords(t, { verdict, comment, file, document }, isRejected);
  return [
    { words: t("verification:note.said", judgement) },
    ...(reply === null ? [] : [{ words: t("verification:note.reply", { reply }) }]),
  ];
}
