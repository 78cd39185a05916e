import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormSection } from "~/ui/form/form-section";
import { PostForm } from "~/ui/form/post-form";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { WayToDispute } from "../dispute/way";
import { Consents, type Documents } from "./consents";
import { registration } from "./form";
import { Identifier } from "./identifier";
import { labelsOf } from "./present";

interface RegistrationProps {
  nations: [string, string][];
  documents: Documents | undefined;
  refused: RefusedForm | undefined;
}

export function Registration({ nations, documents, refused }: RegistrationProps) {
  const t = useT();
  const labels = labelsOf(t);
  const fields = useSchemaForm(registration, refused, { country: "IT" });
  const text = (name: "businessName" | "name" | "surname", autoComplete: string) => (
    <TextInput field={fields[name]} label={labels[name]} autoComplete={autoComplete} required />
  );
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <WayToDispute refused={refused} />
      <PageHeading title={t("auth:registration.title")} lead={t("auth:registration.lead")} />
      <p>
        {t("auth:registration.have_account")} <a href={urls.login()}>{t("auth:registration.sign_in")}</a>
      </p>
      <PostForm typed action={registrationUrls.form()}>
        <FormSection title={t("auth:registration.company")}>
          <Select
            field={fields.country}
            label={labels.country}
            options={nations.map(([value, label]) => ({ value, label }))}
            isLong
            placeholder={null}
            autoComplete="country"
            required
          />
          <Identifier label={labels.identifier} fields={fields} />
          {text("businessName", "organization")}
        </FormSection>
        <FormSection title={t("auth:registration.person")}>
          {text("name", "given-name")}
          {text("surname", "family-name")}
          <TextInput
            field={fields.email}
            type="email"
            label={labels.email}
            hint={t("auth:registration.email_hint")}
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
            required
          />
        </FormSection>
        <Consents documents={documents} labels={labels} fields={fields} />
        <Notice kind="info">{t("auth:registration.spam")}</Notice>
        <Buttons>
          <SubmitButton>{t("auth:registration.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
    </>
  );
}
