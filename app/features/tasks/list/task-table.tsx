import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { PageLinks } from "~/ui/layout/page-links";
import { useT } from "~/ui/texts";
import { taskUrls } from "~/web/task-urls";
import type { TaskRow } from "../present";

interface Props {
  id: string;
  caption: string;
  list: { rows: TaskRow[]; page: number; pages: number };
  /** Whom the table names: the person who asked, or the person who was asked. */
  person: "askedBy" | "colleague";
  empty: string;
  /** The address of a page of the list. */
  to(page: number): string;
}

export function TaskTable({ id, caption, list, person, empty, to }: Props) {
  const t = useT();
  const { rows, page, pages } = list;
  if (rows.length === 0) return <p>{empty}</p>;
  const words = {
    label: t("tasks:pages", { list: caption }),
    position: t("tasks:page", { page, pages }),
    previous: t("tasks:previous"),
    next: t("tasks:next"),
  };
  return (
    <>
      <DataTable
        id={id}
        caption={caption}
        captionHidden
        stack
        columns={[
          { label: t("tasks:column.subject"), rowHeader: true },
          { label: t("tasks:column.note") },
          { label: t(person === "askedBy" ? "tasks:column.asked_by" : "tasks:column.colleague") },
          { label: t("tasks:column.due") },
          { label: t("tasks:column.state") },
          { label: t("tasks:column.open") },
        ]}
        rows={rows.map((task) => ({
          key: task.id,
          cells: [
            <Subject key="subject" task={task} />,
            <span key="note" className="whitespace-pre-line">
              {task.note === "" ? t("tasks:no_note") : task.note}
            </span>,
            task[person],
            task.due,
            task.isOverdue ? <Chip key="state">{task.state}</Chip> : task.state,
            task.canEnd || task.canChange ? (
              <a key="open" href={taskUrls.one(task.id)}>
                {t("tasks:open")} <span className="sr-only">{task.subject}</span>
              </a>
            ) : (
              t("tasks:nothing_to_do")
            ),
          ],
        }))}
      />
      <PageLinks page={page} pages={pages} hrefOf={to} words={words} />
    </>
  );
}

const Subject = ({ task }: { task: TaskRow }) => (
  <>
    {task.href === null ? task.subject : <a href={task.href}>{task.subject}</a>}{" "}
    <span className="hint">({task.kind})</span>
  </>
);
