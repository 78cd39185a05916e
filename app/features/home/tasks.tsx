import { Chip } from "~/ui/layout/chip";
import { useT } from "~/ui/texts";
import { taskUrls } from "~/web/task-urls";
import type { HomeTasks } from "./home-tasks";

/** What the user is asked to do, has asked for, and has to decide; nothing where there is none of it. */
export function Tasks({ tasks, withProposals }: { tasks: HomeTasks | null; withProposals: boolean }) {
  const t = useT();
  if (tasks === null) return null;
  const { rows, more, asked, proposals } = tasks;
  return (
    <section aria-labelledby="da-fare">
      <h3 id="da-fare">{t("tasks:mine")}</h3>
      <ul className="rows">
        {rows.map(({ id, subject, href, task, note, about, overdue }) => (
          <li key={id}>
            <a href={href}>{subject}</a> {overdue === null ? null : <Chip>{overdue}</Chip>}
            <p className="hint m-0">
              {about} · <a href={task}>{t("tasks:open_task")}</a>
            </p>
            {note === "" ? null : <p className="m-0 whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ul>
      <p>
        {[more, withProposals ? proposals : null, asked].map((words) =>
          words === null ? null : `${words} `,
        )}
        <a href={taskUrls.list()}>{t("tasks:to_list")}</a>
      </p>
    </section>
  );
}
