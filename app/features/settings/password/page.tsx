import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NewPassword } from "~/ui/form/new-password";
import { PasswordInput } from "~/ui/form/password-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { BackToSettings } from "../back";
import { CodeInput } from "../code-input";
import { changePasswordForm } from "./form";
import type { loader } from "./load.server";

export function ChangePassword() {
  const t = useT();
  const { email, hasFactor } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const fields = useSchemaForm(changePasswordForm, refused);
  const labels = {
    present: t("settings:password.present"),
    code: t("settings:proof.code"),
    password: t("settings:password.new"),
    passwordConfirmation: t("settings:password.confirmation"),
  };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t("settings:password.title")} lead={t("settings:password.lead")} />
      <p className="hint">{email}</p>
      <PostForm>
        <PasswordInput field={fields.present} label={labels.present} autoComplete="current-password" />
        {hasFactor ? <CodeInput field={fields.code} /> : null}
        <NewPassword
          label={labels.password}
          confirmation={labels.passwordConfirmation}
          fields={fields}
          isAgain={refused !== undefined}
        />
        <Buttons>
          <SubmitButton>{t("settings:password.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
      <BackToSettings />
    </>
  );
}
