import { REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import type { FormFailure } from "~/domain/faults";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormSection } from "~/ui/form/form-section";
import { NewPassword } from "~/ui/form/new-password";
import { PostForm } from "~/ui/form/post-form";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { registrationUrls, urls } from "~/web/urls";
import { Consents, type Documents } from "./consents";
import { Identifier } from "./identifier";
import { labelsOf } from "./present";

interface RegistrationProps {
  nations: [string, string][];
  documents: Documents | undefined;
  failure: FormFailure | undefined;
}

export function Registration({ nations, documents, failure }: RegistrationProps) {
  const t = useT();
  const labels = labelsOf(t);
  const text = (name: keyof typeof labels, maxLength: number, autoComplete: string) => (
    <TextInput {...{ name, maxLength, autoComplete, failure }} label={labels[name]} required />
  );
  return (
    <>
      <ErrorSummary failure={failure} labels={labels} />
      <PageHeading title={t("auth:registration.title")} lead={t("auth:registration.lead")} />
      <p>
        {t("auth:registration.have_account")} <a href={urls.login()}>{t("auth:registration.sign_in")}</a>
      </p>
      <PostForm slow typed action={registrationUrls.form()}>
        <FormSection title={t("auth:registration.company")}>
          {text("businessName", REGISTRY_LIMITS.businessName, "organization")}
          <Select
            name="country"
            label={labels.country}
            options={nations.map(([value, label]) => ({ value, label }))}
            value="IT"
            isLong
            placeholder={null}
            autoComplete="country"
            failure={failure}
            required
          />
          <Identifier label={labels.identifier} failure={failure} />
        </FormSection>
        <FormSection title={t("auth:registration.person")}>
          {text("name", REGISTRY_LIMITS.contactName, "given-name")}
          {text("surname", REGISTRY_LIMITS.contactSurname, "family-name")}
          <TextInput
            name="email"
            type="email"
            label={labels.email}
            hint={t("auth:registration.email_hint")}
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            spellCheck={false}
            failure={failure}
            required
          />
          <NewPassword label={labels.password} confirmation={labels.passwordConfirmation} failure={failure} />
        </FormSection>
        <Consents documents={documents} labels={labels} failure={failure} />
        <Notice kind="info">{t("auth:registration.spam")}</Notice>
        <Buttons>
          <SubmitButton>{t("auth:registration.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
    </>
  );
}

/** The same page whether or not the address had an account: only its owner learns that, by mail (D8). */
export function Sent() {
  const t = useT();
  return (
    <>
      <PageHeading title={t("auth:sent.title")} lead={t("auth:sent.lead")} />
      <p>{t("auth:sent.steps")}</p>
      <Notice kind="info">{t("auth:sent.spam")}</Notice>
      <Buttons>
        <LinkButton to={urls.login()}>{t("auth:sent.sign_in")}</LinkButton>
        <LinkButton to={registrationUrls.form()} variant="secondary">
          {t("auth:sent.again")}
        </LinkButton>
      </Buttons>
    </>
  );
}
