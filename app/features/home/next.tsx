import { LinkButton } from "~/ui/form/button";
import { NewCardButton } from "~/ui/card/new-card-button";
import { Progress } from "~/ui/progress";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { CardDates } from "./hero";
import type { Home } from "./present";

type NextProps = Home & { draft: NonNullable<Home["draft"]> };

/** The next step with its one primary button, then what else may be done with the draft. */
export function Next(home: NextProps) {
  const t = useT();
  const { draft, progress } = home;
  const { next, label, usefulInfo, firstScore } = draft;
  return (
    <section className="panel" aria-labelledby="prossimi-passi">
      <p className="eyebrow">{t("dashboard:next.eyebrow")}</p>
      <h2 id="prossimi-passi">{next.title}</h2>
      {next.text === "" ? null : <p>{next.text}</p>}
      {next.question === null ? null : (
        <p>
          <strong>{next.question}</strong>
        </p>
      )}
      <p className="print:hidden">
        <LinkButton to={next.href} asks={next.asks}>
          {next.button}
        </LinkButton>
      </p>
      {next.time === null ? null : <p className="hint">{next.time}</p>}
      {home.canWrite && firstScore && firstScore.done < firstScore.questions ? (
        <p className="print:hidden">
          <a href={urls.firstScore()}>
            {t("dashboard:next.first_score", { done: firstScore.done, total: firstScore.questions })}
          </a>
        </p>
      ) : null}
      <SecondButtons {...home} />
      <Progress {...progress} label={t("dashboard:next.done")} />
      {draft.counted === null && next.open === null ? null : (
        <p className="hint">
          {draft.counted} {next.open}
        </p>
      )}
      {usefulInfo === null || usefulInfo === next.text ? null : <p>{usefulInfo}</p>}
      <p className="hint">
        {t(`card:label.${label}`)}. <CardDates {...home} />
      </p>
    </section>
  );
}

/** What comes second: the questionnaire, and a new card or why there is none. */
function SecondButtons({ draft: { next, nextIssueAt }, canWrite, updatedAt }: NextProps) {
  const t = useT();
  const { goOn, reporting, newCard } = next;
  return (
    <div className="flow print:hidden">
      {goOn === null ? null : (
        <p>
          <LinkButton to={goOn} variant="secondary">
            {t(updatedAt === null ? "dashboard:home.begin" : "dashboard:home.continue")}
          </LinkButton>
        </p>
      )}
      {reporting === null ? null : (
        <p>
          <LinkButton to={reporting} variant="secondary">
            {t("dashboard:home.reporting")}
          </LinkButton>
        </p>
      )}
      {newCard === null ? null : <NewCardButton {...{ ...newCard, nextIssueAt, canWrite }} isQuiet />}
    </div>
  );
}
