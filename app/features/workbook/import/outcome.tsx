import { useLocation } from "@remix-run/react";
import { LinkButton } from "~/ui/form/button";
import { Island } from "~/ui/island";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { StatusChip } from "~/ui/question/status-chip";
import { useT } from "~/ui/texts";
import { WorkUnderWay } from "~/ui/work-under-way";
import { urls, workbookUrls } from "~/web/urls";
import type { Followed } from "./load.server";
import type { DonePage, FailedPage, RunningPage } from "./present";
import { Refusals } from "./refusals";

/** The changes are being stored; the browser polls by itself. */
export function Running({ page: { percent }, followed }: { page: RunningPage; followed: Followed }) {
  const { pathname } = useLocation();
  return (
    <WorkUnderWay id="salvataggio" texts="excel:running" percent={percent} hereHref={pathname}>
      <Island name="progress" props={followed} />
    </WorkUnderWay>
  );
}

/** What was stored, what it still requires, and what was not stored. */
export function Done({ page: { file, saved, skipped } }: { page: DonePage }) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("excel:done.title")} lead={t("excel:done.lead", { count: saved.length, file })} />
      {skipped.length > 0 && (
        <section>
          <h2>{t("excel:done.skipped")}</h2>
          <Refusals id="non-salvate" caption={t("excel:done.skipped")} refusals={skipped} />
        </section>
      )}
      {saved.length > 0 && (
        <section aria-labelledby="salvate">
          <h2 id="salvate">{t("excel:done.saved")}</h2>
          <ul>
            {saved.map(({ words, href, status }) => (
              <li key={href}>
                <a href={href}>{words}</a>{" "}
                {status === "self-declared" ? null : <StatusChip status={status} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Ways />
    </>
  );
}

/** Nothing was stored. */
export function Failed({ page: { why } }: { page: FailedPage }) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("excel:failed.title")} />
      <Notice kind="error">
        {why} {t("excel:failed.nothing")}
      </Notice>
      <Ways />
    </>
  );
}

function Ways() {
  const t = useT();
  return (
    <>
      <p>
        <LinkButton to={urls.survey()}>{t("excel:back")}</LinkButton>
      </p>
      <p>
        <a href={workbookUrls.page()}>{t("excel:crumb")}</a>
      </p>
    </>
  );
}
