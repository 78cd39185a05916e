import { CLASSES, type Question } from "~/domain/question/question";
import type { AnswerToSave } from "~/domain/survey/save-refusals";
import { isReportingOpen, openInTopic } from "~/domain/survey/progress";
import type { SurveyStates } from "~/domain/survey/status";
import type { Survey } from "./survey";
import { scoreOf } from "./survey-score";

/**
 * What a save of a page changed: hundredths of points of its class, 0 for a page without one, and the open questions
 * left in its topic on the journey.
 */
export function effectOf(
  survey: Survey,
  lead: Question,
  changes: readonly AnswerToSave[],
  { ordered, after }: { ordered: readonly Question[]; after: SurveyStates },
): { gained: number; leftInTopic: number } {
  const isOpen = isReportingOpen(survey.questionnaire.questions, after);
  return {
    gained:
      changes.length === 0 ? 0 : pointsAfter(survey, lead, changes, after) - pointsOfClass(survey, lead),
    leftInTopic: openInTopic(ordered, after, lead.milestone, isOpen),
  };
}

function pointsAfter(
  { questionnaire, facts, answers }: Survey,
  lead: Question,
  changes: readonly AnswerToSave[],
  states: SurveyStates,
): number {
  const changed = Object.fromEntries(changes.map(({ question, answer }) => [question.guid, answer]));
  return pointsOfClass({ questionnaire, facts, states, answers: { ...answers, ...changed } }, lead);
}

/** 0 where the class has no points for this company. */
function pointsOfClass(survey: Parameters<typeof scoreOf>[0], { level }: Question): number {
  const scoredClass = CLASSES.find((id) => id === level);
  return scoredClass ? Math.max(0, scoreOf(survey).score.levels[scoredClass].actual) : 0;
}
