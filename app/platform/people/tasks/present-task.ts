import type { Task } from "~/api/contract/tasks";
import { romeDay } from "~/domain/calendar-date";
import { isWaiting, taskRights, taskState, timingOf } from "~/domain/people/tasks/task-state";
import type { SignedInScope } from "../../scope";
import type { Colleague } from "../../store/asking/colleagues";
import type { StoredTask } from "../../store/asking/tasks";
import type { Survey } from "../../survey/survey";
import { subjectOf, type TaskSubject } from "./subject";

/** The state of a task, by the one rule. */
export const stateOf = (
  survey: Survey,
  task: StoredTask,
  subject: TaskSubject | null,
  colleague: Pick<Colleague, "canWrite"> | undefined,
) =>
  taskState({
    ending: task.ending,
    isCurrent: survey.isCurrent && survey.year === task.year && subject !== null,
    isAnswered: subject !== null && subject.isDone && !task.wasDone,
    canColleagueWrite: colleague?.canWrite ?? false,
  });

/** Whether a task still waits for a person; who its colleague is makes no difference. */
export const isTaskWaiting = (survey: Survey, task: StoredTask): boolean =>
  isWaiting(stateOf(survey, task, subjectOf(survey, task), undefined));

/** `people`: those of the company, by id; a person who has left is not among them. */
export function presentTask(
  survey: Survey,
  task: StoredTask,
  people: ReadonlyMap<string, Colleague>,
  { session, now }: SignedInScope,
): Task {
  const subject = subjectOf(survey, task);
  const colleague = people.get(task.assigneeId);
  const rights = taskRights({
    isAsker: task.askedBy === session.accountId,
    isColleague: task.assigneeId === session.accountId,
    isAdministrator: session.rights.has("administer"),
  });
  const isOver = task.ending !== null || !session.rights.has("write");
  return {
    id: task.id,
    questionId: task.questionId,
    milestoneId: task.milestoneId,
    subject: subject?.words ?? null,
    note: task.note,
    dueOn: task.dueOn,
    timing: timingOf(task.dueOn, romeDay(now())),
    askedAt: task.askedAt,
    askedBy: people.get(task.askedBy)?.name ?? null,
    colleague: colleague?.name ?? null,
    colleagueEmail: colleague?.email ?? null,
    state: stateOf(survey, task, subject, colleague),
    revision: task.revision,
    canChange: rights.canChange && !isOver,
    canEnd: rights.canEnd && !isOver,
  };
}
