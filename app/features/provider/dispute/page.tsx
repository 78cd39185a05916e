import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextArea } from "~/ui/form/text-area";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { useSchemaForm } from "~/web/schema-form";
import { reasonForm } from "../reason-form";
import type { loader } from "./load.server";

export function SettleDispute() {
  const { email, country, identifier, message, sentOn, company } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const fields = useSchemaForm(reasonForm, refused);
  const t = useT();
  const label = t("provider:dispute.outcome");
  return (
    <>
      <ErrorSummary refused={refused} labels={{ reason: label }} />
      <PageHeading title={t("provider:dispute.title", { email })} lead={t("provider:dispute.lead")} />
      <Facts>
        <Fact label={t("provider:column.company")}>
          {company === null ? (
            t("provider:dispute.no_company")
          ) : (
            <a href={providerUrls.company(company.id)}>{company.name}</a>
          )}
        </Fact>
        <Fact label={t("provider:fact.identifier")}>
          {country} {identifier}
        </Fact>
        <Fact label={t("provider:column.sent")}>{sentOn}</Fact>
        <Fact label={t("provider:column.email")}>{t("provider:dispute.unchecked", { email })}</Fact>
      </Facts>
      <h2>{t("provider:dispute.message")}</h2>
      <p className="whitespace-pre-line">{message}</p>
      <PostForm typed>
        <TextArea field={fields.reason} label={label} hint={t("provider:dispute.outcome_hint")} required />
        <Buttons>
          <SubmitButton>{t("provider:dispute.action")}</SubmitButton>
          <LinkButton to={providerUrls.disputes()} variant="secondary" cancels>
            {t("provider:cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
