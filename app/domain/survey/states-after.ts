import type { Answer, Answers, RegistryFacts } from "../question/answer";
import { revisedSince } from "./obsolete";
import type { Question, Questionnaire } from "../question/question";
import type { ReadRegisters } from "../registers/readings";
import type { EarlierAnswers } from "./plausibility";
import { surveyStates, type SurveyStates } from "./status";

/** A survey before some of its answers change. */
export interface Before {
  questionnaire: Questionnaire;
  answers: Readonly<Record<string, Answer & { edition: number }>>;
  facts: RegistryFacts;
  earlier: EarlierAnswers;
  /** What the registers propose; absent: nothing. */
  readRegisters?: ReadRegisters;
}

/** The states after some answers have changed; an answer that is stored again is confirmed. */
export function statesAfter(
  { questionnaire, answers, facts, earlier, readRegisters }: Before,
  changes: readonly { question: Question; answer: Answer }[],
): SurveyStates {
  const changed: Answers = Object.fromEntries(changes.map(({ question, answer }) => [question.guid, answer]));
  const revised = revisedSince(questionnaire.questions, answers);
  const unconfirmed = new Set([...revised].filter((guid) => !(guid in changed)));
  return surveyStates(questionnaire, { ...answers, ...changed }, facts, unconfirmed, earlier, readRegisters);
}
