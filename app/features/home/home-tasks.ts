import type { CallOutput } from "~/api/contract";
import { dateWords } from "~/domain/calendar-date";
import { t } from "~/texts/i18n.server";
import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";

/** Tasks that the home page shows; the others are on their own page. */
const MOST = 5;

export type HomeTasks = NonNullable<ReturnType<typeof homeTasks>>;

/** What colleagues wait for, in words; null where there is nothing to show. */
export function homeTasks(tasks: CallOutput<"user.tasks"> | null) {
  if (tasks === null) return null;
  const mine = tasks.mine.filter(({ state }) => state === "open");
  const asked = tasks.asked.filter(({ state }) => state === "open" || state === "returned");
  const { waiting } = tasks;
  if (mine.length + asked.length + waiting === 0) return null;
  return {
    /** How many the user is asked to do, and how many answers wait for a decision. */
    open: mine.length,
    waiting,
    rows: mine.slice(0, MOST).map((task) => ({
      id: task.id,
      subject: task.subject ?? "",
      href:
        task.questionId === null
          ? urls.milestone("full", task.milestoneId)
          : urls.question("full", task.milestoneId, task.questionId),
      task: taskUrls.one(task.id),
      note: task.note,
      about: t(task.dueOn === null ? "tasks:home.about" : "tasks:home.about_due", {
        name: task.askedBy ?? t("common:erased_person"),
        due: task.dueOn === null ? "" : dateWords(task.dueOn),
      }),
      overdue: task.timing === "overdue" ? t("tasks:timing.overdue") : null,
    })),
    more: mine.length > MOST ? t("tasks:home.more", { count: mine.length - MOST }) : null,
    asked: asked.length > 0 ? t("tasks:home.asked", { count: asked.length }) : null,
    proposals: waiting > 0 ? t("tasks:home.proposals", { count: waiting }) : null,
  };
}
