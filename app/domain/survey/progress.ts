import type { Question } from "./question";
import type { SurveyStates } from "./status";

export interface Progress {
  done: number;
  total: number;
  /** Whole percent, rounded down: 100 only when all is done. */
  percent: number;
}

/** The one definition of progress: done among the questions of the scored classes that are not obsolete (D2). */
export function progressOf(questions: readonly Question[], states: SurveyStates): Progress {
  const counted = questions
    .filter((question) => question.level !== "reporting")
    .flatMap((question) => states.get(question.guid) ?? [])
    .filter((state) => !state.obsolete);
  const done = counted.filter((state) => state.done).length;
  const total = counted.length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((100 * done) / total) };
}

/** Everything done; where nothing is asked nothing is complete. */
export function isComplete(questions: readonly Question[], states: SurveyStates): boolean {
  const { done, total } = progressOf(questions, states);
  return total > 0 && done === total;
}

/** Reporting opens once the classes before it are complete. */
export function isReportingOpen(allQuestions: readonly Question[], states: SurveyStates): boolean {
  return isComplete(allQuestions, states);
}
