import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { AskFields } from "./fields";
import { askForm, askLabels } from "./form";
import type { loader } from "./load.server";

/** Asks a colleague to do a question or a topic. */
export function Ask() {
  const t = useT();
  const { subject, isTopic, isDone, colleagues, back, backLabel } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const fields = useSchemaForm(askForm, refused);
  return (
    <>
      <ErrorSummary refused={refused} labels={askLabels(t)} />
      <PageHeading
        eyebrow={t(isTopic ? "tasks:topic" : "tasks:question")}
        title={t("tasks:ask.title")}
        lead={subject}
      />
      {isDone ? <Notice kind="info">{t("tasks:ask.done_already")}</Notice> : null}
      <PostForm typed>
        <AskFields fields={fields} colleagues={colleagues} />
        <Buttons>
          <SubmitButton>{t("tasks:ask.submit")}</SubmitButton>
          <LinkButton to={back} variant="secondary">
            {backLabel}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
