import { Link, useLoaderData } from "@remix-run/react";
import { t } from "~/texts/i18n.server";
import survey from "~/texts/it/survey.json";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { Areas } from "~/ui/survey/areas";
import { LevelCards } from "~/ui/survey/level-cards";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { askedPeriod, overviewOf, readOnlyCode } from "~/web/asked-period.server";
import { privateLoader } from "~/web/loader.server";
import { notServedInPeriods } from "~/web/not-served.server";
import { usePeriod } from "~/web/period";
import { surveyUrls, urls } from "~/web/urls";
import { abovePeriod } from "../dashboard/survey-crumbs";
import { Filters } from "./filter-lists";
import { filterLinks, filtersOf, isShown } from "./filters";
import { periodWords } from "./period-words.server";
import { areasOf, levelsOf } from "./questions";

export const handle: PageHandle = {
  title: "survey:title",
  above: abovePeriod,
  crumb: "survey:title",
  texts: { survey },
  scriptless: true,
};

export const loader = /* @__PURE__ */ privateLoader({}, async ({ viewer, request, params }) => {
  const period = askedPeriod(params);
  const ways = surveyUrls(period);
  const overview = await overviewOf(viewer, period);
  const filters = filtersOf(new URL(request.url).searchParams, overview);
  const shows = isShown(filters, overview);
  const canWrite = viewer.can("write") && readOnlyCode(period, viewer) === null;
  return {
    year: overview.year,
    note: periodWords(period, viewer, overview.issuedAt),
    progress: overview.progress,
    complete: overview.complete,
    levels: levelsOf(overview, ways),
    filters: filterLinks(filters, overview, ways),
    found: overview.questions.filter(shows).length,
    total: overview.questions.length,
    areas: areasOf(t, overview, { urls: ways, levels: "full", canWrite, among: () => true, shows }),
  };
});

export const action = notServedInPeriods;

export default function Questionnaire() {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  const { year, note, progress, complete, levels, filters, found, total, areas } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("survey:title")}
        lead={t(note === null ? "survey:lead" : "survey:lead_read", { year })}
      />
      <PeriodNote words={note} currentHref={urls.survey()} />
      <Progress {...progress} />
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
        <Filters filters={filters} />
        <p>{t("survey:found", { found, total })}</p>
      </section>
      <Areas areas={areas} heading="h3" hasLevels />
      {areas.length === 0 && (
        <p>
          {t("survey:none_found")} <Link to={ways.survey()}>{t("survey:show_all")}</Link>
        </p>
      )}
    </>
  );
}
