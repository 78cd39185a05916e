import type { TextKey } from "~/texts/resources";
import { Buttons, LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { surveyUrls, urls } from "~/web/urls";
import type { Home } from "./present";

/** Where to read on, for a version or a closed year. */
export function Readings({ period, pillars, isVersion }: Pick<Home, "period" | "pillars" | "isVersion">) {
  const t = useT();
  const ways = surveyUrls(period);
  return (
    <>
      <Buttons>
        <LinkButton to={ways.survey()} variant={isVersion ? "secondary" : "primary"}>
          {t("dashboard:home.read_survey")}
        </LinkButton>
        <LinkButton to={urls.home()} variant="secondary">
          {t("dashboard:home.to_draft")}
        </LinkButton>
      </Buttons>
      {pillars.length === 0 ? null : (
        <ul>
          {pillars.map((pillar) => (
            <li key={pillar}>
              <a href={ways.pillar(pillar)}>{t(`labels:area.${pillar}` as TextKey)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type ScoringProps = Pick<Home, "period" | "isVersion" | "classes" | "year">;

/** The way to the points of each class of a version; years before 2025 have none. */
export function ScoringLinks({ period, isVersion, classes, year }: ScoringProps) {
  const t = useT();
  if (classes === null) return <NoScoring year={year} isOlder />;
  return (
    <section className="panel print:hidden" aria-labelledby="scoring">
      <h2 id="scoring">{t(isVersion ? "dashboard:scoring.title_issued" : "dashboard:scoring.title")}</h2>
      <ul className="links">
        {classes.map((id) => (
          <li key={id}>
            <a href={surveyUrls(period).scoring(id)}>
              {t("card:points_by_question", { label: t(`labels:level.${id}`) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why there are no scores: before the first answer every score would be zero, and older years have none. */
export function NoScoring({ year, isOlder }: { year: number; isOlder: boolean }) {
  const t = useT();
  return (
    <section aria-labelledby="scoring">
      <h2 id="scoring">{t("dashboard:scoring.name")}</h2>
      <p>{t(isOlder ? "dashboard:scoring.older_year" : "dashboard:scoring.not_yet", { year })}</p>
    </section>
  );
}
