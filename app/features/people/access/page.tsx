import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { settingsUrls } from "~/web/settings-urls";
import { peopleUrls } from "~/web/urls";
import type { loader } from "./load.server";

export function PersonAccess() {
  const t = useT();
  const { id, name, isSelf, since, sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
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
        <a href={peopleUrls.person(id)}>{t("people:access_help.back", { name })}</a>
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
  return (
    <PostForm>
      <input type="hidden" name="help" value={help} />
      <Buttons>
        <SubmitButton variant="danger">{t(`people:access_help.${help}`)}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
