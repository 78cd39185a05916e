import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileInput } from "~/ui/form/file-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextArea } from "~/ui/form/text-area";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { invitationUrls } from "~/web/registration-urls";
import { peopleUrls } from "~/web/urls";
import { manyForm } from "./form";
import type { loader } from "./load.server";

export function InviteMany() {
  const t = useT();
  const refused = useRefusedForm();
  const stored = useLoaderData<typeof loader>();
  const { list, file } = useSchemaForm(manyForm, refused, { list: stored.list });
  const labels = { list: t("invite:field.list"), file: t("invite:field.file") };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t("invite:many.title")} lead={t("invite:many.lead")} />
      {stored.notFilled && refused === undefined && (
        <Notice kind="info">{t(`invite:many.not_filled.${stored.notFilled}`)}</Notice>
      )}
      <Rules />
      <PostForm typed encType="multipart/form-data">
        <TextArea field={list} label={labels.list} hint={t("invite:many.list_hint")} rows={10} />
        <h2>{t("invite:many.as_file")}</h2>
        <FileInput
          field={file}
          label={labels.file}
          hint={t("invite:many.file_hint")}
          accept=".csv,.txt,.tsv,text/csv"
        />
        <Buttons>
          <SubmitButton>{t("invite:many.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
      <p>
        <a href={invitationUrls.form()}>{t("invite:many.single")}</a>
      </p>
      <p>
        <a href={peopleUrls.list()}>{t("invite:back")}</a>
      </p>
    </>
  );
}

function Rules() {
  const t = useT();
  return (
    <section aria-labelledby="regole">
      <h2 id="regole">{t("invite:many.rules")}</h2>
      <ul>
        {(["columns", "roles", "permission", "quotes"] as const).map((rule) => (
          <li key={rule}>{t(`invite:many.rule.${rule}`)}</li>
        ))}
      </ul>
      <p>
        <a href={invitationUrls.example()} download>
          {t("invite:many.example")}
        </a>
      </p>
    </section>
  );
}
