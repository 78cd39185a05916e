import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import { taskUrls } from "~/web/task-urls";

/** The topics of the page, each with the way to ask a colleague to do it. */
export function AskTopic({ topics }: { topics: readonly { id: string; label: string }[] }) {
  const t = useT();
  return (
    <Offered to={taskUrls.list()}>
      <div className="print:hidden">
        <Details summary={t("tasks:ask.topics")} look="panel">
          <ul>
            {topics.map(({ id, label }) => (
              <li key={id} className="py-1">
                <a href={taskUrls.ask("topic", id)}>{label}</a>
              </li>
            ))}
          </ul>
        </Details>
      </div>
    </Offered>
  );
}
