import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Credibility } from "~/ui/card/credibility";
import { NotApplicableList } from "~/ui/card/not-applicable-list";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { titleWords } from "~/ui/layout/page-title";
import { Progress } from "~/ui/progress";
import { Buttons, LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Actions, Readings } from "./actions";
import { Attestations } from "./attestations";
import { Hero } from "./hero";
import { Modes, OtherYears } from "./modes";
import { Onboarding } from "./onboarding";
import { Places } from "./places";
import { Popup } from "./popup";
import type { Home } from "./present";
import { NoScoring, Scoring } from "./scoring";
import { Tasks } from "./tasks";
import { leadOf, titleOf } from "./title";
import { TourPart } from "./tour";
import { Welcome } from "./welcome";

/** The draft and every action on it. */
export function DraftHome(home: Home) {
  const t = useT();
  const { around, onboarding, tour, draft, progress, hero, scoring, more } = home;
  if (home.completion === "awaited") return <Preparing title={t("dashboard:home.title")} year={home.year} />;
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      {more ? (
        <p>
          <a href={more.href}>{more.label}</a>
        </p>
      ) : null}
      <Popup notice={around?.notice ?? null} />
      <PageHeading
        title={t("dashboard:home.title")}
        lead={t(home.canWrite ? `dashboard:home.lead_${draft.stage}` : "dashboard:home.lead_reader")}
      />
      <Incomplete {...home} />
      <Modes {...home} />
      <Welcome name={home.welcome} offersTour={!home.isTourOver && tour === null} canWrite={home.canWrite} />
      {onboarding ? <Onboarding steps={onboarding} /> : null}
      <Tasks tasks={around?.tasks ?? null} />
      <TourPart step="card" at={tour}>
        <Hero {...home} />
      </TourPart>
      <Basis {...home} />
      <TourPart step="next" at={tour} isReader={!home.canWrite}>
        <section className="panel" aria-labelledby="prossimi-passi">
          <h2 id="prossimi-passi">{t(home.canWrite ? "dashboard:home.next" : "dashboard:home.answers")}</h2>
          <Progress {...progress} />
          <div className="flow print:hidden">
            <Actions {...home} />
          </div>
        </section>
      </TourPart>
      <TourPart step="scoring" at={tour}>
        {scoring && draft.started ? (
          <Scoring {...home} scoring={scoring} />
        ) : (
          <NoScoring year={home.year} isOlder={scoring === null} />
        )}
      </TourPart>
      {around ? (
        <>
          <TourPart step="attestations" at={tour}>
            <Attestations
              {...around}
              canWrite={home.canWrite}
              certification={home.issued?.certification ?? null}
              company={hero.name}
            />
          </TourPart>
          <Places places={around.places} />
        </>
      ) : null}
      <OtherYears {...home} />
      {home.isTourOver && tour === null ? (
        <p className="print:hidden">
          <a href={urls.tour(1)}>{t("dashboard:tour.again")}</a>
        </p>
      ) : null}
    </>
  );
}

/** A version or a closed year, read only. */
export function PeriodHome(home: Home) {
  const t = useT();
  const title = titleWords(titleOf(home), t);
  if (home.isMissing) return <NothingPublished title={title} year={home.year} />;
  if (home.completion === "awaited") return <Preparing title={title} year={home.year} />;
  return (
    <>
      <PageHeading title={title} lead={t(leadOf(home))} />
      <Incomplete {...home} />
      <Modes {...home} />
      <Hero {...home} />
      <Basis {...home} />
      <section className="panel" aria-labelledby="risposte">
        <h2 id="risposte">{t("dashboard:home.answers")}</h2>
        <Progress {...home.progress} />
        <Readings {...home} />
      </section>
      {home.scoring ? <Scoring {...home} scoring={home.scoring} /> : <NoScoring year={home.year} isOlder />}
      <OtherYears {...home} />
    </>
  );
}

/** What the scores rest on, and what the company declares not applicable; not before the first answer. */
function Basis({ basis, notApplicable }: Pick<Home, "basis" | "notApplicable">) {
  if (!basis || (basis.dataAsOf === null && notApplicable.length === 0)) return null;
  return (
    <div className="panel flow">
      <Credibility basis={basis} isUnderCard />
      <NotApplicableList questions={notApplicable} />
    </div>
  );
}

/** The browser polls by itself. */
function Preparing({ title, year }: { title: string; year: number }) {
  const t = useT();
  return <PageHeading title={title} lead={t("dashboard:home.preparing", { year })} />;
}

function Incomplete({ completion, year }: Pick<Home, "completion" | "year">) {
  const t = useT();
  if (completion !== "missing") return null;
  return <Notice kind="warning">{t("dashboard:home.not_prepared", { year })}</Notice>;
}

function NothingPublished({ title, year }: { title: string; year: number }) {
  const t = useT();
  return (
    <>
      <PageHeading title={title} />
      <p>{t("dashboard:home.nothing_published", { year })}</p>
      <Buttons>
        <LinkButton to={urls.home()}>{t("dashboard:home.to_draft")}</LinkButton>
        <LinkButton to={urls.history()} variant="secondary">
          {t("dashboard:home.see_history")}
        </LinkButton>
      </Buttons>
    </>
  );
}
