import type { QuestionView } from "~/api/contract/survey";
import type { Question } from "~/domain/question/question";
import { registerOf } from "~/domain/registers/readings";
import { isClosed } from "~/domain/survey/closed";
import { registersRead } from "~/domain/survey/registers-read";
import type { QuestionState } from "~/domain/survey/status";
import type { Survey } from "./survey";

/**
 * The registers that a question of the current draft reads, with the elements that say what each says at present: of a
 * proposal, and of an answer that was confirmed.
 */
export function registersOfQuestion(
  { isCurrent, registers, readRegisters }: Survey,
  question: Question,
  { status, notApplicable, elements }: QuestionState,
): NonNullable<QuestionView["registers"]> {
  if (!isCurrent) return [];
  const isGiven = !notApplicable && !isClosed(status);
  return [...registersRead(question).keys()].map((id) => {
    const proposed = (question.autofill ?? []).filter(
      (autofill) =>
        "register" in autofill &&
        registerOf(autofill.register) === id &&
        elements[autofill.field] !== undefined &&
        elements[autofill.field] === readRegisters(autofill.register),
    );
    const fills = isGiven ? proposed.map(({ field }) => field) : [];
    return { id, isEmpty: registers[id].length === 0, fills: [...new Set(fills)] };
  });
}
