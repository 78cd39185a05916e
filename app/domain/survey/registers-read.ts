import type { Question } from "../question/question";
import { registerOf } from "../registers/readings";
import type { RegisterId } from "../registers/register";

/** The registers that a question reads, each with the elements that it may fill. */
export function registersRead({ autofill = [] }: Pick<Question, "autofill">): Map<RegisterId, string[]> {
  const filled = new Map<RegisterId, string[]>();
  for (const one of autofill) {
    if (!("register" in one)) continue;
    const id = registerOf(one.register);
    filled.set(id, [...new Set([...(filled.get(id) ?? []), one.field])]);
  }
  return filled;
}
