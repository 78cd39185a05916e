import type { PageHandle } from "~/ui/layout/page-handle";
import type { TextKey } from "~/texts/resources";
import { useLoaderData } from "@remix-run/react";
import { DisabledButton } from "~/ui/form/button";
import { PageHeading } from "~/ui/layout/page-heading";
import { Levels } from "~/ui/survey/level-lines";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { usePeriod } from "~/web/period";
import { surveyUrls, urls } from "~/web/urls";
import { AskTopic } from "../ask-topic";
import { ResumeCard } from "../list/resume-card";
import { Listing } from "../list/view";
import type { loader, ShownLevel } from "./load.server";

const name = (page: ShownLevel | undefined): TextKey | { words: string } =>
  page ? { words: page.name } : "survey:title";

export const handle: PageHandle<ShownLevel | undefined> = {
  title: name,
  crumb: name,
};

export function Level() {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  const { title, waiting, year, note, levels, resume, isLocked, canWrite, list, topics } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        eyebrow={<a href={ways.survey()}>{t("survey:title_of_year", { year })}</a>}
        title={title}
      />
      <PeriodNote words={note} currentHref={urls.survey()} />
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
      <Listing list={list} waiting={waiting} resume={resume && <ResumeCard resume={resume} />}>
        {levels.length > 0 && <Levels levels={levels} />}
        {topics.length > 0 && <AskTopic topics={topics} />}
        <p>
          <a href={ways.survey()}>{t("survey:back_to_questionnaire")}</a>
        </p>
      </Listing>
    </>
  );
}
