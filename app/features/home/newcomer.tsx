import type { ReactNode } from "react";
import { LinkButton } from "~/ui/form/button";
import { PageHeading } from "~/ui/layout/page-heading";
import { StepList } from "~/ui/quick-start/step-list";
import { durationWords } from "~/ui/survey/time-words";
import { useT } from "~/ui/texts";
import { attestationUrls, urls, workbookUrls } from "~/web/urls";
import { Attestations } from "./attestations";
import { Hero, QuickActions } from "./hero";
import { NoScoring } from "./readings";
import type { Home } from "./present";
import { TourPart } from "./tour";

type NewcomerProps = Home & { draft: NonNullable<Home["draft"]> };

/** The home page before the first answer: how long it takes, what it needs, and one button. */
export function Newcomer(home: NewcomerProps) {
  const t = useT();
  const { draft, around, tour, onboarding } = home;
  const { shortest, next } = draft;
  const time = shortest && durationWords(t, shortest.minutes);
  return (
    <>
      <PageHeading
        title={time === null ? t("dashboard:new.title_plain") : t("dashboard:new.title", { time })}
        lead={
          shortest ? t("dashboard:new.lead", { count: shortest.questions }) : t("dashboard:new.lead_plain")
        }
      />
      <div className="home home-new">
        <div>
          <div>
            <TourPart step="next" at={tour}>
              <QuickStart steps={onboarding} next={next} certificates={around?.certificateCount ?? null}>
                <QuickActions {...home} />
              </QuickStart>
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
          <Attestations {...around} canWrite={home.canWrite} certification={null} />
        </TourPart>
      ) : null}
    </>
  );
}

interface QuickStartProps {
  steps: Home["onboarding"];
  next: NewcomerProps["draft"]["next"];
  /** How many certificates there are; null where they are not known. */
  certificates: number | null;
  /** Further links. */
  children: ReactNode;
}

/** The four sections of the quick start for as long as one of them is open, and the button that leads on. */
function QuickStart({ steps, next, certificates, children }: QuickStartProps) {
  const t = useT();
  const open = steps?.find((step) => !step.done);
  const isHere = next.step === "quick_start" && open !== undefined;
  const hasBegun = steps?.some((step) => step.done) ?? false;
  return (
    <section className="panel" aria-labelledby="avvio-rapido">
      <h2 id="avvio-rapido">{t("dashboard:quick_start.title")}</h2>
      <p className="print:hidden">
        {isHere ? (
          <LinkButton to={urls.quickStart(open.id)}>
            {t(hasBegun ? "dashboard:quick_start.resume" : "dashboard:quick_start.start")}
          </LinkButton>
        ) : (
          <LinkButton to={next.href}>{next.button}</LinkButton>
        )}
      </p>
      {steps === null ? null : <StepList steps={steps} hrefOf={urls.quickStart} />}
      <p className="hint">{t("dashboard:new.papers")}</p>
      <ul className="links print:hidden">
        {isHere && next.goOn !== null ? (
          <li>
            <a href={next.goOn}>{t("dashboard:home.begin")}</a>
          </li>
        ) : null}
        <li>
          <a href={workbookUrls.page()}>{t("dashboard:new.excel")}</a>
        </li>
        {certificates === 0 ? (
          <li>
            <a href={attestationUrls.all()}>{t("attestations:see_page")}</a>
          </li>
        ) : null}
        {children}
      </ul>
    </section>
  );
}
