import { Link, useLoaderData } from "@remix-run/react";
import { t } from "~/texts/i18n.server";
import survey from "~/texts/it/survey.json";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { LevelCards } from "~/ui/survey/level-cards";
import { QuestionsTable } from "~/ui/survey/questions-table";
import { useT } from "~/ui/texts";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";
import { urls } from "~/web/urls";
import { Filters } from "./filter-lists";
import { filterLinks, filtersOf, isShown } from "./filters";
import { areasOf, levelsOf } from "./questions";

export const handle: PageHandle = { title: "survey:title", crumb: "survey:title", texts: { survey } };

export const loader = /* @__PURE__ */ privateLoader({}, async ({ viewer, request }) => {
  const overview = await viewer.call("survey.overview", { query: {} });
  const filters = filtersOf(new URL(request.url).searchParams, overview);
  const shows = (row: (typeof overview.questions)[number]) => isShown(row, filters);
  return {
    year: overview.year,
    progress: overview.progress,
    complete: overview.complete,
    levels: levelsOf(overview),
    filters: filterLinks(filters, overview),
    found: overview.questions.filter(shows).length,
    total: overview.questions.length,
    areas: areasOf(t, overview, { levels: "full", canWrite: viewer.can("write"), among: () => true, shows }),
  };
});

export const action = notServed;

export default function Questionnaire() {
  const t = useT();
  const { year, progress, complete, levels, filters, found, total, areas } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("survey:title")} lead={t("survey:lead", { year })} />
      <Progress {...progress} />
      {complete && (
        <p>
          <Link to={urls.complete()}>{t("survey:complete.link")}</Link>
        </p>
      )}
      <h2 className="mb-2 mt-8">{t("survey:levels")}</h2>
      <LevelCards levels={levels} />
      <h2 className="mb-2 mt-8" id="domande">
        {t("survey:questions")}
      </h2>
      <Filters filters={filters} />
      <p>{t("survey:found", { found, total })}</p>
      {areas.map((area) => (
        <section key={area.id} aria-labelledby={`area-${area.id}`}>
          <h3 className="mb-2 mt-6" id={`area-${area.id}`}>
            {t(`labels:area.${area.id}` as "labels:area.environment")}
          </h3>
          <QuestionsTable area={area} />
        </section>
      ))}
      {areas.length === 0 && (
        <p>
          {t("survey:none_found")} <Link to={urls.survey()}>{t("survey:show_all")}</Link>
        </p>
      )}
    </>
  );
}
