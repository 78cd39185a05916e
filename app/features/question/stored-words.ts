import type { QuestionView } from "~/api/contract/survey";
import { lineWords, linesOf } from "~/domain/answers/answer-lines";
import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";
import type { Sentence } from "./sentences";

/** Who saved an answer last, and when; null before the first save. An issued version names no person. */
export function savedWords(t: T, { updatedBy, updatedAt, revision }: QuestionView["answer"]): string | null {
  if (updatedAt === null) return null;
  const at = formatDateTime(updatedAt);
  return updatedBy === null && revision === 0
    ? t("answering:saved_at", { at })
    : t("answering:saved_by", { name: updatedBy ?? t("common:erased_person"), at });
}

/** The stored answer with its notes. */
export function storedWords(t: T, { definition, answer }: QuestionView): Sentence[] {
  const elements = Object.fromEntries(answer.answerElements.map(({ id, value }) => [id, value]));
  const { notApplicableChosen, notApplicableReason, incompatibilityExplanation, explanation } = answer;
  const lines = notApplicableChosen
    ? [t("answering:not_applicable_because", { reason: notApplicableReason ?? "" })]
    : linesOf(definition, elements).map(lineWords);
  const words = [
    lines.length > 0 ? lines.join("\n") : t("answering:no_answer"),
    incompatibilityExplanation &&
      t("answering:incompatibility_because", { explanation: incompatibilityExplanation }),
    explanation && t("answering:explanation_note", { explanation }),
  ];
  return words.flatMap((one) => (one ? [{ words: one }] : []));
}
