import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ApiError } from "~/api/errors";
import type { TextKey } from "~/texts/resources";
import { t } from "~/texts/i18n.server";
import survey from "~/texts/it/survey.json";
import { Buttons, LinkButton, OffButton } from "~/ui/form/button";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { QuestionsTable } from "~/ui/survey/questions-table";
import { useT } from "~/ui/texts";
import { normalLevels } from "~/web/levels";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";
import { urls } from "~/web/urls";
import { levelPage, type LevelPage } from "./present";

const name = (page: LevelPage | undefined): TextKey | { words: string } =>
  page ? { words: page.title } : "survey:title";

export const handle: PageHandle<LevelPage | undefined> = { title: name, crumb: name, texts: { survey } };

export const loader = /* @__PURE__ */ privateLoader({}, async ({ viewer, params }) => {
  const levels = normalLevels(params.levels ?? "");
  const known = (await viewer.call("config.surveyLevels", {})).map(({ id }) => id);
  if (!levels.split(":").every((level) => known.includes(level)))
    throw new ApiError(404, "internal/not_found");
  if (levels !== params.levels) throw redirect(urls.level(levels));
  const overview = await viewer.call("survey.overview", { query: {} });
  return levelPage(t, overview, { levels, canWrite: viewer.can("write") });
});

export const action = notServed;

export default function Level() {
  const t = useT();
  const { title, year, progress, start, areas, summaries, lockedReason } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        <Link to={urls.survey()}>{t("survey:back_to_questionnaire")}</Link>
      </p>
      <PageHeading eyebrow={t("survey:title_of_year", { year })} title={title} />
      {areas.length === 0 && <p>{t("survey:level_empty")}</p>}
      {progress && <Progress {...progress} />}
      {lockedReason && <OffButton reason={t("survey:reporting_locked")}>{t("survey:start.begin")}</OffButton>}
      {start && (
        <Buttons>
          <LinkButton to={start.href}>{t(`survey:start.${start.kind}`)}</LinkButton>
        </Buttons>
      )}
      {areas.map((area) => (
        <section key={area.id} aria-labelledby={`area-${area.id}`}>
          <h2 className="mb-2 mt-8" id={`area-${area.id}`}>
            {t(`labels:area.${area.id}` as TextKey)}
          </h2>
          <ul>
            {area.milestones.map(({ id, label, done }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>: {done}. {summaries[id]}
              </li>
            ))}
          </ul>
          <QuestionsTable area={area} />
        </section>
      ))}
    </>
  );
}
