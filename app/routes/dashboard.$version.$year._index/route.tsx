import { Link, useLoaderData } from "@remix-run/react";
import card from "~/texts/it/card.json";
import type { TextKey } from "~/texts/resources";
import survey from "~/texts/it/survey.json";
import { Buttons, LinkButton } from "~/ui/form/button";
import type { PageHandle, PageText } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { wordsOf } from "~/ui/layout/page-title";
import { Progress } from "~/ui/progress";
import { LevelCards } from "~/ui/survey/level-cards";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { surveyUrls, urls } from "~/web/urls";
import { CardData } from "./card-data";
import type { loader, PeriodPage } from "./load.server";

export { loader, action } from "./load.server";

const titleOf = ({ version, year }: PeriodPage): PageText => ({
  key: version === "draft" ? "survey:period.draft_title" : "survey:period.card_title",
  params: { year: String(year) },
});

export const handle: PageHandle<PeriodPage | undefined> = {
  title: (page) => (page ? titleOf(page) : "survey:title"),
  crumb: (page) => (page ? titleOf(page) : "survey:title"),
  texts: { survey, card },
  scriptless: true,
};

export default function PeriodHome() {
  const t = useT();
  const page: PeriodPage = useLoaderData<typeof loader>();
  const ways = surveyUrls(page);
  return (
    <>
      <PageHeading title={wordsOf(titleOf(page), t)} />
      {page.card && <CardData card={page.card} />}
      {page.survey ? (
        <>
          <PeriodNote words={page.survey.note} currentHref={urls.survey()} />
          <Progress {...page.survey.progress} />
          <Buttons>
            <LinkButton to={ways.survey()}>{t("survey:period.all_questions")}</LinkButton>
          </Buttons>
          <section aria-labelledby="livelli">
            <h2 id="livelli">{t("survey:levels")}</h2>
            <LevelCards levels={page.survey.levels} />
          </section>
          <Pillars pillars={page.survey.pillars} />
        </>
      ) : (
        <NothingPublished year={page.year} />
      )}
    </>
  );
}

function Pillars({ pillars }: Pick<NonNullable<PeriodPage["survey"]>, "pillars">) {
  const t = useT();
  if (pillars.length === 0) return null;
  return (
    <section aria-labelledby="aree">
      <h2 id="aree">{t("survey:pillar.all")}</h2>
      <ul>
        {pillars.map(({ pillar, href }) => (
          <li key={pillar}>
            <Link to={href}>{t(`labels:area.${pillar}` as TextKey)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingPublished({ year }: { year: number }) {
  const t = useT();
  return (
    <>
      <p>{t("survey:period.nothing", { year })}</p>
      <Buttons>
        <LinkButton to={urls.survey()}>{t("survey:period.to_current")}</LinkButton>
        <LinkButton to={urls.history()} variant="secondary">
          {t("survey:period.to_history")}
        </LinkButton>
      </Buttons>
    </>
  );
}
