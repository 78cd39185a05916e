import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, DisabledButton, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { restoreForm } from "./form";
import { RefusalList } from "~/ui/card/refusal-list";
import { refusalOf } from "~/web/refusal-words";
import { Choices } from "./choices";
import type { loader } from "./load.server";
import { SkippedList } from "./skipped-list";
import { WhatChanges } from "./what-changes";

/** Asks for confirmation before answers are copied over those of the draft, and says what that would change. */
export function Restore() {
  const t = useT();
  const refused = useRefusedForm();
  const { year, source, refusals, runningHref, changes } = useLoaderData<typeof loader>();
  const isOff = refusals.length > 0;
  const isReader = refusals.includes("read_only");
  const { questions, stay } = useSchemaForm(restoreForm, refused, {
    questions: changes?.areas.flatMap((area) => area.questions.map(({ number }) => String(number))) ?? [],
  });
  return (
    <>
      <ErrorSummary refused={refused} labels={{ questions: t("restore:choose_legend") }} />
      <PageHeading title={t("restore:title")} lead={t("restore:title_lead", { year, source })} />
      {isOff && (
        <section aria-labelledby="perche-no" className="panel">
          <h2 id="perche-no">{t("restore:not_now")}</h2>
          <RefusalList refusals={refusals.map(refusalOf)} nextIssueAt={null} />
          {runningHref !== null && <a href={runningHref}>{t("restore:follow")}</a>}
        </section>
      )}
      {changes && <WhatChanges changes={changes} />}
      {changes && <SkippedList heading={t("restore:skipped")} skipped={changes.skipped} />}
      {isOff || changes?.copied === 0 ? (
        <>
          {isReader ? null : (
            <DisabledButton reason={t(isOff ? "restore:off" : "restore:off_same")}>
              {t("restore:confirm")}
            </DisabledButton>
          )}
          <ToHistory label={t("restore:to_history")} />
        </>
      ) : (
        <>
          <Notice kind="warning">{t("restore:warning")}</Notice>
          <PostForm slow>
            {changes && <Choices areas={changes.areas} field={questions} />}
            <Checkbox field={stay} label={t("restore:stay")} hint={t("restore:stay_hint")} />
            <Buttons>
              <SubmitButton>{t("restore:confirm")}</SubmitButton> <ToHistory label={t("restore:cancel")} />
            </Buttons>
            {/* Last: a form that was cut off on its way lacks this field, and starts nothing. */}
            <input type="hidden" name="shown" value={changes?.copied ?? 0} />
          </PostForm>
        </>
      )}
    </>
  );
}

const ToHistory = ({ label }: { label: string }) => (
  <LinkButton to={urls.history()} variant="secondary" cancels>
    {label}
  </LinkButton>
);
