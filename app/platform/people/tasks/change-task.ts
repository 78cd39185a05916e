import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import type { Issue } from "~/domain/issues";
import { readDate, romeDay } from "~/domain/calendar-date";
import { DAY_MS } from "~/domain/durations";
import { MOST_OFFERED, MOST_TASKS_A_DAY, MOST_TASKS_ASKED } from "~/domain/people/tasks/limits";
import { toLatin1 } from "~/domain/plain-text";
import { after } from "../../identity/tokens";
import type { Db, SignedInScope, Trx } from "../../scope";
import { normalisedEmail } from "../../store/accounts/accounts";
import { type Colleague, colleagues } from "../../store/asking/colleagues";
import {
  addTask as storeTask,
  changeTask,
  countTasksSince,
  endTask as storeEnd,
  findTask,
  unendedTasksBy,
} from "../../store/asking/tasks";
import { recordAudit } from "../../store/audit";
import { write } from "../../store/write";
import type { Survey } from "../../survey/survey";
import { readerOf, SurveyReader } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { byId } from "./named";
import { isTaskWaiting, presentTask } from "./present-task";
import { askedSubject } from "./subject";
import { tellColleague } from "./tell-colleague";

/** What the form of a new task shows. */
export const taskForm: UseCase<"user.taskForm"> = async ({ query }, scope) => {
  const { words, isDone, ...subject } = askedSubject(await readerOf(scope).draft(), query);
  return { ...subject, subject: words, isDone, colleagues: await offered(scope) };
};

/** A task with what its form shows. */
export const showTask: UseCase<"user.task"> = async ({ params }, scope) => {
  const task = await viewOf(params.id, scope);
  return { task, colleagues: await offered(scope) };
};

/** Asks a colleague; the mail is a row of the same transaction. */
export const addTask: UseCase<"user.addTask"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const { companyId, accountId } = session;
  return write(db, companyId, async (trx) => {
    const survey = await new SurveyReader(trx, companyId).draft();
    const { questionId, milestoneId, isDone, words } = askedSubject(survey, body);
    const colleague = await readGiven(trx, body, scope, null);
    await requireRoom(trx, survey, scope);
    const id = randomUUID();
    const at = now().toISOString();
    const asked = {
      id,
      companyId,
      year: survey.year,
      questionId,
      milestoneId,
      askedBy: accountId,
      askedAt: at,
    };
    const note = noteOf(body.note);
    await storeTask(trx, { ...asked, assigneeId: colleague.id, note, dueOn: body.dueOn, wasDone: isDone });
    await tellColleague(trx, { id, subject: words, dueOn: body.dueOn }, colleague, scope);
    await recordAudit(trx, scope, "task_asked", { accountId, companyId, detail: id });
    return { id, colleague: colleague.name };
  });
};

/** Changes a task on top of the revision its person saw (D13); a new colleague gets the mail. */
export const updateTask: UseCase<"user.updateTask"> = async ({ params, body }, scope) => {
  const { db, session } = scope;
  const { companyId, accountId } = session;
  return write(db, companyId, async (trx) => {
    const survey = await new SurveyReader(trx, companyId).draft();
    const { task, view } = await taskIn(trx, params.id, survey, scope);
    if (!view.canChange) throw new ApiError(403, "internal/permission_denied");
    if (view.revision !== body.revision) throw new ApiError(409, "internal/conflict");
    if (view.state === "over") throw refusal([{ path: "", code: "task_over" }], 409);
    const colleague = await readGiven(trx, body, scope, task.dueOn);
    const changed = { assigneeId: colleague.id, note: noteOf(body.note), dueOn: body.dueOn };
    await changeTask(trx, task, changed);
    if (colleague.id !== task.assigneeId) {
      await tellColleague(
        trx,
        { id: task.id, subject: view.subject ?? "", dueOn: body.dueOn },
        colleague,
        scope,
      );
    }
    await recordAudit(trx, scope, "task_changed", { accountId, companyId, detail: task.id });
    return { colleague: colleague.name };
  });
};

/** Ends a task by hand; a task that is over already stays as it is. */
export const endTask: UseCase<"user.endTask"> = async ({ params, body }, scope) => {
  const { db, session, now } = scope;
  const { companyId, accountId } = session;
  await write(db, companyId, async (trx) => {
    const survey = await new SurveyReader(trx, companyId).draft();
    const { task, view } = await taskIn(trx, params.id, survey, scope);
    if (task.ending !== null) return;
    const may = body.as === "withdrawn" ? view.canChange : view.canEnd;
    if (!may) throw new ApiError(403, "internal/permission_denied");
    await storeEnd(trx, task.id, { as: body.as, at: now().toISOString(), by: accountId });
    await recordAudit(trx, scope, "task_ended", { accountId, companyId, detail: `${task.id} ${body.as}` });
  });
  return {};
};

const refusal = (issues: Issue[], status = 422) => new ApiError(status, "internal/invalid_input", issues);

async function requireRoom(trx: Trx, survey: Survey, { session, now }: SignedInScope): Promise<void> {
  const { companyId, accountId } = session;
  const full = (code: string, max: number) =>
    refusal([{ path: "", code, params: { max: String(max) } }], 409);
  const asked = await unendedTasksBy(trx, { companyId, askedBy: accountId, year: survey.year });
  if (asked.filter((task) => isTaskWaiting(survey, task)).length >= MOST_TASKS_ASKED) {
    throw full("too_many_tasks", MOST_TASKS_ASKED);
  }
  const today = { companyId, askedBy: accountId, since: after(now(), -DAY_MS) };
  if ((await countTasksSince(trx, today)) >= MOST_TASKS_A_DAY) {
    throw full("too_many_tasks_a_day", MOST_TASKS_A_DAY);
  }
}

const noteOf = (typed: string) => toLatin1(typed).text.trim();

interface Given {
  colleague: string;
  dueOn: string | null;
}

/** The colleague, who can write; all that is wrong is reported together. `kept`: a date that may have passed. */
async function readGiven(
  trx: Trx,
  { colleague: typed, dueOn }: Given,
  { session, now }: SignedInScope,
  kept: string | null,
): Promise<Colleague> {
  const email = normalisedEmail(typed);
  const [colleague] = await colleagues(trx, { companyId: session.companyId, email });
  const issues: Issue[] = [];
  if (!colleague) issues.push({ path: "colleague", code: "unknown_colleague" });
  else if (!colleague.canWrite) issues.push({ path: "colleague", code: "colleague_cannot_write" });
  if (dueOn !== null && readDate(dueOn) === null) issues.push({ path: "dueOn", code: "not_acceptable" });
  else if (dueOn !== null && dueOn !== kept && dueOn < romeDay(now())) {
    issues.push({ path: "dueOn", code: "date_in_past" });
  }
  if (!colleague || issues.length > 0) throw refusal(issues);
  return colleague;
}

/** A task that its reader may see: its asker, its colleague, an administrator; 404 for any other. */
async function taskIn(db: Db | Trx, id: string, survey: Survey, scope: SignedInScope) {
  const { companyId, accountId, rights } = scope.session;
  const task = await findTask(db, companyId, id);
  const isTheirs = task?.askedBy === accountId || task?.assigneeId === accountId || rights.has("administer");
  if (!task || !isTheirs) throw new ApiError(404, "internal/not_found");
  const people = byId(await colleagues(db, { companyId, ids: [task.assigneeId, task.askedBy] }));
  return { task, view: presentTask(survey, task, people, scope) };
}

const viewOf = async (id: string, scope: SignedInScope) =>
  (await taskIn(scope.db, id, await readerOf(scope).draft(), scope)).view;

/** The colleagues by name, while they are few enough for a list. */
async function offered({ db, session }: SignedInScope) {
  const found = await colleagues(db, { companyId: session.companyId, most: MOST_OFFERED + 1 });
  const writers = found.filter(({ canWrite }) => canWrite);
  return found.length > MOST_OFFERED ? null : writers.map(({ email, name }) => ({ email, name }));
}
