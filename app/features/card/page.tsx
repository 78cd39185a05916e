import { useLoaderData } from "@remix-run/react";
import { LeftOut } from "~/ui/card/left-out";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { Declare } from "./declare";
import type { loader } from "./load.server";
import { NotNow } from "./not-now";
import { Preview } from "./preview";
import { Stop } from "./stop";

/** What a new card says, what is missing on it, and the two ways on: complete it first, or declare and issue it. */
export function Publish() {
  const page = useLoaderData<typeof loader>();
  const { refusals, canWrite, left, coverage, stop, preview } = page;
  const t = useT();
  const refused = useRefusedForm();
  const canIssue = canWrite && refusals.length === 0;
  return (
    <>
      {/* The refusals of this moment are listed below; the summary reports only what happened meanwhile. */}
      <ErrorSummary
        refused={canIssue || !refused ? refused : onlyNews(refused, refusals)}
        labels={{ declared: t("dashboard:publish.declaration") }}
      />
      <PageHeading
        title={
          !canIssue
            ? t("dashboard:publish.title_off")
            : coverage === null
              ? t("dashboard:publish.title")
              : t("dashboard:publish.title_coverage", {
                  done: coverage.done,
                  applicable: coverage.applicable,
                })
        }
      />
      {refused?.issues.some(({ path }) => path !== "declared") ? (
        <Notice kind="error" toast={t("dashboard:publish.failed")}>
          {t("dashboard:publish.failed")}
        </Notice>
      ) : null}
      {left && canIssue ? <LeftOut {...left} /> : null}
      <div className={preview ? "home flow" : undefined}>
        <div>
          <div className="flow">
            {canIssue ? (
              <>
                {stop ? <Stop {...stop} /> : null}
                <Declare {...page} refused={refused} />
              </>
            ) : (
              <>
                <NotNow {...page} />
                {left ? <LeftOut {...left} /> : null}
              </>
            )}
          </div>
        </div>
        {preview ? (
          <div>
            <Preview {...page} content={preview} />
          </div>
        ) : null}
      </div>
    </>
  );
}

type Refused = NonNullable<ReturnType<typeof useRefusedForm>>;

function onlyNews(refused: Refused, refusals: readonly string[]): Refused {
  const news = refused.issues.filter(({ code }) => !refusals.includes(code));
  const issued = refused.issues.find(({ code }) => code === "issued_recently");
  return { ...refused, issues: issued ? [{ ...issued, path: "" }] : news };
}
