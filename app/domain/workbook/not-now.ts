import { isLocked, isReportingOpen } from "../survey/progress";
import type { Answer } from "../survey/answer";
import type { Question } from "../survey/question";
import type { SurveyStates } from "../survey/status";
import { statesAfter, type Before } from "../survey/states-after";

/** The survey as it stands while a file is looked at. */
export interface SurveyNow extends Before {
  answers: Readonly<Record<string, Answer & { revision: number; edition: number }>>;
  states: SurveyStates;
}

/**
 * Which of the changes meet a question that cannot be answered now, and why. Closed before and after: what the same file
 * opens may be filled in with it.
 */
export function notNow(
  survey: SurveyNow,
  changes: readonly { question: Question; answer: Answer }[],
): ReadonlyMap<string, "closed_question" | "reporting_locked"> {
  const after = statesAfter(survey, changes);
  const { questions } = survey.questionnaire;
  const reportingOpen = isReportingOpen(questions, survey.states) || isReportingOpen(questions, after);
  const refused = new Map<string, "closed_question" | "reporting_locked">();
  for (const { question } of changes) {
    const { guid } = question;
    const state = survey.states.get(guid);
    if (isClosed(state?.status) && isClosed(after.get(guid)?.status)) refused.set(guid, "closed_question");
    else if (state && isLocked(question, state, reportingOpen)) refused.set(guid, "reporting_locked");
  }
  return refused;
}

const isClosed = (status: string | undefined) => status === "blocked" || status === "na-blocked";
