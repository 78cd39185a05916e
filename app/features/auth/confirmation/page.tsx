import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NewPassword } from "~/ui/form/new-password";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { WayToDispute } from "../dispute/way";
import { choosePasswordForm, isLinkOver } from "../password/form";
import type { loader } from "./load.server";
import { PendingFacts } from "./pending-facts";

export function RegistrationConfirmedPage() {
  const { token, done } = useLoaderData<typeof loader>();
  return done ? <Confirmed /> : <Confirm token={token} />;
}

function Confirm({ token }: { token: string }) {
  const t = useT();
  const { pending, over } = useLoaderData<typeof loader>();
  const refused = useRefusedForm() ?? over ?? undefined;
  const fields = useSchemaForm(choosePasswordForm, refused);
  const canConfirm = token !== "" && !isLinkOver(refused);
  const labels = {
    password: t("auth:field.password"),
    passwordConfirmation: t("auth:field.password_confirmation"),
  };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <WayToDispute refused={refused} />
      <PageHeading
        title={t("auth:confirm.title")}
        lead={t(canConfirm ? "auth:confirm.lead" : "auth:confirm.no_token")}
      />
      {canConfirm ? (
        <>
          {pending ? <PendingFacts pending={pending} token={token} /> : null}
          <PostForm action={registrationUrls.confirm(token)}>
            <NewPassword
              label={labels.password}
              confirmation={labels.passwordConfirmation}
              fields={fields}
              isAgain={refused !== undefined}
            />
            <Buttons>
              <SubmitButton>{t("auth:confirm.submit")}</SubmitButton>
            </Buttons>
          </PostForm>
        </>
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
        <LinkButton to={urls.firstScoreCompany()}>{t("auth:confirmed.first_score")}</LinkButton>
        <LinkButton to={urls.home()} variant="secondary">
          {t("auth:confirmed.go_on")}
        </LinkButton>
      </Buttons>
    </>
  );
}
