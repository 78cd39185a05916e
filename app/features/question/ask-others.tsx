import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import { taskUrls } from "~/web/task-urls";

/** The ways to have a question answered by another person. */
export function AskOthers({ questions }: { questions: readonly { id: string; form: { prompt: string } }[] }) {
  const t = useT();
  return (
    <Offered to={taskUrls.list()}>
      {questions.map(({ id, form }) => (
        <p key={id} className="text-sm print:hidden">
          {questions.length === 1 ? null : `${form.prompt} `}
          <a href={taskUrls.ask("question", id)}>{t("tasks:ask.way")}</a> ·{" "}
          <a href={taskUrls.link(id)}>{t("tasks:link.way")}</a>
        </p>
      ))}
    </Offered>
  );
}
