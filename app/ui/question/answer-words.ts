import { lineWords, linesOf } from "~/domain/answers/answer-lines";
import { rulesOf } from "~/domain/answers/classes";
import type { Elements } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import type { T } from "~/texts/resources";

/** An answer as any of the calls sends it. */
interface Answered {
  answerElements: readonly { id: string; value: string }[];
  explanation: string | null;
  incompatibilityExplanation: string | null;
  notApplicableChosen: boolean;
  notApplicableReason: string | null;
  attachments: readonly { name: string | null }[];
}

export interface AnswerWords {
  /** The answer itself; empty = not answered. */
  lines: string[];
  /** Its explanations and files. */
  notes: string[];
}

/** An answer in words, for a page without a form. `lostFile`: the name shown for a file that is gone. */
export function answerWords(t: T, question: Question, answer: Answered, lostFile = ""): AnswerWords {
  const { explanation, incompatibilityExplanation, attachments } = answer;
  const names = attachments.map(({ name }) => name ?? lostFile).join(", ");
  const notes = [
    incompatibilityExplanation && t("review:incompatibility", { explanation: incompatibilityExplanation }),
    explanation && t("review:explanation", { explanation }),
    names && t("review:attachments", { names }),
  ];
  return {
    lines: answer.notApplicableChosen
      ? [t("review:not_applicable", { reason: answer.notApplicableReason ?? "" })]
      : elementWords(question, Object.fromEntries(answer.answerElements.map(({ id, value }) => [id, value]))),
    notes: notes.filter((note) => !!note) as string[],
  };
}

/** A value that the question no longer offers is shown by its key: no part of an answer is left out. */
function elementWords(question: Question, elements: Elements): string[] {
  const unknownValues = Object.entries(elements).flatMap(([id, value]) => {
    const refused = rulesOf(question).check(question, { [id]: value });
    if (refused.some(({ key }) => key === "unknown_element"))
      return [value === "on" ? id : `${id}: ${value}`];
    return isOneChoice(question) && refused.some(({ key }) => key === "unknown_choice") ? [value] : [];
  });
  return [...linesOf(question, elements).map(lineWords), ...unknownValues];
}

const isOneChoice = ({ questionClass }: Question) => questionClass === "radio" || questionClass === "boolean";
