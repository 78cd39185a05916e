import type { CalendarDate } from "../../calendar-date";

/**
 * open: it waits for the colleague · answered: its questions are done · done: a person marked it so · withdrawn: it is
 * asked no more · returned: the colleague may no longer write, and its asker has to choose another · over: its year is
 * closed, or its questions are no longer asked
 */
type TaskState = "open" | "answered" | "done" | "withdrawn" | "returned" | "over";

export interface TaskFacts {
  /** By the hand of a person; null: of none. */
  ending: "done" | "withdrawn" | null;
  /** Its year is the current one, and its questions are still asked. */
  isCurrent: boolean;
  /** Its questions are done (D2) and were not when it was asked. */
  isAnswered: boolean;
  /** The colleague belongs to the company, with an active access and permission to write. */
  canColleagueWrite: boolean;
}

/**
 * What a task is now, computed and never stored: a colleague who gets permission back has the open tasks back, and a
 * task whose answer is taken back is open again.
 */
export function taskState({ ending, isCurrent, isAnswered, canColleagueWrite }: TaskFacts): TaskState {
  if (ending !== null) return ending;
  if (!isCurrent) return "over";
  if (isAnswered) return "answered";
  return canColleagueWrite ? "open" : "returned";
}

/** It still waits for its colleague, or for its asker to choose another. */
export const isWaiting = (state: TaskState): boolean => state === "open" || state === "returned";

type Timing = "overdue" | "today" | "later";

/** Where its date stands; null without one. */
export function timingOf(dueOn: CalendarDate | null, today: CalendarDate): Timing | null {
  if (dueOn === null) return null;
  if (dueOn === today) return "today";
  return dueOn < today ? "overdue" : "later";
}

interface Standing {
  isAsker: boolean;
  isColleague: boolean;
  isAdministrator: boolean;
}

/** What a person may do with a task that no person has ended: its asker and administrators everything, its colleague end it. */
export const taskRights = ({ isAsker, isColleague, isAdministrator }: Standing) => ({
  canChange: isAsker || isAdministrator,
  canEnd: isAsker || isAdministrator || isColleague,
});
