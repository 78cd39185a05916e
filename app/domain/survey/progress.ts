import { isGiven, NO_ANSWER } from "./answer";
import type { Answers, AnswerStatus } from "./answer";
import type { Question } from "./question";
import type { SurveyStates } from "./status";

export interface Progress {
  done: number;
  total: number;
  /** Whole percent, rounded down: 100 only when all is done. */
  percent: number;
}

/** What the progress needs to know of a question. */
interface Countable {
  level: string;
  done: boolean;
  obsolete: boolean;
}

/** The one definition of progress: done among the questions of the scored classes that are not obsolete (D2). */
export function progressAmong(questions: readonly Countable[]): Progress {
  const counted = questions.filter(({ level, obsolete }) => level !== "reporting" && !obsolete);
  const done = counted.filter((question) => question.done).length;
  const total = counted.length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((100 * done) / total) };
}

export function progressOf(questions: readonly Question[], states: SurveyStates): Progress {
  return progressAmong(
    questions.flatMap(({ guid, level }) => {
      const state = states.get(guid);
      return state ? [{ level, done: state.done, obsolete: state.obsolete }] : [];
    }),
  );
}

/** Whether anything was answered; a survey may have done questions before, those not asked of the company. */
export function isStarted(questions: readonly Question[], answers: Answers): boolean {
  return questions.some(({ guid }) => isGiven(answers[guid] ?? NO_ANSWER));
}

const OPEN: readonly AnswerStatus[] = ["not-answered", "autofilled", "incomplete", "incompatible"];

/** Whether a question asks for something that can be done now: answered, completed or confirmed. */
export function isOpen({ status, obsolete }: { status: AnswerStatus; obsolete: boolean }): boolean {
  return obsolete || OPEN.includes(status);
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
