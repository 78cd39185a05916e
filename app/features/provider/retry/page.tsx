import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import type { loader } from "./load.server";

export function RetryMails() {
  const { which } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t(`provider:retry.${which}_title`)} lead={t(`provider:retry.${which}_text`)} />
      <PostForm>
        <Buttons>
          <SubmitButton>{t("provider:retry.action")}</SubmitButton>
          <LinkButton to={providerUrls.mails()} variant="secondary" cancels>
            {t("provider:cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
