import type { ReactNode } from "react";
import type { GaugeDrawing } from "~/charts/gauge";
import { formatDate } from "~/texts/format";
import { CompanyLogo } from "../layout/company-logo";
import { Brand } from "../layout/brand";
import { Gauge } from "../charts/gauge";
import type { Score } from "../score/score-words";
import { useT } from "../texts";
import type { CardFacts } from "./card-facts";
import { Seal } from "./seal";

interface CardClass extends Score {
  /** Level id. */
  id: string;
  label: string;
  gauge: GaugeDrawing;
  /** More than 30 % not applicable: said on the card (D3). */
  flagged: boolean;
}

export interface IdentityCardProps {
  company: { name: string; logo?: string | null; sector: string | null; size: string | null };
  year: number;
  card: CardFacts;
  classes: readonly CardClass[];
  /** The draft's label ("Pronta per l'emissione"), shown in place of "Bozza". */
  draftLabel?: string | undefined;
  /** The note at the foot of a draft, in place of "not issued yet". */
  draftNote?: string | undefined;
  isSupplier?: boolean | undefined;
  /** Level of the company's name in the page's outline; default 2. */
  headingLevel?: 1 | 2;
  /** Actions under the card; never printed. */
  actions?: ReactNode;
}

/** The ESG identity card: the document a company shows. A draft looks like one; an issued card carries its seal. */
export function IdentityCard(props: IdentityCardProps) {
  const { company, year, card, classes, isSupplier, headingLevel = 2 } = props;
  const t = useT();
  const Name = headingLevel === 1 ? "h1" : "h2";
  const isDraft = card.status === "draft";
  const holder = [company.sector, company.size].filter((part) => part !== null).join(" · ");
  const flagged = classes.filter((level) => level.flagged).map((level) => level.label);
  return (
    <div className="card-place">
      <article className={`card card-${card.status}`} aria-labelledby="carta-titolo">
        <header className="card-head">
          <p>
            <Brand name={t("card:card_kind")} />
          </p>
          <p>{t("card:card_year", { year })}</p>
        </header>
        <div className="card-body">
          <div className="card-holder">
            {company.logo ? <CompanyLogo src={company.logo} name={company.name} /> : null}
            <p className="card-label">{t("card:card_company")}</p>
            <Name id="carta-titolo" className="card-name">
              {company.name}
            </Name>
            <p>{holder === "" ? t("card:card_sector_missing") : holder}</p>
          </div>
          <Seal status={card.status} certification={card.certification} draftLabel={props.draftLabel} />
          {classes.length === 0 ? null : (
            <div className="card-classes">
              {classes.map(({ id, gauge, ...level }) => (
                <Gauge key={id} {...level} drawing={gauge} isSupplier={isSupplier} />
              ))}
            </div>
          )}
          <dl className="card-data">
            <Datum label={t("card:card_id")} wide>
              {card.id ?? t("card:card_id_draft")}
            </Datum>
            <Datum label={t("card:card_issued")}>{card.issuedAt ? formatDate(card.issuedAt) : "–"}</Datum>
            <Datum label={t("card:card_expires")}>{card.expiresAt ? formatDate(card.expiresAt) : "–"}</Datum>
            <Datum label={t("card:card_status")}>{t(`card:card_status.${card.status}`)}</Datum>
          </dl>
        </div>
        <footer className="card-foot">
          <p>{isDraft ? (props.draftNote ?? t("card:card_draft_note")) : <Provenance {...card} />}</p>
          {flagged.length === 0 ? null : <p>{t("card:card_flagged", { classes: flagged.join(", ") })}</p>}
        </footer>
      </article>
      {props.actions === undefined ? null : <div className="card-actions">{props.actions}</div>}
    </div>
  );
}

const Datum = ({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? "card-datum-wide" : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Self-declared or verified, by whom, when, as of which data (D4). */
function Provenance({ certification, issuedAt }: Pick<CardFacts, "certification" | "issuedAt">) {
  const t = useT();
  const date = formatDate(certification?.date ?? issuedAt ?? "");
  if (certification === null || certification.level <= 1)
    return <>{t("card:card_self_declared_note", { date })}</>;
  const asOf = formatDate(certification.dataAsOf ?? certification.date);
  return <>{t("card:card_verified_note", { date, asOf, body: certification.body ?? t("common:product") })}</>;
}
