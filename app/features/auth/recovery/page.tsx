import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { TextInput } from "~/ui/form/text-input";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { recovery } from "./form";

export function PasswordRecovery() {
  const t = useT();
  const refused = useRefusedForm();
  const { email } = useSchemaForm(recovery, refused);
  return (
    <>
      <ErrorSummary refused={refused} labels={{ email: t("auth:field.email") }} />
      <PageHeading title={t("auth:recovery.title")} lead={t("auth:recovery.lead")} />
      <PostForm action={urls.recovery()}>
        <TextInput
          field={email}
          type="email"
          label={t("auth:field.email")}
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          required
        />
        <Buttons>
          <SubmitButton>{t("auth:recovery.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
      <p>
        <a href={urls.login()}>{t("auth:recovery.back")}</a>
      </p>
    </>
  );
}
