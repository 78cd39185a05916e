import type { UndeclaredLines } from "~/charts/card-content";
import type { ReactNode } from "react";
import type { GaugeDrawing } from "~/charts/gauge";
import { formatDate } from "~/texts/format";
import { FirstUses, Words } from "../glossary/first-uses";
import { CompanyLogo } from "../layout/company-logo";
import { Brand } from "../layout/brand";
import { Gauge } from "../charts/gauge";
import { isFlagTold, type Score } from "../score/score-words";
import { useT } from "../texts";
import type { CardBasis, CardCoverage } from "./basis";
import type { CardFacts } from "./card-facts";
import { coverageWords, credibilityLine } from "./credibility";
import { Seal } from "./seal";

interface CardClass extends Score {
  /** Level id. */
  id: string;
  label: string;
  gauge: GaugeDrawing;
  /** Whole percent of its applicable questions; null where it is not known, or none applies. */
  completeness?: number | null | undefined;
  /** Left out of the benchmark: said on the card (D3). */
  flagged: boolean;
}

export interface IdentityCardProps {
  company: { name: string; logo?: string | null; sector: string | null; size: string | null };
  year: number;
  card: CardFacts;
  classes: readonly CardClass[];
  /** Absent for a card that was issued before it was sealed; the coverage alone for readers outside the company. */
  basis?: CardBasis | CardCoverage | null | undefined;
  /** The red lines that the company crosses, with its own words (D3). */
  redLines?: readonly { id: string; label: string; explanation: string | null }[] | undefined;
  /** The red lines of which the company does not say whether it crosses them. */
  undeclared?: UndeclaredLines | null | undefined;
  /** Questions done of all, for a card without basis. */
  progress?: { done: number; total: number } | undefined;
  /** The draft's label ("Pronta per l'emissione"), shown in place of "Bozza". */
  draftLabel?: string | undefined;
  /** The note at the foot of a draft, in place of "not issued yet". */
  draftNote?: string | undefined;
  isSupplier?: boolean | undefined;
  /** It is no card, but one as it would be: what it is, its state and what it is not, in words. */
  simulated?: { kind: string; state: string; label: string } | undefined;
  /** Beside other things: without the line of counts, the range of a class and "valid", which the page of the card has. */
  isCompact?: boolean;
  /** Nothing stands on it yet: only whose card it will be. */
  isEmpty?: boolean;
  /** The card as it would be issued now: number and dates are not there yet. */
  isPreview?: boolean;
  /** Level of the company's name in the page's outline; default 2. */
  headingLevel?: 1 | 2 | 3;
  /** Actions under the card; never printed. */
  actions?: ReactNode;
}

/** Silence beside the score: a reader is told what was not said, in a draft how much of it. */
function Undeclared({ lines, holds, isCounted }: UndeclaredLines & { isCounted: boolean }) {
  const t = useT();
  if (lines.length === 0) return null;
  const words = isCounted
    ? t(holds ? "card:undeclared_held" : "card:undeclared_count", { count: lines.length })
    : t("card:undeclared", { lines: lines.join("; ") });
  return (
    <p>
      <Words>{words}</Words>
      {holds && !isCounted ? ` ${t("card:undeclared_holds")}` : null}
    </p>
  );
}

/** The ESG identity card: the document a company shows. A draft looks like one; an issued card carries its seal. */
export function IdentityCard(props: IdentityCardProps) {
  const {
    company,
    year,
    card,
    classes,
    isSupplier,
    headingLevel = 2,
    isCompact = false,
    isEmpty = false,
    isPreview = false,
  } = props;
  const t = useT();
  const Name = `h${headingLevel}` as const;
  const isDraft = card.status === "draft";
  const holder = [company.sector, company.size].filter((part) => part !== null).join(" · ");
  const flagged = classes.filter(isFlagTold).map((level) => level.label);
  return (
    <div className="card-place">
      <article
        className={[
          `card card-${card.status}`,
          ...(isCompact ? ["card-compact"] : []),
          ...(isPreview ? ["card-preview"] : []),
        ].join(" ")}
        aria-labelledby={props.simulated ? "carta-stato carta-titolo" : "carta-titolo"}
      >
        <FirstUses>
          <header className="card-head">
            <p>
              <Brand name={<Words>{props.simulated?.kind ?? t("card:card_kind")}</Words>} />
            </p>
            <p>{t("card:card_year", { year })}</p>
          </header>
          <div className="card-body">
            <div className="card-holder">
              {company.logo ? <CompanyLogo src={company.logo} name={company.name} /> : null}
              {isCompact ? null : <p className="card-label">{t("card:card_company")}</p>}
              <Name id="carta-titolo" className="card-name">
                {company.name}
              </Name>
              <p>{holder === "" ? t("card:card_sector_missing") : holder}</p>
            </div>
            {props.simulated ? (
              <p id="carta-stato" className="seal seal-draft">
                <strong>{props.simulated.state}</strong> <span>{props.simulated.label}</span>
              </p>
            ) : (
              <Seal status={card.status} certification={card.certification} draftLabel={props.draftLabel} />
            )}
            {classes.length === 0 || isEmpty ? null : (
              <div className="card-classes">
                {classes.map(({ id, gauge, completeness = null, ...level }) => (
                  <Gauge
                    key={id}
                    {...level}
                    soFar={isCompact ? null : level.soFar}
                    drawing={gauge}
                    note={
                      completeness === null ? undefined : t("card:coverage_class", { percent: completeness })
                    }
                    isSupplier={isSupplier}
                  />
                ))}
              </div>
            )}
            {isEmpty || props.simulated ? null : (
              <dl className="card-data">
                <Datum label={t("card:card_id")} wide>
                  {card.id ?? t("card:card_id_draft")}
                </Datum>
                <Datum label={t("card:card_issued")}>
                  {card.issuedAt ? formatDate(card.issuedAt) : isPreview ? t("card:preview.issued") : "–"}
                </Datum>
                <Datum label={t("card:card_expires")}>
                  {card.expiresAt ? formatDate(card.expiresAt) : isPreview ? t("card:preview.expires") : "–"}
                </Datum>
                {isCompact && card.status === "valid" ? null : (
                  <Datum label={t("card:card_status")}>
                    {t(isPreview ? "card:preview.status" : `card:card_status.${card.status}`)}
                  </Datum>
                )}
                <Coverage basis={props.basis ?? null} progress={props.progress} />
              </dl>
            )}
          </div>
          {isEmpty ? null : (
            <footer className="card-foot">
              <p>{isDraft ? (props.draftNote ?? t("card:card_draft_note")) : <Provenance {...card} />}</p>
              {props.basis && "credibility" in props.basis && !isCompact ? (
                <p>{credibilityLine(t, props.basis)}</p>
              ) : null}
              {flagged.length === 0 ? null : <p>{t("card:card_flagged", { classes: flagged.join(", ") })}</p>}
              {props.undeclared ? (
                <Undeclared {...props.undeclared} isCounted={isCompact || (isDraft && !isPreview)} />
              ) : null}
              {(props.redLines ?? []).map(({ id, label, explanation }) => (
                <p key={id}>
                  <strong>
                    <Words>{t("card:red_line", { label })}</Words>
                  </strong>
                  {explanation === null ? null : ` ${t("card:red_line_explained", { explanation })}`}
                </p>
              ))}
            </footer>
          )}
        </FirstUses>
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

/** How many of the applicable questions the card covers, and how many of its answers were verified (D4). */
function Coverage({
  basis,
  progress,
}: {
  basis: CardCoverage | null;
  progress: IdentityCardProps["progress"];
}) {
  const t = useT();
  if (!basis) {
    return progress ? (
      <Datum label={t("card:coverage")} wide>
        {t("card:coverage_progress", progress)}
      </Datum>
    ) : null;
  }
  const { coverage, answers, verifiedAnswers: verified } = basis;
  return (
    <>
      <Datum label={t("card:coverage")} wide>
        {coverageWords(t, coverage)}
      </Datum>
      {verified === null ? null : (
        <Datum label={t("card:verified_answers")}>
          {t("card:verified_answers_of", { verified, answers })}
        </Datum>
      )}
    </>
  );
}

/** Self-declared or verified, by whom, when, as of which data (D4). */
function Provenance({ certification, issuedAt }: Pick<CardFacts, "certification" | "issuedAt">) {
  const t = useT();
  const at = certification?.date ?? issuedAt ?? "";
  const asOf = formatDate(certification?.dataAsOf ?? at);
  if (certification === null || certification.level <= 1)
    return <>{t("card:card_self_declared_note", { date: asOf })}</>;
  const date = formatDate(at);
  return <>{t("card:card_verified_note", { date, asOf, body: certification.body ?? t("common:product") })}</>;
}
