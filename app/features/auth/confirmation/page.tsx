import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { registrationUrls, urls } from "~/web/urls";
import { isLinkOver } from "../password/form";
import type { loader } from "./load.server";

export function RegistrationConfirmedPage() {
  const { token, done } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  if (done) return <Confirmed />;
  return <Confirm token={refused?.values["token"]?.[0] ?? token} />;
}

function Confirm({ token }: { token: string }) {
  const t = useT();
  const refused = useRefusedForm();
  const canConfirm = token !== "" && !isLinkOver(refused);
  const lead = t(canConfirm ? "auth:confirm.lead" : "auth:confirm.no_token");
  return (
    <>
      <ErrorSummary refused={refused} labels={{}} />
      <PageHeading title={t("auth:confirm.title")} lead={lead} />
      {canConfirm ? (
        <PostForm action={registrationUrls.confirm()}>
          <input type="hidden" name="token" value={token} />
          <Buttons>
            <SubmitButton>{t("auth:confirm.submit")}</SubmitButton>
          </Buttons>
        </PostForm>
      ) : null}
      <p>
        {t("auth:confirm.over")} <a href={registrationUrls.form()}>{t("auth:sent.again")}</a>
      </p>
    </>
  );
}

function Confirmed() {
  const t = useT();
  return (
    <>
      <PageHeading title={t("auth:confirmed.title")} lead={t("auth:confirmed.lead")} />
      <Buttons>
        <LinkButton to={urls.login()}>{t("auth:login.submit")}</LinkButton>
      </Buttons>
    </>
  );
}
