import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, DisabledButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { formatDateTime } from "~/texts/format";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { LeftOut } from "~/ui/card/left-out";
import { RefusalList } from "~/ui/card/refusal-list";
import { refusalOf } from "~/web/refusal-words";
import { Summary } from "./summary";
import type { loader } from "./load.server";

export function Publish() {
  const { revision, refusals, nextIssueAt, canWrite, left, ...summary } = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const canIssue = canWrite && refusals.length === 0;
  return (
    <>
      {/* The refusals of this moment are listed below; the summary reports only what happened meanwhile. */}
      <ErrorSummary refused={canIssue || !refused ? refused : onlyNews(refused, refusals)} labels={{}} />
      <PageHeading title={t("dashboard:publish.title")} lead={t("dashboard:publish.lead")} />
      {refused ? (
        <Notice kind="error" toast={t("dashboard:publish.failed")}>
          {t("dashboard:publish.failed")}
        </Notice>
      ) : null}
      {left ? <LeftOut {...left} /> : null}
      {canIssue ? null : (
        <section aria-labelledby="perche-no" className="panel">
          <h2 id="perche-no">{t("dashboard:publish.not_now")}</h2>
          {canWrite ? (
            <RefusalList refusals={refusals.map(refusalOf)} nextIssueAt={nextIssueAt} />
          ) : (
            <p>{t("dashboard:read_only")}</p>
          )}
        </section>
      )}
      <Summary {...summary} />
      <p>
        <a href={urls.reviewAll()}>{t("dashboard:publish.review")}</a>
      </p>
      {canIssue ? (
        <PostForm>
          <input type="hidden" name="revision" value={revision} />
          <Buttons>
            <SubmitButton>{t("dashboard:publish.confirm")}</SubmitButton>
            <LinkButton to={urls.home()} variant="secondary" cancels>
              {t("dashboard:publish.cancel")}
            </LinkButton>
          </Buttons>
        </PostForm>
      ) : (
        <>
          {canWrite ? (
            <DisabledButton
              reason={
                nextIssueAt === null
                  ? t("dashboard:publish.off")
                  : t("dashboard:publish.off_until", { at: formatDateTime(nextIssueAt) })
              }
            >
              {t("dashboard:publish.confirm")}
            </DisabledButton>
          ) : null}
          <LinkButton to={urls.home()} variant="secondary">
            {t("common:back_to_home")}
          </LinkButton>
        </>
      )}
    </>
  );
}

type Refused = NonNullable<ReturnType<typeof useRefusedForm>>;

function onlyNews(refused: Refused, refusals: readonly string[]): Refused {
  const news = refused.issues.filter(({ code }) => !refusals.includes(code));
  const issued = refused.issues.find(({ code }) => code === "issued_recently");
  return { ...refused, issues: issued ? [{ ...issued, path: "" }] : news };
}
