import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { TextKey } from "~/texts/resources";
import { t } from "~/texts/i18n.server";
import survey from "~/texts/it/survey.json";
import { Buttons, LinkButton, OffButton } from "~/ui/form/button";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { Areas } from "~/ui/survey/areas";
import { LevelCards } from "~/ui/survey/level-cards";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { askedPeriod, overviewOf, readOnlyCode } from "~/web/asked-period.server";
import { knownLevels } from "~/web/levels";
import { privateLoader } from "~/web/loader.server";
import { notServedInPeriods } from "~/web/not-served.server";
import { usePeriod } from "~/web/period";
import { surveyUrls, urls } from "~/web/urls";
import { aboveSurvey } from "../dashboard/survey-crumbs";
import { periodWords } from "../dashboard.esg._index/period-words.server";
import { levelPage, type LevelPage } from "./present";

type Shown = LevelPage & { note: string | null };

const name = (page: Shown | undefined): TextKey | { words: string } =>
  page ? { words: page.title } : "survey:title";

export const handle: PageHandle<Shown | undefined> = {
  title: name,
  above: aboveSurvey,
  crumb: name,
  texts: { survey },
  scriptless: true,
};

export const loader = /* @__PURE__ */ privateLoader({}, async ({ viewer, params }): Promise<Shown> => {
  const period = askedPeriod(params);
  const ways = surveyUrls(period);
  const overview = await overviewOf(viewer, period);
  const levels = knownLevels(params["levels"] ?? "", overview);
  if (levels !== params["levels"]) throw redirect(ways.level(levels));
  const canWrite = viewer.can("write") && readOnlyCode(period, viewer) === null;
  const note = periodWords(period, viewer, overview.issuedAt);
  return { ...levelPage(t, overview, { levels, urls: ways, canWrite }), note };
});

export const action = notServedInPeriods;

export default function Level() {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  const { title, year, note, progress, levels, start, isLocked, areas } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        <Link to={ways.survey()}>{t("survey:back_to_questionnaire")}</Link>
      </p>
      <PageHeading eyebrow={t("survey:title_of_year", { year })} title={title} />
      <PeriodNote words={note} currentHref={urls.survey()} />
      <Progress {...progress} />
      {isLocked && (
        <OffButton
          reason={
            <p>
              {t("survey:reporting_locked")} <Link to={ways.complete()}>{t("survey:what_is_missing")}</Link>
            </p>
          }
        >
          {t("survey:start.begin")}
        </OffButton>
      )}
      {start && (
        <Buttons>
          <LinkButton to={start.href}>{t(`survey:start.${start.kind}`)}</LinkButton>
        </Buttons>
      )}
      {levels.length > 0 && (
        <section aria-labelledby="livelli">
          <h2 id="livelli">{t("survey:levels")}</h2>
          <LevelCards levels={levels} />
        </section>
      )}
      <Areas areas={areas} heading="h2" hasLevels={levels.length > 0} />
    </>
  );
}
