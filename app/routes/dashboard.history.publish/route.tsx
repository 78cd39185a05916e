import { useLoaderData } from "@remix-run/react";
import { ApiError, hasCode } from "~/api/errors";
import { Buttons, LinkButton, OffButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useFailure } from "~/ui/form/use-failure";
import { formatDateTime } from "~/ui/format";
import { Notice } from "~/ui/layout/notice";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { privateAction, redirectTo } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { REVISION_ALONE } from "~/web/revision-field";
import { surveyUrls, urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { presentPublish } from "./present";
import { RefusalList } from "./refusal-list";
import { Summary } from "./summary";

export { retryHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle = {
  title: "dashboard:publish.title",
  crumb: "dashboard:publish.title",
};

export const loader = privateLoader({}, async ({ viewer }) => {
  const home = await viewer.call("scoring.homePage", { params: { version: "draft" }, query: {} });
  return presentPublish(home, viewer);
});

export const action = privateAction({
  right: "write",
  fields: REVISION_ALONE,
  perform: async ({ values, viewer }) => {
    const revision = Number(values.one("revision"));
    const { versionId } = await publish(viewer.call, revision);
    const notice = { kind: "success", key: "dashboard:publish.done", params: { id: versionId } } as const;
    const issued = surveyUrls({ version: "public", year: viewer.user.currentFiscalYear });
    return redirectTo(viewer.session, issued.period(), { notice });
  },
});

export default function Publish() {
  const { revision, refusals, nextIssueAt, canWrite, ...summary } = useLoaderData<typeof loader>();
  const t = useT();
  const failure = useFailure();
  const canIssue = canWrite && refusals.length === 0;
  return (
    <>
      {/* Why it cannot be issued is listed below as it stands now; only what happened meanwhile is said here. */}
      <ErrorSummary failure={canIssue || !failure ? failure : onlyNews(failure, refusals)} labels={{}} />
      <PageHeading title={t("dashboard:publish.title")} lead={t("dashboard:publish.lead")} />
      {failure ? (
        <Notice kind="error" toast={t("dashboard:publish.failed")}>
          {t("dashboard:publish.failed")}
        </Notice>
      ) : null}
      {canIssue ? null : (
        <section aria-labelledby="perche-no" className="panel">
          <h2 id="perche-no">{t("dashboard:publish.not_now")}</h2>
          {canWrite ? <RefusalList {...{ refusals, nextIssueAt }} /> : <p>{t("dashboard:read_only")}</p>}
        </section>
      )}
      <Summary {...summary} />
      <p>
        <a href={urls.reviewAll()}>{t("dashboard:publish.review")}</a>
      </p>
      {canIssue ? (
        <PostForm slow>
          <input type="hidden" name="revision" value={revision} />
          <Buttons>
            <SubmitButton>{t("dashboard:publish.confirm")}</SubmitButton>
            <LinkButton to={urls.home()} variant="secondary">
              {t("dashboard:publish.cancel")}
            </LinkButton>
          </Buttons>
        </PostForm>
      ) : (
        <>
          <OffButton
            reason={
              nextIssueAt === null
                ? t("dashboard:publish.off")
                : t("dashboard:publish.off_until", { at: formatDateTime(nextIssueAt) })
            }
          >
            {t("dashboard:publish.confirm")}
          </OffButton>
          <LinkButton to={urls.home()} variant="secondary">
            {t("common:back_to_home")}
          </LinkButton>
        </>
      )}
    </>
  );
}

/** On this page nothing was typed that could be compared: a draft that moved is a matter of looking again. */
function publish(call: Viewer["call"], revision: number) {
  return call("survey.publish", { body: { revision } }).catch((error: unknown) => {
    throw hasCode(error, "internal/conflict") ? new ApiError(409, "internal/draft_moved") : error;
  });
}

type Failure = NonNullable<ReturnType<typeof useFailure>>;

function onlyNews(failure: Failure, refusals: readonly string[]): Failure {
  const news = failure.faults.filter(({ code }) => !refusals.includes(code));
  const issued = failure.faults.find(({ code }) => code === "issued_recently");
  return { ...failure, faults: issued ? [{ ...issued, path: "" }] : news };
}
