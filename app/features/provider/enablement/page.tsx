import { useLoaderData } from "@remix-run/react";
import { Buttons, DisabledButton, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextArea } from "~/ui/form/text-area";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { useSchemaForm } from "~/web/schema-form";
import { reasonForm } from "../reason-form";
import type { loader } from "./load.server";

/** Says what enabling a company means, or taking that back, and asks why. */
export function EnablementPage() {
  const { id, name, change, isDone, endsVerification, endsRequest, why } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const fields = useSchemaForm(reasonForm, refused);
  const t = useT();
  const label = t("provider:reason");
  const back = (
    <LinkButton to={providerUrls.company(id)} variant="secondary" cancels>
      {t("provider:cancel")}
    </LinkButton>
  );
  return (
    <>
      <ErrorSummary refused={refused} labels={{ reason: label }} />
      <PageHeading title={t(`provider:${change}.title`, { name })} lead={t(`provider:${change}.text`)} />
      {endsVerification ? <p>{t("provider:disable.ends_verification")}</p> : null}
      {endsRequest ? <p>{t("provider:disable.ends_request")}</p> : null}
      {isDone ? (
        <>
          <DisabledButton reason={<p>{why}</p>}>{t(`provider:${change}.action`)}</DisabledButton>
          <p className="mt-4">{back}</p>
        </>
      ) : (
        <PostForm typed>
          <TextArea field={fields.reason} label={label} hint={t("provider:reason_hint")} required />
          <Buttons>
            <SubmitButton variant={change === "disable" ? "danger" : "primary"}>
              {t(`provider:${change}.action`)}
            </SubmitButton>
            {back}
          </Buttons>
        </PostForm>
      )}
    </>
  );
}
