import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { RequestLines } from "./lines";
import type { loader } from "./load.server";

export function IdentityRequest() {
  const t = useT();
  const { request, canWrite } = useLoaderData<typeof loader>();
  const back = (
    <LinkButton to={urls.registry()} variant="secondary">
      {t("registry:identity.back")}
    </LinkButton>
  );
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading
        title={t("registry:identity.title")}
        lead={t(request ? "registry:identity.lead" : "registry:identity.none")}
      />
      {request ? <RequestLines {...request} /> : null}
      {request && canWrite ? (
        <PostForm action={urls.identityRequest()}>
          <Buttons>
            <SubmitButton variant="danger">{t("registry:identity.withdraw")}</SubmitButton>
            {back}
          </Buttons>
        </PostForm>
      ) : (
        <Buttons>{back}</Buttons>
      )}
    </>
  );
}
