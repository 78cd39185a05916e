import { useLoaderData } from "@remix-run/react";
import { ACCEPTED_ENDINGS, KIND_NAMES } from "~/domain/files/kinds";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import { ConfirmLink } from "~/ui/confirm-link";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileInput } from "~/ui/form/file-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { companyUrls } from "~/web/company-urls";
import { useSchemaForm } from "~/web/schema-form";
import { urls } from "~/web/urls";
import { documentForm } from "./form";
import type { loader } from "./list.server";

/** The documents about the company, and the form to add one. */
export function DocumentsPage() {
  const { documents, canWrite } = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const fields = useSchemaForm(documentForm, refused);
  return (
    <>
      <ErrorSummary refused={refused} labels={{ files: t("company:documents.field") }} />
      <PageHeading title={t("company:documents.title")} lead={t("company:documents.lead")} />
      {documents.length === 0 ? (
        <p>{t("company:documents.none")}</p>
      ) : (
        <DocumentList {...{ documents, canWrite }} />
      )}
      {canWrite ? (
        <PostForm encType="multipart/form-data">
          <FileInput
            field={fields.files}
            label={t("company:documents.field")}
            hint={t("company:documents.hint", { max: sizeWords(FILE_LIMIT), kinds: KIND_NAMES })}
            accept={ACCEPTED_ENDINGS}
          />
          <Buttons>
            <SubmitButton>{t("company:documents.add")}</SubmitButton>
            <LinkButton to={urls.registry()} variant="secondary">
              {t("company:back")}
            </LinkButton>
          </Buttons>
        </PostForm>
      ) : (
        <p>
          <a href={urls.registry()}>{t("company:back")}</a>
        </p>
      )}
    </>
  );
}

function DocumentList({
  documents,
  canWrite,
}: {
  documents: { id: string; name: string }[];
  canWrite: boolean;
}) {
  const t = useT();
  return (
    <ul className="mb-4 grid gap-2">
      {documents.map(({ id, name }) => (
        <li key={id}>
          <a href={urls.file(id)} data-download>
            <bdi>{name}</bdi>
          </a>
          {canWrite ? (
            <>
              {" · "}
              <ConfirmLink to={companyUrls.removeDocument(id)}>
                {t("company:documents.remove")}
                <span className="sr-only"> {name}</span>
              </ConfirmLink>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
