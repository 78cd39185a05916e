import type { ReactNode } from "react";
import { LinkButton } from "~/ui/form/button";
import { Details } from "~/ui/layout/details";
import { PageHeading } from "~/ui/layout/page-heading";
import { StepList } from "~/ui/quick-start/step-list";
import { durationWords } from "~/ui/survey/time-words";
import { useT } from "~/ui/texts";
import { attestationUrls } from "~/web/attestation-urls";
import { OfferedItem } from "~/web/offered";
import { urls, workbookUrls } from "~/web/urls";
import { Attestations } from "./attestations";
import { FirstSteps, MINUTES_OF_FACTS } from "./first-steps";
import { Hero, QuickActions } from "./hero";
import { NoScoring } from "./readings";
import type { Home } from "./present";
import { TourPart } from "./tour";

type NewcomerProps = Home & { draft: NonNullable<Home["draft"]> };

/** The home page before the first answer: how long it takes, what it needs, and one button. */
export function Newcomer(home: NewcomerProps) {
  const t = useT();
  const { draft, around, tour } = home;
  const { firstScore } = draft;
  const time = firstScore && durationWords(t, firstScore.minutes + MINUTES_OF_FACTS);
  return (
    <>
      <PageHeading
        title={time === null ? t("dashboard:new.title_plain") : t("dashboard:new.title", { time })}
        lead={t(firstScore ? "dashboard:new.lead" : "dashboard:new.lead_plain")}
      />
      <div className="home home-new">
        <div>
          <div>
            <TourPart step="next" at={tour}>
              <Begin {...home} />
            </TourPart>
          </div>
        </div>
        <div>
          <div>
            <TourPart step="card" at={tour}>
              <Hero {...home} />
            </TourPart>
          </div>
        </div>
      </div>
      {tour === "scoring" ? (
        <TourPart step="scoring" at={tour}>
          <NoScoring year={home.year} isOlder={!draft.isScored} />
        </TourPart>
      ) : null}
      {around && (tour === "attestations" || around.certificateCount > 0) ? (
        <TourPart step="attestations" at={tour}>
          <Attestations {...around} canWrite={home.canWrite} certification={null} hasCard={false} />
        </TourPart>
      ) : null}
    </>
  );
}

/** The three steps to the first score; the four sections of the quick start where the year has none. */
function Begin(home: NewcomerProps) {
  const t = useT();
  const { draft, onboarding, around } = home;
  const { next, firstScore } = draft;
  const isHere = next.step === "quick_start" && (onboarding?.some(({ done }) => !done) ?? false);
  const first = (
    <ul className="links print:hidden">
      <li>
        <a href={workbookUrls.page()}>{t("dashboard:new.excel")}</a>
      </li>
      <OfferedItem to={urls.papers()}>{t("dashboard:new.papers")}</OfferedItem>
    </ul>
  );
  const others = (
    <ul className="links print:hidden">
      {isHere && next.goOn !== null ? (
        <li>
          <a href={next.goOn}>{t("dashboard:home.begin")}</a>
        </li>
      ) : null}
      {around?.certificateCount === 0 ? (
        <OfferedItem to={attestationUrls.all()}>{t("attestations:see_page")}</OfferedItem>
      ) : null}
      <QuickActions {...home} />
    </ul>
  );
  if (firstScore === null)
    return (
      <QuickStart {...{ onboarding, next, isHere }}>
        {first}
        {others}
      </QuickStart>
    );
  return (
    <section className="panel" aria-labelledby="avvio-rapido">
      <FirstSteps firstScore={firstScore} />
      {first}
      <Details summary={t("dashboard:new.quick_start")}>
        {onboarding === null ? null : (
          <>
            <p>
              <a href={openStepOf(onboarding)}>{t("dashboard:quick_start.start")}</a>
            </p>
            <StepList steps={onboarding} hrefOf={urls.quickStart} />
          </>
        )}
        {others}
      </Details>
    </section>
  );
}

const openStepOf = (steps: NonNullable<Home["onboarding"]>): string =>
  urls.quickStart(steps.find(({ done }) => !done)?.id ?? "survey");

interface QuickStartProps {
  onboarding: Home["onboarding"];
  next: NewcomerProps["draft"]["next"];
  isHere: boolean;
  /** Further links. */
  children: ReactNode;
}

/** The four sections for as long as one of them is open, and the button that leads on. */
function QuickStart({ onboarding: steps, next, isHere, children }: QuickStartProps) {
  const t = useT();
  const hasBegun = steps?.some((step) => step.done) ?? false;
  return (
    <section className="panel" aria-labelledby="avvio-rapido">
      <h2 id="avvio-rapido">{t("dashboard:quick_start.title")}</h2>
      <p className="print:hidden">
        {isHere && steps !== null ? (
          <LinkButton to={openStepOf(steps)}>
            {t(hasBegun ? "dashboard:quick_start.resume" : "dashboard:quick_start.start")}
          </LinkButton>
        ) : (
          <LinkButton to={next.href}>{next.button}</LinkButton>
        )}
      </p>
      {steps === null ? null : <StepList steps={steps} hrefOf={urls.quickStart} />}
      {children}
    </section>
  );
}
