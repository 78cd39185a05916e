import { type Selectable, sql, type SqlBool } from "kysely";
import type { Database } from "../../schema/database";
import type { Db, Trx } from "../../scope";
import { keptQuery } from "../kept/kept-query";
import { countWaitingProposals } from "./proposals";

type TaskRow = Selectable<Database["task"]>;

export interface StoredTask {
  id: string;
  companyId: string;
  year: number;
  questionId: string | null;
  milestoneId: string;
  assigneeId: string;
  askedBy: string;
  askedAt: string;
  note: string;
  dueOn: string | null;
  wasDone: boolean;
  revision: number;
  ending: "done" | "withdrawn" | null;
  endedAt: string | null;
}

const taskOf = (row: TaskRow): StoredTask => ({
  id: row.id,
  companyId: row.company_id,
  year: row.year,
  questionId: row.question_id,
  milestoneId: row.milestone_id,
  assigneeId: row.assignee_id,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  note: row.note,
  dueOn: row.due_on,
  wasDone: row.was_done === 1,
  revision: row.revision,
  ending: row.ending,
  endedAt: row.ended_at,
});

export async function addTask(
  trx: Trx,
  {
    companyId,
    questionId,
    milestoneId,
    assigneeId,
    ...task
  }: Omit<StoredTask, "revision" | "ending" | "endedAt">,
): Promise<void> {
  await trx
    .insertInto("task")
    .values({
      id: task.id,
      company_id: companyId,
      year: task.year,
      question_id: questionId,
      milestone_id: milestoneId,
      assignee_id: assigneeId,
      asked_by: task.askedBy,
      asked_at: task.askedAt,
      note: task.note,
      due_on: task.dueOn,
      was_done: Number(task.wasDone),
      ending: null,
      ended_at: null,
      ended_by: null,
    })
    .execute();
}

/** A task of a company; null for any other id. */
export async function findTask(db: Db | Trx, companyId: string, id: string): Promise<StoredTask | null> {
  const row = await db
    .selectFrom("task")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row ? taskOf(row) : null;
}

/** Ended tasks that a list still shows. */
const MOST_ENDED = 50;

/** More than the company's people may have asked for at the same time. */
const MOST_OPEN = 2_000;

interface Whose {
  companyId: string;
  year: number;
  /** Asked by this person or of them; null: all. */
  accountId: string | null;
}

const open = keptQuery((db, whose: Whose) => openTasks(db, whose));

const openAndProposals = keptQuery((db, whose: Whose) =>
  openTasks(db, whose).select((eb) =>
    eb
      .selectFrom("proposal")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("proposal.company_id", "=", whose.companyId)
      .where("proposal.year", "=", whose.year)
      .where("proposal.state", "=", "waiting")
      .as("proposals"),
  ),
);

/** The tasks of a year, those with the soonest date first; of those that a person ended the newest. */
export const tasksOf = async (db: Db | Trx, whose: Whose): Promise<StoredTask[]> =>
  (await open(db, whose)).map(taskOf);

const openTasks = (db: Db | Trx, whose: Whose) =>
  db
    .selectFrom("task")
    .selectAll()
    .where("company_id", "=", whose.companyId)
    .where("year", "=", whose.year)
    .where("ending", "is", null)
    .$if(whose.accountId !== null, (query) =>
      query.where((eb) =>
        eb.or([eb("assignee_id", "=", whose.accountId), eb("asked_by", "=", whose.accountId)]),
      ),
    )
    .orderBy((eb) => eb.fn.coalesce("due_on", eb.val("9999")))
    .orderBy("asked_at")
    .limit(MOST_OPEN);

/** The same with the number of proposals that wait in the company, in one question to the store if there is a task. */
export async function tasksAndProposals(
  db: Db | Trx,
  whose: Whose,
): Promise<{ tasks: StoredTask[]; proposals: number }> {
  const rows = await openAndProposals(db, whose);
  const [first] = rows;
  const proposals = first ? Number(first.proposals) : await countWaitingProposals(db, whose);
  return { tasks: rows.map(taskOf), proposals };
}

/** The tasks that a person asked for, or was asked for, and that a person ended: the newest first. */
export async function endedTasks(db: Db | Trx, { companyId, year, accountId }: Whose): Promise<StoredTask[]> {
  const rows = await db
    .selectFrom("task")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where("ending", "is not", null)
    .$if(accountId !== null, (query) =>
      query.where((eb) => eb.or([eb("assignee_id", "=", accountId), eb("asked_by", "=", accountId)])),
    )
    .orderBy("ended_at", "desc")
    .limit(MOST_ENDED)
    .execute();
  return rows.map(taskOf);
}

/** How many tasks a person has asked for since an instant, whatever became of them. */
export async function countTasksSince(
  trx: Trx,
  { companyId, askedBy, since }: { companyId: string; askedBy: string; since: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom("task")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("company_id", "=", companyId)
    .where("asked_by", "=", askedBy)
    .where("asked_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The tasks of a year that a person asked for and that no person has ended: all of them. */
export async function unendedTasksBy(
  trx: Trx,
  { companyId, askedBy, year }: { companyId: string; askedBy: string; year: number },
): Promise<StoredTask[]> {
  const rows = await trx
    .selectFrom("task")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .where("asked_by", "=", askedBy)
    .where("ending", "is", null)
    .execute();
  return rows.map(taskOf);
}

export async function changeTask(
  trx: Trx,
  { id, revision }: Pick<StoredTask, "id" | "revision">,
  { assigneeId, note, dueOn }: Pick<StoredTask, "assigneeId" | "note" | "dueOn">,
): Promise<void> {
  await trx
    .updateTable("task")
    .set({ assignee_id: assigneeId, note, due_on: dueOn, revision: revision + 1 })
    .where("id", "=", id)
    .execute();
}

export async function endTask(
  trx: Trx,
  id: string,
  { as, at, by }: { as: "done" | "withdrawn"; at: string; by: string },
): Promise<void> {
  await trx
    .updateTable("task")
    .set({ ending: as, ended_at: at, ended_by: by })
    .where("id", "=", id)
    .where("ending", "is", null)
    .execute();
}

/** Tasks looked at in one round. */
const MOST_DUE = 100;

/**
 * Tasks that no person has ended, whose date lies between two days, both included, and of which this date was not reminded
 * of; the soonest first.
 */
export async function dueTasks(
  db: Db,
  { from, until }: { from: string; until: string },
): Promise<StoredTask[]> {
  const rows = await db
    .selectFrom("task")
    .innerJoin("company", (join) =>
      join.onRef("company.id", "=", "task.company_id").onRef("company.fiscal_year", "=", "task.year"),
    )
    .selectAll("task")
    .where("task.ending", "is", null)
    .where("task.due_on", ">=", from)
    .where("task.due_on", "<=", until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("reminder")
            .select("reminder.subject_id")
            .where("reminder.kind", "=", "task-due")
            .where(sql<SqlBool>`reminder.subject_id = task.id || ' ' || task.due_on`),
        ),
      ),
    )
    .orderBy("task.due_on")
    .limit(MOST_DUE)
    .execute();
  return rows.map(taskOf);
}
