import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Fact, Facts } from "~/ui/layout/facts";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { taskUrls } from "~/web/task-urls";
import { AskFields } from "../ask/fields";
import { askLabels, changeForm, shownTask } from "../ask/form";
import type { TaskRow } from "../present";
import type { loader } from "./load.server";

export const handle: PageHandle<{ task: { subject: string } } | undefined> = {
  title: (page) => (page ? { words: page.task.subject } : "tasks:crumb"),
  crumb: (page) => (page ? { words: page.task.subject } : "tasks:crumb"),
};

/** A task with what its reader may do about it. */
export function OneTask() {
  const t = useT();
  const { task, colleagues } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  return (
    <>
      <ErrorSummary refused={refused} labels={askLabels(t)} />
      <PageHeading eyebrow={task.kind} title={task.subject} />
      {task.why ? <Notice kind="warning">{task.why}</Notice> : null}
      <TaskFacts task={task} />
      {task.href === null ? null : (
        <p>
          <a href={task.href}>{t("tasks:to_question")}</a>
        </p>
      )}
      {task.canEnd ? (
        <Buttons>
          <LinkButton to={taskUrls.end(task.id, "done")} asks>
            {t("tasks:end.done")}
          </LinkButton>
          {task.canChange ? (
            <LinkButton to={taskUrls.end(task.id, "withdrawn")} variant="secondary" asks>
              {t("tasks:end.withdrawn")}
            </LinkButton>
          ) : null}
        </Buttons>
      ) : null}
      {task.canChange && !task.isOver ? (
        <ChangeForm task={task} colleagues={colleagues} refused={refused} />
      ) : null}
      <p>
        <a href={taskUrls.list()}>{t("tasks:back")}</a>
      </p>
    </>
  );
}

function TaskFacts({ task }: { task: TaskRow }) {
  const t = useT();
  return (
    <Facts>
      <Fact label={t("tasks:column.state")}>{task.state}</Fact>
      <Fact label={t("tasks:column.due")}>{task.due}</Fact>
      <Fact label={t("tasks:column.asked_by")}>
        {task.askedBy}, {task.askedAt}
      </Fact>
      <Fact label={t("tasks:column.colleague")}>{task.colleague}</Fact>
      <Fact label={t("tasks:column.note")}>
        <span className="whitespace-pre-line">{task.note === "" ? t("tasks:no_note") : task.note}</span>
      </Fact>
    </Facts>
  );
}

interface ChangeProps {
  task: TaskRow;
  colleagues: { email: string; name: string }[] | null;
  refused: ReturnType<typeof useRefusedForm>;
}

function ChangeForm({ task, colleagues, refused }: ChangeProps) {
  const t = useT();
  const fields = useSchemaForm(changeForm, refused, shownTask(task));
  return (
    <section aria-labelledby="cambia">
      <h2 id="cambia">{t("tasks:change.title")}</h2>
      <PostForm typed>
        <input type="hidden" name="revision" value={task.revision} />
        <AskFields fields={fields} colleagues={colleagues} />
        <Buttons>
          <SubmitButton>{t("tasks:change.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
    </section>
  );
}
