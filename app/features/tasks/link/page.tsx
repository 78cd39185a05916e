import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextArea } from "~/ui/form/text-area";
import { TextInput } from "~/ui/form/text-input";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { linkForm, linkLabels } from "./form";
import type { loader } from "./load.server";

/** Sends a link to one question to a person without an account. */
export function SendLink() {
  const t = useT();
  const { subject, back } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const fields = useSchemaForm(linkForm, refused);
  const labels = linkLabels(t);
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading eyebrow={t("tasks:question")} title={t("tasks:link.title")} lead={subject} />
      <p>{t("tasks:link.lead")}</p>
      <PostForm typed>
        <TextInput
          field={fields.email}
          label={labels["email"] ?? ""}
          type="email"
          autoComplete="off"
          spellCheck={false}
          width="medium"
          required
        />
        <TextInput
          field={fields.name}
          label={labels["name"] ?? ""}
          hint={t("tasks:link.name_hint")}
          autoComplete="off"
          width="medium"
          required
        />
        <TextArea
          field={fields.note}
          label={labels["note"] ?? ""}
          hint={t("tasks:link.note_hint")}
          required={false}
          rows={3}
        />
        <Checkbox
          field={fields.showsAnswer}
          label={labels["showsAnswer"] ?? ""}
          hint={t("tasks:link.shows_answer_hint")}
        />
        <Buttons>
          <SubmitButton>{t("tasks:link.submit")}</SubmitButton>
          <LinkButton to={back} variant="secondary">
            {t("tasks:back_to_question")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
