import { type Answer, type Answers, isGiven } from "../question/answer";
import { isClosed } from "../survey/closed";
import { revisedSince } from "../survey/obsolete";
import type { Question } from "../question/question";
import type { SurveyStates } from "../survey/status";

export interface ObsoleteAnswer {
  question: string;
  /**
   * `revised`: the company confirms or removes it; `withdrawn`: the question is no longer asked, so the company can
   * only remove it.
   */
  why: "revised" | "withdrawn";
}

/**
 * The answers that hold the draft at status 5. An answer to a question that another answer closes is not among them:
 * the company cannot confirm it, it declares nothing, and it is listed if the question opens again.
 */
export function obsoleteAnswers(
  questions: readonly Question[],
  answers: Readonly<Record<string, Answer & { edition: number }>>,
  states: SurveyStates,
): ObsoleteAnswer[] {
  const revised = [...revisedSince(questions, answers)].filter((guid) => !isClosed(states.get(guid)?.status));
  return [
    ...revised.map((question): ObsoleteAnswer => ({ question, why: "revised" })),
    ...withdrawnAnswers(questions, answers).map((question): ObsoleteAnswer => ({
      question,
      why: "withdrawn",
    })),
  ];
}

/** Answers given to questions that are no longer asked. */
function withdrawnAnswers(questions: readonly Question[], answers: Answers): string[] {
  const askedIds = new Set(questions.map(({ guid }) => guid));
  return Object.entries(answers)
    .filter(([guid, answer]) => !askedIds.has(guid) && isGiven(answer))
    .map(([guid]) => guid);
}
