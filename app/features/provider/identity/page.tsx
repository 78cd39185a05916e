import { useLoaderData } from "@remix-run/react";
import { Buttons, DisabledButton, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextArea } from "~/ui/form/text-area";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { useSchemaForm } from "~/web/schema-form";
import { identityForm } from "./form";
import type { loader } from "./load.server";

export function IdentityDecision() {
  const { id, name, request } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{ reason: t("provider:identity.reason") }} />
      <PageHeading
        title={request ? t("provider:identity.title", { name }) : t("provider:identity.crumb")}
        lead={
          request ? t("provider:identity.lead", { date: request.askedOn }) : t("errors:no_identity_request")
        }
      />
      {request ? <Decision {...request} /> : null}
      <p>
        <a href={providerUrls.company(id)}>{t("provider:back_to", { name })}</a>
      </p>
    </>
  );
}

type Request = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["request"]>;

function Decision({ askedAt, lines }: Request) {
  const { id, isUnderVerification } = useLoaderData<typeof loader>();
  const fields = useSchemaForm(identityForm, useRefusedForm());
  const t = useT();
  return (
    <>
      <DataTable
        id="dati-nuovi"
        caption={t("provider:identity.caption")}
        captionHidden
        stack
        columns={[
          { label: t("provider:column.datum"), rowHeader: true },
          { label: t("provider:column.present") },
          { label: t("provider:column.new") },
        ]}
        rows={lines.map(({ label, present, value }) => ({ key: label, cells: [label, present, value] }))}
      />
      <PostForm typed className="mt-6">
        <input type="hidden" name="askedAt" value={askedAt} />
        <TextArea
          field={fields.reason}
          label={t("provider:identity.reason")}
          hint={t("provider:identity.reason_hint")}
        />
        {isUnderVerification ? (
          <DisabledButton reason={<p>{t("provider:identity.under_verification")}</p>}>
            {t("provider:identity.accept")}
          </DisabledButton>
        ) : null}
        <Buttons>
          {isUnderVerification ? null : (
            <SubmitButton name="decision" value="accept">
              {t("provider:identity.accept")}
            </SubmitButton>
          )}
          <SubmitButton name="decision" value="decline" variant="danger">
            {t("provider:identity.decline")}
          </SubmitButton>
          <LinkButton to={providerUrls.company(id)} variant="secondary" cancels>
            {t("provider:cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
