import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PasswordInput } from "~/ui/form/password-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { helpForm } from "./form";
import type { loader } from "./load.server";

export function PersonAccess() {
  const t = useT();
  const { name, back, isSelf, since, sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{ present: t("settings:password.present") }} />
      <PageHeading title={t("people:access_help.title", { name })} lead={t("people:access_help.lead")} />
      {isSelf ? (
        <p>
          {t("people:access_help.self")} <a href={settingsUrls.home()}>{t("people:access_help.self_link")}</a>
        </p>
      ) : (
        <>
          <Factor since={since} />
          <OpenSessions sessions={sessions} />
        </>
      )}
      <p>
        <a href={back}>{t("people:access_help.back", { name })}</a>
      </p>
    </>
  );
}

function Factor({ since }: { since: string | null }) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="verifica">
      <h2 id="verifica">{t("people:access_help.factor")}</h2>
      {since === null ? (
        <p>{t("people:access_help.factor_off")}</p>
      ) : (
        <>
          <p>{t("people:access_help.factor_on", { date: since })}</p>
          <p>{t("people:access_help.reset_text")}</p>
          <Help help="reset" />
        </>
      )}
    </section>
  );
}

function OpenSessions({ sessions }: { sessions: number }) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="sessioni">
      <h2 id="sessioni">{t("people:access_help.sessions")}</h2>
      {sessions === 0 ? (
        <p>{t("people:access_help.sessions_none")}</p>
      ) : (
        <>
          <p>{t("people:access_help.sessions_text", { count: sessions })}</p>
          <Help help="end" />
        </>
      )}
    </section>
  );
}

function Help({ help }: { help: "reset" | "end" }) {
  const t = useT();
  const fields = useSchemaForm(helpForm, useRefusedForm());
  return (
    <PostForm>
      <input type="hidden" name="help" value={help} />
      {help === "reset" ? (
        <PasswordInput
          field={fields.present}
          label={t("settings:password.present")}
          autoComplete="current-password"
        />
      ) : null}
      <Buttons>
        <SubmitButton variant="danger">{t(`people:access_help.${help}`)}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
