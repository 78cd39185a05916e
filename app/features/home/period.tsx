import { Credibility } from "~/ui/card/credibility";
import { NotApplicableList } from "~/ui/card/not-applicable-list";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { titleWords } from "~/ui/layout/page-title";
import { Progress } from "~/ui/progress";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import { Offered } from "~/web/offered";
import { surveyUrls, urls } from "~/web/urls";
import { Hero } from "./hero";
import { Modes, OtherYears } from "./modes";
import type { Home } from "./present";
import { Readings, ScoringLinks } from "./readings";
import { leadOf, titleOf } from "./title";

/** A version or a closed year, read only. */
export function PeriodHome(home: Home) {
  const t = useT();
  const title = titleWords(titleOf(home), t);
  if (home.isMissing) return <NothingPublished title={title} year={home.year} />;
  if (home.completion === "awaited") return <Preparing title={title} year={home.year} />;
  return (
    <>
      <PageHeading title={title} lead={<span className="print:hidden">{t(leadOf(home))}</span>} />
      <Incomplete {...home} />
      <Showing {...home} />
      <Modes {...home} />
      <Hero {...home} />
      <Basis {...home} />
      <section className="panel print:hidden" aria-labelledby="risposte">
        <h2 id="risposte">{t("dashboard:home.answers")}</h2>
        <Progress {...home.progress} />
        <Readings {...home} />
      </section>
      <ScoringLinks {...home} />
      <OtherYears {...home} />
    </>
  );
}

/** An issued card is there to be shown: on paper, and to whom the company chooses. */
function Showing({ isVersion, period, mode, canWrite }: Home) {
  const t = useT();
  if (!isVersion || period === null) return null;
  return (
    <div className="print:hidden">
      <Buttons>
        <LinkButton to={surveyUrls(period).printed()}>{t("dashboard:home.print_card")}</LinkButton>
        {mode === "published" && canWrite ? (
          <Offered to={cardUrls.shares()}>
            <LinkButton to={cardUrls.shares()} variant="secondary">
              {t("shares:link")}
            </LinkButton>
          </Offered>
        ) : null}
      </Buttons>
    </div>
  );
}

/** What the scores rest on, and what the company declares not applicable; not before the first answer. */
function Basis({ hero, notApplicable }: Pick<Home, "hero" | "notApplicable">) {
  const { basis } = hero.content;
  if (!basis || (basis.dataAsOf === null && notApplicable.length === 0)) return null;
  return (
    <div className="panel flow">
      <Credibility basis={basis} isUnderCard />
      <NotApplicableList questions={notApplicable} />
    </div>
  );
}

/** The browser polls by itself. */
export function Preparing({ title, year }: { title: string; year: number }) {
  const t = useT();
  return <PageHeading title={title} lead={t("dashboard:home.preparing", { year })} />;
}

export function Incomplete({ completion, year }: Pick<Home, "completion" | "year">) {
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
