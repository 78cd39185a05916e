import type { PlanMove } from "~/api/contract/development-plan";
import { isWaiting } from "~/domain/people/tasks/task-state";
import { byId, named } from "../../people/tasks/named";
import { presentTask } from "../../people/tasks/present-task";
import type { SignedInScope } from "../../scope";
import { tasksOf } from "../../store/asking/tasks";
import type { Survey } from "../../survey/survey";

/**
 * Who makes each move, by question: of the tasks that wait for a person the one that is due first. Readers of the plan see
 * name and date; the task itself is for those whom it is about.
 */
export async function moveOwners(
  survey: Survey,
  scope: SignedInScope,
): Promise<ReadonlyMap<string, NonNullable<PlanMove["owner"]>>> {
  const { db, session } = scope;
  const { companyId, accountId } = session;
  if (!survey.isCurrent) return new Map();
  const tasks = await tasksOf(db, { companyId, year: survey.year, accountId: null });
  const ofQuestions = tasks.filter(({ questionId }) => questionId !== null);
  const ids = new Set(ofQuestions.flatMap(({ assigneeId, askedBy }) => [assigneeId, askedBy]));
  const people = byId(await named(db, companyId, [...ids]));
  const owners = ofQuestions.flatMap((task) => {
    const { id, questionId, colleague, dueOn, timing, state } = presentTask(survey, task, people, scope);
    if (questionId === null || !isWaiting(state)) return [];
    const isTheirs =
      session.rights.has("administer") || task.askedBy === accountId || task.assigneeId === accountId;
    const isVisible = session.rights.has("write") && isTheirs;
    const owner = { task: id, colleague, dueOn, timing, isReturned: state === "returned", isVisible };
    return [[questionId, owner] as const];
  });
  // The store has them by date: the first of a question stays.
  return new Map(owners.toReversed());
}
