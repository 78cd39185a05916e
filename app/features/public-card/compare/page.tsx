import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileInput } from "~/ui/form/file-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import { useSchemaForm } from "~/web/schema-form";
import { compareForm } from "./form";

/** Compares a card's document with what was issued, for whoever was given the file. */
export function CompareDocument() {
  const t = useT();
  const refused = useRefusedForm();
  const { document, signature } = useSchemaForm(compareForm, refused);
  const labels = { document: t("publicCard:compare.document"), signature: t("publicCard:compare.signature") };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t("publicCard:compare.title")} lead={t("publicCard:compare.lead")} />
      <PostForm encType="multipart/form-data">
        <FileInput
          field={document}
          label={labels.document}
          hint={t("publicCard:compare.document_hint")}
          accept=".json"
        />
        <FileInput
          field={signature}
          label={labels.signature}
          hint={t("publicCard:compare.signature_hint")}
          accept=".sig"
          required={false}
        />
        <Buttons>
          <SubmitButton>{t("publicCard:compare.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
      <p>
        <a href={cardUrls.check()}>{t("publicCard:check.title")}</a>
      </p>
    </>
  );
}
