import { type Answers, type AnswerStatus, isGiven, NO_ANSWER } from "../question/answer";
import type { Question } from "../question/question";
import type { QuestionState, SurveyStates } from "./status";

export interface Progress {
  done: number;
  total: number;
  /** Whole percent, rounded down: 100 only when all questions are done. */
  percent: number;
}

/** The facts of a question that the progress uses. */
interface Countable {
  level: string;
  done: boolean;
  obsolete: boolean;
}

const isReporting = ({ level }: Pick<Countable, "level">): boolean => level === "reporting";

/** The one definition of progress: done among the questions of the scored classes that are not obsolete (D2). */
export const progressAmong = (questions: readonly Countable[]): Progress =>
  counted(questions.filter((question) => !isReporting(question)));

/** The same for some levels; reporting counts towards no other progress and has its own if it is the only level. */
export const progressAsked = (questions: readonly Countable[]): Progress =>
  questions.every(isReporting) ? counted(questions) : progressAmong(questions);

function counted(questions: readonly Countable[]): Progress {
  const current = questions.filter(({ obsolete }) => !obsolete);
  const done = current.filter((question) => question.done).length;
  const total = current.length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((100 * done) / total) };
}

export const progressOf = (questions: readonly Question[], states: SurveyStates): Progress =>
  progressAmong(countable(questions, states));

const countable = (questions: readonly Question[], states: SurveyStates): Countable[] =>
  questions.flatMap(({ guid, level }) => {
    const state = states.get(guid);
    return state ? [{ level, done: state.done, obsolete: state.obsolete }] : [];
  });

/** Whether any question was answered; a survey may have done questions before that, those not asked of the company. */
export function isStarted(questions: readonly Question[], answers: Answers): boolean {
  return questions.some(({ guid }) => isGiven(answers[guid] ?? NO_ANSWER));
}

const OPEN: readonly AnswerStatus[] = ["not-answered", "autofilled", "incomplete", "incompatible"];

/** Whether the company can do something about a question now: answer, complete or confirm it. */
export function isOpen({ status, obsolete }: { status: AnswerStatus; obsolete: boolean }): boolean {
  return obsolete || OPEN.includes(status);
}

/** Whether all questions are done; false if none is asked. Reporting counts only if it is the only level. */
export function isComplete(questions: readonly Question[], states: SurveyStates): boolean {
  const { done, total } = progressAsked(countable(questions, states));
  return total > 0 && done === total;
}

/** Reporting opens once the classes before it are complete. */
export function isReportingOpen(allQuestions: readonly Question[], states: SurveyStates): boolean {
  return isComplete(allQuestions, states);
}

/**
 * Whether a question of reporting is still locked. An answer whose question was revised since is not: the company has
 * to confirm or remove it before a card can be issued (D4), even while the classes are incomplete.
 */
export const isLocked = (
  question: Pick<Countable, "level">,
  { obsolete }: Pick<QuestionState, "obsolete">,
  reportingOpen: boolean,
): boolean => isReporting(question) && !reportingOpen && !obsolete;
