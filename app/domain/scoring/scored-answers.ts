import type { Questionnaire } from "../question/question";
import type { SurveyStates } from "../survey/status";

/** The number of scored answers: declared ones, to questions with a weight, that apply. */
export function scoredAnswers({ questions }: Questionnaire, states: SurveyStates): number {
  return questions.filter(({ guid, weight, level }) => {
    const state = states.get(guid);
    return weight > 0 && level !== "reporting" && state?.status === "self-declared" && !state.notApplicable;
  }).length;
}
