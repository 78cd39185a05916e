import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PasswordInput } from "~/ui/form/password-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { CodeInput } from "../code-input";
import { proofForm } from "../proof-forms";

/** A page that asks for password and code before a change of the second factor. */
export function ProofPage({ change }: { change: "codes" | "disable" }) {
  const t = useT();
  const refused = useRefusedForm();
  const fields = useSchemaForm(proofForm, refused);
  const labels = { present: t("settings:password.present"), code: t("settings:proof.code") };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t(`settings:${change}.title`)} lead={t(`settings:${change}.lead`)} />
      <PostForm>
        <PasswordInput field={fields.present} label={labels.present} autoComplete="current-password" />
        <CodeInput field={fields.code} />
        <Buttons>
          <SubmitButton variant={change === "disable" ? "danger" : "primary"}>
            {t(`settings:${change}.submit`)}
          </SubmitButton>
        </Buttons>
      </PostForm>
      <p>
        <a href={settingsUrls.secondFactor()}>{t("settings:second_factor.title")}</a>
      </p>
    </>
  );
}
