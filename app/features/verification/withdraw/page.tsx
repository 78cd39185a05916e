import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { historyUrls } from "~/web/urls";
import type { loader } from "./load.server";

export function WithdrawVerification() {
  const { isOpen } = useLoaderData<typeof loader>();
  const t = useT();
  const title = t("verification:withdraw_title");
  const refused = useRefusedForm();
  if (!isOpen) {
    return (
      <>
        <ErrorSummary refused={refused} labels={{}} />
        <PageHeading title={title} lead={t("verification:withdraw_none")} />
        <p>
          <a href={historyUrls.verification()}>{t("verification:back")}</a>
        </p>
      </>
    );
  }
  return (
    <>
      <ErrorSummary refused={refused} labels={{}} />
      <PageHeading title={title} lead={t("verification:withdraw_text")} />
      <PostForm>
        <Buttons>
          <SubmitButton variant="danger">{t("verification:withdraw_confirm")}</SubmitButton>
          <LinkButton to={historyUrls.verification()} variant="secondary" cancels>
            {t("verification:back")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
