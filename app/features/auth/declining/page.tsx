import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { registrationUrls } from "~/web/registration-urls";
import type { loader } from "./load.server";

export function DeclineRegistration() {
  const t = useT();
  const { token } = useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("auth:decline.title")} lead={t("auth:decline.lead")} />
      <PostForm action={registrationUrls.decline(token)}>
        <Buttons>
          <SubmitButton>{t("auth:decline.submit")}</SubmitButton>
          <LinkButton to={registrationUrls.confirm(token)} variant="secondary">
            {t("auth:decline.back")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
