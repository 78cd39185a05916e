import { useLoaderData } from "@remix-run/react";
import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileInput } from "~/ui/form/file-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { workbookForm } from "./form";
import type { loader } from "./load.server";

export function Excel() {
  const t = useT();
  const refused = useRefusedForm();
  const { year, onlyDownload, limit } = useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary refused={refused} labels={{ file: t("excel:file") }} />
      <PageHeading title={t("excel:title")} lead={t("excel:lead", { year })} />
      <section aria-labelledby="scarica">
        <h2 id="scarica">{t("excel:download")}</h2>
        <p>{t("excel:download_hint")}</p>
        <p>
          <a href={urls.workbookFile("answers")} className="button button-secondary">
            {t("excel:download_link")}
          </a>
        </p>
        <p>
          <a href={urls.workbookFile("questions")}>{t("excel:blank")}</a>{" "}
          <span className="hint">{t("excel:blank_hint")}</span>
        </p>
      </section>
      {onlyDownload === null ? (
        <FillAndUpload {...{ limit, refused }} />
      ) : (
        <p>{t(`excel:${onlyDownload}`)}</p>
      )}
      <p>
        <a href={urls.survey()}>{t("excel:back")}</a>
      </p>
    </>
  );
}

interface UploadProps {
  limit: string;
  refused: RefusedForm | undefined;
}

function FillAndUpload({ limit, refused }: UploadProps) {
  const t = useT();
  const { file } = useSchemaForm(workbookForm, refused);
  return (
    <>
      <section aria-labelledby="compila">
        <h2 id="compila">{t("excel:fill")}</h2>
        <p>{t("excel:fill_text")}</p>
      </section>
      <section aria-labelledby="carica">
        <h2 id="carica">{t("excel:upload")}</h2>
        <p>{t("excel:vsme")}</p>
        <PostForm encType="multipart/form-data">
          <FileInput field={file} label={t("excel:file")} hint={limit} accept=".xlsx" />
          <Buttons>
            <SubmitButton>{t("excel:upload_button")}</SubmitButton>
          </Buttons>
        </PostForm>
      </section>
    </>
  );
}
