import type { QuestionView } from "~/api/contract/survey";
import type { Question } from "~/domain/question/question";
import { registerOf } from "~/domain/registers/readings";
import { registersRead } from "~/domain/survey/registers-read";
import type { QuestionState } from "~/domain/survey/status";
import type { Survey } from "./survey";

/** The registers that a question of the current draft reads, with what each proposes for it at present. */
export function registersOfQuestion(
  { isCurrent, registers, readRegisters }: Survey,
  question: Question,
  { status, elements }: QuestionState,
): NonNullable<QuestionView["registers"]> {
  if (!isCurrent) return [];
  return [...registersRead(question).keys()].map((id) => {
    const proposed = (question.autofill ?? []).filter(
      (autofill) =>
        "register" in autofill &&
        registerOf(autofill.register) === id &&
        elements[autofill.field] !== undefined &&
        elements[autofill.field] === readRegisters(autofill.register),
    );
    const fills = status === "autofilled" ? proposed.map(({ field }) => field) : [];
    return { id, isEmpty: registers[id].length === 0, fills: [...new Set(fills)] };
  });
}
