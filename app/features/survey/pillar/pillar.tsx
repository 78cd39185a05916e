import { useLoaderData } from "@remix-run/react";
import type { TextKey } from "~/texts/resources";
import { Buttons, LinkButton } from "~/ui/form/button";
import type { PageHandle, PageText } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { usePeriod } from "~/web/period";
import { surveyUrls, urls } from "~/web/urls";
import { Listing } from "../list/view";
import type { PillarPage, ShownPillar } from "./present";

function titleOf(page: PillarPage | undefined): PageText {
  if (page === undefined) return "survey:title";
  if (page.kind === "invalid") return "survey:pillar.invalid";
  return page.milestone === null ? nameOf(page.pillar) : { words: page.milestone };
}

const nameOf = (pillar: string) => `labels:area.${pillar}` as TextKey;

export const pillarHandle: PageHandle<PillarPage | undefined> = {
  title: titleOf,
  crumb: titleOf,
};

/** The overview of one theme of the questionnaire as it was before 2024. */
export function Pillar({ name }: { name: string }) {
  const page = useLoaderData() as PillarPage;
  return page.kind === "invalid" ? <Invalid name={name} year={page.year} /> : <Theme name={name} {...page} />;
}

function Theme({
  name,
  year,
  note,
  milestone,
  progress,
  milestones,
  list,
  others,
}: ShownPillar & { name: string }) {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  return (
    <>
      <p>
        {milestone === null ? (
          <a href={ways.survey()}>{t("survey:back_to_questionnaire")}</a>
        ) : (
          <a href={ways.pillar(name)}>{t("survey:pillar.back", { pillar: t(nameOf(name)) })}</a>
        )}
      </p>
      <PageHeading eyebrow={t("survey:title_of_year", { year })} title={milestone ?? t(nameOf(name))} />
      <PeriodNote words={note} currentHref={urls.survey()} />
      <Progress {...progress} />
      <Listing list={list} resume={null}>
        {milestone === null && (
          <section aria-labelledby="temi">
            <h2 id="temi">{t("survey:pillar.milestones")}</h2>
            <ul>
              {milestones.map(({ label, summary, done, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>: {done}. {summary}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="altre">
          <h2 id="altre">{t("survey:pillar.others")}</h2>
          <ul>
            {others.map(({ pillar, href }) => (
              <li key={pillar}>
                <a href={href}>{t(nameOf(pillar))}</a>
              </li>
            ))}
          </ul>
        </section>
      </Listing>
    </>
  );
}

/** "Invalid area for version" (spec §8) as a page: the reason, and a link to the questions of that year. */
function Invalid({ name, year }: { name: string; year: number }) {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  return (
    <>
      <PageHeading
        title={t("survey:pillar.invalid")}
        lead={t("survey:pillar.invalid_text", { pillar: t(nameOf(name)), year })}
      />
      <Buttons>
        <LinkButton to={ways.survey()}>{t("survey:pillar.to_survey", { year })}</LinkButton>
        <LinkButton to={urls.home()} variant="secondary">
          {t("common:back_to_home")}
        </LinkButton>
      </Buttons>
    </>
  );
}
