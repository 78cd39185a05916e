import type { Answers, RegistryFacts } from "../question/answer";
import type { Question, Questionnaire } from "../question/question";
import { isClosed } from "../survey/closed";
import { earlierValues, type EarlierAnswers } from "../survey/plausibility";
import { type SurveyStates, valuesInForce } from "../survey/status";
import { ownAnswers } from "../survey/unconfirmed-copies";
import type { IndicatorSources } from "./outcome";

interface ComputedSurvey {
  questionnaire: Pick<Questionnaire, "questions">;
  answers: Answers;
  facts: RegistryFacts;
  states: SurveyStates;
  earlier: EarlierAnswers;
}

/** What indicators read of a survey, be it a draft or an issued version. */
export function sourcesOfSurvey({ questionnaire, ...survey }: ComputedSurvey): IndicatorSources {
  const { answers, facts, states, earlier } = survey;
  const { questions } = questionnaire;
  const isOpen = ({ guid }: Pick<Question, "guid">) => {
    const state = states.get(guid);
    return state !== undefined && !isClosed(state.status);
  };
  return {
    inForce: valuesInForce(questions, ownAnswers(answers), isOpen),
    earlier: earlierValues(questions, earlier),
    facts,
    isAsked(guid) {
      const state = states.get(guid);
      if (!state || state.notApplicable || state.status === "na-blocked") return false;
      return !state.blockedByGivenAnswer;
    },
  };
}
