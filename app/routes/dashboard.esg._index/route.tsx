import { Link, useLoaderData } from "@remix-run/react";
import survey from "~/texts/it/survey.json";
import { Notice } from "~/ui/layout/notice";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { Areas } from "~/ui/survey/areas";
import { LevelCards } from "~/ui/survey/level-cards";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { usePeriod } from "~/web/period";
import { workbookUrls } from "~/web/workbook-urls";
import { surveyUrls, urls } from "~/web/urls";
import { Filters } from "./filter-lists";
import type { loader } from "./load.server";

export { loader, action } from "./load.server";

export const handle: PageHandle<{ year: number } | undefined> = {
  title: (page) =>
    page ? { key: "survey:title_of_year", params: { year: String(page.year) } } : "survey:title",
  crumb: "survey:title",
  texts: { survey },
  scriptless: true,
};

export default function Questionnaire() {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  const { year, note, progress, complete, obsolete, levels, filters, found, total, years, areas } =
    useLoaderData<typeof loader>();
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
            <Link to={obsolete.href}>{obsolete.link}</Link>
          </p>
        </Notice>
      )}
      <Progress {...progress} />
      <p>
        {note === null ? (
          <Link to={workbookUrls.page()}>{t("survey:workbook")}</Link>
        ) : (
          <a href={ways.workbookFile("answers")} download>
            {t("survey:workbook_read")}
          </a>
        )}
      </p>
      {complete && note === null && (
        <p>
          <Link to={ways.complete()}>{t("survey:complete.link")}</Link>
        </p>
      )}
      <section aria-labelledby="livelli">
        <h2 id="livelli">{t("survey:levels")}</h2>
        <LevelCards levels={levels} />
      </section>
      <section aria-labelledby="domande">
        <h2 id="domande">{t("survey:questions")}</h2>
        <p>
          <Link to={ways.reviewAll()}>{t("survey:to_review")}</Link>
        </p>
        <Filters filters={filters} />
        <p>{t("survey:found", { found, total })}</p>
      </section>
      <Areas areas={areas} heading="h3" hasLevels />
      {areas.length === 0 && (
        <p>
          {t("survey:none_found")} <Link to={ways.survey()}>{t("survey:show_all")}</Link>
        </p>
      )}
      {years.length > 0 && (
        <section aria-labelledby="anni">
          <h2 id="anni">{t("survey:other_years")}</h2>
          <ul>
            {years.map(({ year: other, href }) => (
              <li key={other}>
                <Link to={href}>{t("survey:title_of_year", { year: other })}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
