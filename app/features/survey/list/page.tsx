import type { PageHandle } from "~/ui/layout/page-handle";
import { useLoaderData } from "@remix-run/react";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { Areas } from "~/ui/survey/areas";
import { LevelCards } from "~/ui/survey/level-cards";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { usePeriod } from "~/web/period";
import { registerUrls } from "~/web/registers-urls";
import { taskUrls } from "~/web/task-urls";
import { surveyUrls, urls, workbookUrls } from "~/web/urls";
import { Filters } from "./filter-lists";
import { OnPath } from "../paths/on-path";
import type { loader } from "./load.server";

export const handle: PageHandle<{ year: number } | undefined> = {
  title: (page) =>
    page ? { key: "survey:title_of_year", params: { year: String(page.year) } } : "survey:title",
  crumb: "survey:title",
};

export function Questionnaire() {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  const page = useLoaderData<typeof loader>();
  const { year, note, canWrite, progress, path, hasPaths, complete, obsolete, levels } = page;
  const { filters, found, total, years, areas } = page;
  return (
    <>
      <PageHeading
        title={t("survey:title")}
        lead={t(note === null ? "survey:lead" : "survey:lead_read", { year })}
      />
      <PeriodNote words={note} currentHref={urls.survey()} />
      {obsolete && (
        <Notice kind="warning">
          <p>{obsolete.words}</p>
          <p>
            <a href={obsolete.href}>{obsolete.link}</a>
          </p>
        </Notice>
      )}
      {path ? <OnPath path={path} /> : <Progress {...progress} />}
      {hasPaths && !path && (
        <p>
          <a href={urls.paths()}>{t("paths:link")}</a>
        </p>
      )}
      <p>
        {note === null ? (
          <a href={workbookUrls.page()}>{t(canWrite ? "survey:workbook" : "survey:workbook_read")}</a>
        ) : (
          <a href={ways.workbookFile("answers")} download>
            {t("survey:workbook_read")}
          </a>
        )}
      </p>
      {note === null && (
        <p>
          <a href={taskUrls.list()}>{t("tasks:title")}</a>
        </p>
      )}
      {note === null && (
        <p>
          <a href={registerUrls.all()}>{t("registers:link")}</a>
        </p>
      )}
      {complete && note === null && (
        <p>
          <a href={ways.complete()}>{t("survey:complete.link")}</a>
        </p>
      )}
      {path ? null : (
        <section aria-labelledby="livelli">
          <h2 id="livelli">{t("survey:levels")}</h2>
          <LevelCards levels={levels} />
        </section>
      )}
      <section aria-labelledby="domande">
        <h2 id="domande">{t("survey:questions")}</h2>
        <p>
          <a href={ways.reviewAll()}>{t("survey:to_review")}</a>
        </p>
        <Filters filters={filters} />
        <p>{t("survey:found", { found, total })}</p>
      </section>
      <Areas areas={areas} heading="h3" hasLevels />
      {areas.length === 0 && (
        <p>
          {t("survey:none_found")} <a href={ways.survey()}>{t("survey:show_all")}</a>
        </p>
      )}
      {years.length > 0 && (
        <section aria-labelledby="anni">
          <h2 id="anni">{t("survey:other_years")}</h2>
          <ul>
            {years.map(({ year: other, href }) => (
              <li key={other}>
                <a href={href}>{t("survey:title_of_year", { year: other })}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
