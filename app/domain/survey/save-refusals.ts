import type { Answer } from "../question/answer";
import { isClosed } from "./closed";
import { isLocked, isReportingOpen } from "./progress";
import type { Question } from "../question/question";
import { statesAfter, type Before } from "./states-after";
import type { SurveyStates } from "./status";

/** The survey at the moment of a save. */
export interface SurveyNow extends Before {
  answers: Readonly<Record<string, Answer & { revision: number; edition: number }>>;
  states: SurveyStates;
}

export interface AnswerToSave {
  question: Question;
  answer: Answer;
  /** Of the stored answer that the person saw; 0 = none was stored. */
  revision: number;
}

/**
 * `closed`: another answer or the registry closes the question. `reporting_locked`: the classes before reporting are
 * not complete (D1). `conflict`: the stored answer is newer than the one that the person saw (D13).
 */
export type SaveRefusal = "closed" | "reporting_locked" | "conflict";

export interface Saving {
  /** By question; answers without an entry may be saved. */
  refused: ReadonlyMap<string, SaveRefusal>;
  /** The states after the answers that are still up to date were stored. */
  after: SurveyStates;
}

/**
 * Which of the answers of one save are refused now, and why: one rule for a page, the API and a workbook.
 *
 * A question is refused if it is closed, or locked, both before the save and after it. The answers of one save belong
 * together: a person may fill in parent and child, or the last questions of the classes and those of reporting, in one
 * page or workbook. That person expects both to be stored, in any order. A question that was open when the person
 * filled it in is not refused because another answer of the same save asks for something new.
 */
export function saveRefusals(survey: SurveyNow, answers: readonly AnswerToSave[]): Saving {
  const isStale = ({ question: { guid }, revision }: AnswerToSave) =>
    revision !== (survey.answers[guid]?.revision ?? 0);
  const before = survey.states;
  const after = statesAfter(
    survey,
    answers.filter((one) => !isStale(one)),
  );
  const { questions } = survey.questionnaire;
  const reportingOpen = isReportingOpen(questions, before) || isReportingOpen(questions, after);
  const refused = new Map<string, SaveRefusal>();
  for (const one of answers) {
    const { guid } = one.question;
    const state = before.get(guid);
    if (isClosed(state?.status) && isClosed(after.get(guid)?.status)) refused.set(guid, "closed");
    else if (state && isLocked(one.question, state, reportingOpen)) refused.set(guid, "reporting_locked");
    else if (isStale(one)) refused.set(guid, "conflict");
  }
  return { refused, after };
}
