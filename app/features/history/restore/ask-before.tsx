import type { SerializeFrom } from "@remix-run/node";
import { RefusalList } from "~/ui/card/refusal-list";
import { Buttons, LinkButton, DisabledButton, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useOffers } from "~/web/offered";
import { refusalOf } from "~/web/refusal-words";
import { useSchemaForm } from "~/web/schema-form";
import { urls } from "~/web/urls";
import { Choices } from "./choices";
import { restoreForm } from "./form";
import type { Kind, presentRestore } from "./present";
import { SkippedList } from "./skipped-list";
import { WhatChanges } from "./what-changes";

type Asked = SerializeFrom<ReturnType<typeof presentRestore>> & { kind: Kind };

/** Says what a restore or a copy would change, and asks for confirmation. */
export function AskBefore({ kind, year, source, refusals, runningHref, changes }: Asked) {
  const t = useT();
  const offers = useOffers();
  const refused = useRefusedForm();
  const isOff = refusals.length > 0;
  const { questions, stay } = useSchemaForm(restoreForm, refused, { questions: changes?.ticked ?? [] });
  return (
    <>
      <ErrorSummary refused={refused} labels={{ questions: t(`${kind}:choose_legend`) }} />
      <PageHeading title={t(`${kind}:title`)} lead={t(`${kind}:title_lead`, { year, source })} />
      {isOff && (
        <section aria-labelledby="perche-no" className="panel">
          <h2 id="perche-no">{t(`${kind}:not_now`)}</h2>
          <RefusalList refusals={refusals.map((key) => refusalOf(key, offers))} nextIssueAt={null} />
          {runningHref !== null && <a href={runningHref}>{t("restore:follow")}</a>}
        </section>
      )}
      {changes && <WhatChanges changes={changes} />}
      {changes && <SkippedList heading={t(`${kind}:skipped`)} skipped={changes.skipped} />}
      {isOff || changes?.total === 0 ? (
        <>
          {refusals.includes("read_only") ? null : (
            <DisabledButton reason={t(isOff ? "restore:off" : `${kind}:nothing`)}>
              {t(`${kind}:confirm`)}
            </DisabledButton>
          )}
          <ToHistory label={t("restore:to_history")} />
        </>
      ) : (
        <>
          <Notice kind="warning">{t(`${kind}:warning`)}</Notice>
          <PostForm>
            {changes && <Choices kind={kind} areas={changes.areas} field={questions} />}
            <Checkbox field={stay} label={t("restore:stay")} hint={t("restore:stay_hint")} />
            <Buttons>
              <SubmitButton>{t(`${kind}:confirm`)}</SubmitButton> <ToHistory label={t("restore:cancel")} />
            </Buttons>
            {/* Last: a form that was cut off on its way lacks this field, and starts nothing. */}
            <input type="hidden" name="shown" value={changes?.total ?? 0} />
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
