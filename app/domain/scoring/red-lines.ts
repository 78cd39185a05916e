import type { Answers, RegistryFacts } from "../question/answer";
import type { Questionnaire, RedLine } from "../question/question";
import { questionsByGuid } from "../question/questions-by-guid";
import { holds } from "../survey/conditions";
import type { SurveyStates } from "../survey/status";

/** A red line that the company crosses, with its own words about it. */
export interface CrossedLine {
  line: RedLine;
  /** What the company wrote beside the answer; null = nothing. */
  explanation: string | null;
}

/**
 * The red lines that the answers in force and the registry cross (D3), in the order of the content. An answer that is
 * incomplete or implausible counts here too: a line is not escaped by leaving out a field.
 */
export function crossedLines(
  { questions, redLines }: Questionnaire,
  states: SurveyStates,
  answers: Answers,
  facts: RegistryFacts,
): CrossedLine[] {
  if (redLines.length === 0) return [];
  const byGuid = questionsByGuid(questions);
  const elementsOf = (guid: string) => {
    const question = byGuid.get(guid);
    const state = states.get(guid);
    const isGiven = state && !state.blockedBy && !state.notApplicable && state.status !== "autofilled";
    return question && isGiven ? { question, elements: state.elements } : null;
  };
  return redLines
    .filter(({ when }) => when.every((condition) => holds(condition, facts, elementsOf)))
    .map((line) => ({ line, explanation: answers[line.question]?.explanation ?? null }));
}
