import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextInput } from "~/ui/form/text-input";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import { useSchemaForm } from "~/web/schema-form";
import { checkForm } from "./form";

/** Finds a card by its number, for whoever was shown it. */
export function CheckCard() {
  const t = useT();
  const refused = useRefusedForm();
  const { number } = useSchemaForm(checkForm, refused);
  const label = t("publicCard:check.number");
  return (
    <>
      <ErrorSummary refused={refused} labels={{ number: label }} />
      <PageHeading title={t("publicCard:check.title")} lead={t("publicCard:check.lead")} />
      <PostForm>
        <TextInput
          field={number}
          label={label}
          hint={t("publicCard:check.number_hint")}
          autoComplete="off"
          spellCheck={false}
        />
        <Buttons>
          <SubmitButton>{t("publicCard:check.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
      <p>
        {t("publicCard:check.file_text")} <a href={cardUrls.compare()}>{t("publicCard:compare.title")}</a>
      </p>
    </>
  );
}
