import type { DraftReading } from "~/domain/card/card-life";
import { obsoleteAnswers } from "~/domain/card/obsolete-answers";
import { scoredAnswers } from "~/domain/scoring/scored-answers";
import type { Survey } from "../survey/survey";
import { scoreOf } from "../survey/survey-score";

/** What the answers and the registry say about issuing. */
export function readingOf(survey: Survey): DraftReading {
  const { questionnaire, answers, states, facts, filesInControl } = survey;
  return {
    unresolvedObsolete: obsoleteAnswers(questionnaire.questions, answers, states).length,
    scoredAnswers: scoredAnswers(questionnaire, states),
    facts,
    filesInControl,
    score: scoreOf(survey).score,
  };
}
