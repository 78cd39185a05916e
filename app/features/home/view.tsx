import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Attestations } from "./attestations";
import { Hero } from "./hero";
import { OtherYears } from "./modes";
import { Moves } from "./moves";
import { Newcomer } from "./newcomer";
import { Next } from "./next";
import { Notices } from "./notices";
import { Incomplete, Preparing } from "./period";
import { Places } from "./places";
import type { Home } from "./present";
import { NoScoring } from "./readings";
import { Standing } from "./standing";
import { TourPart } from "./tour";
import { Watch } from "./watch";

/** The draft of the current year: the card that stands, the next step, and what else there is to know. */
export function DraftHome(home: Home) {
  const t = useT();
  const { around, tour, draft, more } = home;
  const refused = useRefusedForm();
  if (home.completion === "awaited" || draft === null)
    return <Preparing title={t("dashboard:home.title")} year={home.year} />;
  return (
    <>
      <ErrorSummary refused={refused} labels={{}} />
      {more ? (
        <p>
          <a href={more.href}>{more.label}</a>
        </p>
      ) : null}
      {tour === null ? (
        <Notices
          notice={around?.notice ?? null}
          name={home.welcome}
          offersTour={!home.isTourOver}
          canWrite={home.canWrite}
        />
      ) : null}
      {draft.isNew ? <Newcomer {...home} draft={draft} /> : <Begun {...home} draft={draft} />}
      <Places places={around?.places ?? []} />
      {tour === null && draft.isNew ? <OtherYears {...home} /> : null}
      {home.isTourOver && tour === null ? (
        <p className="print:hidden">
          <a href={urls.tour(1)}>{t("dashboard:tour.again")}</a>
        </p>
      ) : null}
    </>
  );
}

function Begun(home: Home & { draft: NonNullable<Home["draft"]> }) {
  const { around, tour, draft } = home;
  const { standing, plan } = draft;
  return (
    <>
      <PageHeading title={draft.title} />
      <Incomplete {...home} />
      <div className="home">
        <div>
          <div>
            <TourPart step="next" at={tour} isReader={!home.canWrite}>
              <Next {...home} draft={draft} />
            </TourPart>
          </div>
          <Watch items={draft.watch} tasks={around?.tasks ?? null} step={draft.next.step} />
          {plan ? <Moves plan={plan} /> : null}
          {tour === null ? (
            <div className="home-last">
              <OtherYears {...home} />
            </div>
          ) : null}
        </div>
        <div>
          <div>
            <TourPart step="card" at={tour}>
              <Hero {...home} />
            </TourPart>
          </div>
          <div>
            <TourPart step="scoring" at={tour}>
              {standing ? (
                <Standing rulers={standing} />
              ) : (
                <NoScoring year={home.year} isOlder={!draft.isScored} />
              )}
            </TourPart>
          </div>
          {around ? (
            <div>
              <TourPart step="attestations" at={tour}>
                <Attestations
                  {...around}
                  canWrite={home.canWrite}
                  certification={home.issued?.certification ?? null}
                  hasCard={home.issued !== null}
                />
              </TourPart>
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}
