import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";

/**
 * The same page whether or not the address had an account: only its owner learns that, by mail (D8). The address is the
 * one that this browser has typed; another browser is shown none.
 */
export function Sent() {
  const t = useT();
  const { mailedTo } = useLoaderData<{ mailedTo: string | null }>();
  const refused = useRefusedForm();
  return (
    <>
      <ErrorSummary refused={refused} labels={{}} />
      <PageHeading
        title={t("auth:sent.title")}
        lead={mailedTo === null ? t("auth:sent.lead") : t("auth:sent.lead_to", { email: mailedTo })}
      />
      <p>{t("auth:sent.steps")}</p>
      <Notice kind="info">{t("auth:sent.spam")}</Notice>
      {mailedTo === null ? null : (
        <PostForm action={registrationUrls.again()}>
          <Buttons>
            <SubmitButton variant="secondary">{t("auth:sent.send_again")}</SubmitButton>
          </Buttons>
        </PostForm>
      )}
      <Buttons>
        <LinkButton to={urls.login()}>{t("auth:sent.sign_in")}</LinkButton>
        <LinkButton to={registrationUrls.form()} variant="secondary">
          {t("auth:sent.again")}
        </LinkButton>
      </Buttons>
    </>
  );
}
