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
  progressOfEach(questions.filter((question) => !isReporting(question)));

/** The same for some levels; reporting counts towards no other progress and has its own if it is the only level. */
export const progressAsked = (questions: readonly Countable[]): Progress =>
  questions.every(isReporting) ? progressOfEach(questions) : progressAmong(questions);

/** Done among all of these that are not obsolete, whatever their level. */
export function progressOfEach(questions: readonly Omit<Countable, "level">[]): Progress {
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

/** The second figure beside the score (D3): the done questions among those that apply to the company, scored or not. */
export interface Completeness {
  /** Declared answers among the applicable questions; 0 reads as "not filled in". */
  answered: number;
  /** Applicable questions with nothing left to do: answered, or closed by a given answer. */
  done: number;
  applicable: number;
  /** Whole percent of the applicable questions that are done, rounded down; null where none applies. */
  percent: number | null;
}

export function completenessOf(questions: readonly Question[], states: SurveyStates): Completeness {
  const applicable = questions.flatMap(({ guid }) => {
    const state = states.get(guid);
    return state?.applicable ? [state] : [];
  });
  const done = applicable.filter((state) => state.done).length;
  return {
    answered: applicable.filter(({ status }) => status === "self-declared").length,
    done,
    applicable: applicable.length,
    percent: applicable.length === 0 ? null : Math.floor((100 * done) / applicable.length),
  };
}

/** Whether nothing is left to do; also where nothing applies. */
export const isWhole = ({ done, applicable }: Pick<Completeness, "done" | "applicable">): boolean =>
  done === applicable;

/** Whether any question was answered; a survey may have done questions before that, those not asked of the company. */
export function isStarted(questions: readonly Question[], answers: Answers): boolean {
  return questions.some(({ guid }) => isGiven(answers[guid] ?? NO_ANSWER));
}

const OPEN: readonly AnswerStatus[] = ["not-answered", "autofilled", "incomplete", "incompatible"];

interface Asked {
  status: AnswerStatus;
  obsolete: boolean;
  voluntary?: boolean | undefined;
}

/** Whether a question asks something of the company now: to answer, complete or confirm it. A voluntary one does not. */
export function isOpen({ status, obsolete, voluntary = false }: Asked): boolean {
  return obsolete || (OPEN.includes(status) && !(voluntary && status === "not-answered"));
}

/** The number of questions of a topic that ask something of the company now. */
export const openInTopic = (
  questions: readonly Question[],
  states: SurveyStates,
  topic: string,
  reportingOpen: boolean,
): number =>
  questions.filter((question) => {
    const state = states.get(question.guid);
    return (
      question.milestone === topic && state && isOpen(state) && !isLocked(question, state, reportingOpen)
    );
  }).length;

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
