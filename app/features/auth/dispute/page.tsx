import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextInput } from "~/ui/form/text-input";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { registrationUrls } from "~/web/registration-urls";
import { useSchemaForm } from "~/web/schema-form";
import { disputeForm } from "./form";
import type { loader } from "./load.server";

export function CompanyDispute() {
  const t = useT();
  const { nations } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const fields = useSchemaForm(disputeForm, refused, { country: "IT" });
  const labels = {
    country: t("auth:field.country"),
    identifier: t("auth:field.identifier"),
    email: t("auth:field.email"),
    message: t("auth:dispute.message"),
  };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t("auth:dispute.title")} lead={t("auth:dispute.lead")} />
      <PostForm typed action={registrationUrls.dispute()}>
        <Select
          field={fields.country}
          label={labels.country}
          options={nations}
          isLong
          placeholder={null}
          autoComplete="country"
          required
        />
        <TextInput
          field={fields.identifier}
          label={labels.identifier}
          hint={t("auth:field.identifier_hint")}
          autoComplete="off"
          spellCheck={false}
          width="medium"
          required
        />
        <TextInput
          field={fields.email}
          type="email"
          label={labels.email}
          hint={t("auth:dispute.email_hint")}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
        />
        <TextArea
          field={fields.message}
          label={labels.message}
          hint={t("auth:dispute.message_hint")}
          required
        />
        <Buttons>
          <SubmitButton>{t("auth:dispute.submit")}</SubmitButton>
          <LinkButton to={registrationUrls.form()} variant="secondary">
            {t("auth:dispute.back")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
