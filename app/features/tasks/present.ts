import type { CallOutput } from "~/api/contract";
import type { Task } from "~/api/contract/tasks";
import { dateWords } from "~/domain/calendar-date";
import { isWaiting } from "~/domain/people/tasks/task-state";
import { formatDate, formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";

type Tasks = CallOutput<"user.tasks">;

export type TaskRow = ReturnType<typeof presentTask>;

/** A task in words. */
export function presentTask(t: T, task: Task) {
  const { id, questionId, milestoneId, subject, state, timing } = task;
  return {
    id,
    revision: task.revision,
    subject: subject ?? t("tasks:no_longer_asked"),
    kind: t(questionId === null ? "tasks:topic" : "tasks:question"),
    href: subject === null ? null : placeOf(questionId, milestoneId),
    note: task.note,
    askedBy: task.askedBy ?? t("common:erased_person"),
    askedAt: formatDate(task.askedAt),
    colleague: task.colleague ?? t("common:erased_person"),
    colleagueEmail: task.colleagueEmail,
    dueOn: task.dueOn,
    due: task.dueOn === null ? t("tasks:no_date") : dateWords(task.dueOn),
    isOverdue: state === "open" && timing === "overdue",
    isOpen: state === "open",
    isOver: state === "over",
    state: state === "open" && timing ? t(`tasks:timing.${timing}`) : t(`tasks:state.${state}`),
    why: state === "returned" ? t("tasks:returned_why") : null,
    canChange: task.canChange,
    canEnd: task.canEnd,
  };
}

/** The question, or the first open one of the topic. */
const placeOf = (questionId: string | null, milestoneId: string): string =>
  questionId === null ? urls.milestone("full", milestoneId) : urls.question("full", milestoneId, questionId);

/** Rows of a list on one page. */
const A_PAGE = 25;

/** One page of a list; a page past the end is the last one. */
function pageOf<Row>(rows: readonly Row[], asked: number) {
  const pages = Math.max(1, Math.ceil(rows.length / A_PAGE));
  const page = Math.min(asked, pages);
  return { rows: rows.slice((page - 1) * A_PAGE, page * A_PAGE), page, pages, count: rows.length };
}

/** Those that wait for a person first. */
const waitingFirst = (tasks: readonly Task[]): Task[] => {
  const waits = ({ state }: Task) => isWaiting(state);
  return [...tasks.filter(waits), ...tasks.filter((task) => !waits(task))];
};

/** Both lists, the links and the proposals, in words. */
export function presentTasks(t: T, tasks: Tasks, { mine, asked }: { mine: number; asked: number }) {
  const listOf = (list: readonly Task[], page: number) => {
    const { rows, ...pages } = pageOf(waitingFirst(list), page);
    return { ...pages, rows: rows.map((task) => presentTask(t, task)) };
  };
  return {
    mine: listOf(tasks.mine, mine),
    asked: listOf(tasks.asked, asked),
    proposals: tasks.proposals.map(({ id, prompt, name, sentAt }) => ({
      id,
      name: name || t("common:erased_person"),
      prompt: prompt ?? t("tasks:no_longer_asked"),
      sentAt: formatDateTime(sentAt),
      href: taskUrls.proposal(id),
    })),
    links: tasks.links.map(({ id, prompt, name, email, askedBy, expiresAt, end }) => ({
      id,
      name,
      email,
      prompt: prompt ?? t("tasks:no_longer_asked"),
      askedBy: askedBy ?? t("common:erased_person"),
      until: formatDate(expiresAt),
      state: end === null ? t("tasks:link_state.open") : t(`tasks:link_state.${end}`),
      href: taskUrls.revoke(id),
    })),
  };
}
