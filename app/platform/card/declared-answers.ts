import type { Answer } from "~/domain/question/answer";
import { contentOf } from "../store/answers";
import type { Survey } from "../survey/survey";

/** What the company declares: blocked, incomplete, contradictory and unconfirmed values stay in the draft (D2). */
export function declaredAnswers({
  states,
  answers,
}: Pick<Survey, "states" | "answers">): Record<string, Answer> {
  const declared = [...states.values()].flatMap(({ guid, status, notApplicable }) => {
    const answer = answers[guid];
    if (status !== "self-declared" || !answer) return [];
    const content = contentOf(answer);
    return [[guid, notApplicable ? { ...content, elements: {} } : content] as const];
  });
  return Object.fromEntries(declared);
}
