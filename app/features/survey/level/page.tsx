import type { TextKey } from "~/texts/resources";
import type { PageHandle } from "~/ui/layout/page-handle";
import type { ShownLevel } from "./load.server";
import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, DisabledButton } from "~/ui/form/button";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { Areas } from "~/ui/survey/areas";
import { LevelCards } from "~/ui/survey/level-cards";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { AskTopic } from "../ask-topic";
import { usePeriod } from "~/web/period";
import { surveyUrls, urls } from "~/web/urls";
import type { loader } from "./load.server";

const name = (page: ShownLevel | undefined): TextKey | { words: string } =>
  page ? { words: page.title } : "survey:title";

export const handle: PageHandle<ShownLevel | undefined> = {
  title: name,
  crumb: name,
};

export function Level() {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  const { title, year, note, progress, levels, start, isLocked, canWrite, areas, asksColleagues } =
    useLoaderData<typeof loader>();
  return (
    <>
      <p>
        <a href={ways.survey()}>{t("survey:back_to_questionnaire")}</a>
      </p>
      <PageHeading eyebrow={t("survey:title_of_year", { year })} title={title} />
      <PeriodNote words={note} currentHref={urls.survey()} />
      <Progress {...progress} />
      {isLocked && !canWrite && <p>{t("survey:reporting_locked")}</p>}
      {isLocked && canWrite && (
        <DisabledButton
          reason={
            <p>
              {t("survey:reporting_locked")} <a href={ways.complete()}>{t("survey:what_is_missing")}</a>
            </p>
          }
        >
          {t("survey:start.begin")}
        </DisabledButton>
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
      {asksColleagues && <AskTopic areas={areas} />}
      <Areas areas={areas} heading="h2" hasLevels={levels.length > 0} />
    </>
  );
}
