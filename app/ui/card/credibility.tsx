import type { ReactNode } from "react";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";
import { Details } from "../layout/details";
import { useT } from "../texts";
import type { CardBasis } from "./basis";

/** What a score rests on, as one line of counts. */
export function credibilityLine(t: T, basis: CardBasis): string {
  const { figures, checks, documents } = basis.credibility;
  return t("card:basis.line", {
    ...figures,
    ...checks,
    documents,
    age: ageWords(t, basis.ageDays),
    verified: verifiedWords(t, basis),
  });
}

function ageWords(t: T, ageDays: number | null): string {
  if (ageDays === null) return t("card:basis.age_none");
  return ageDays === 0 ? t("card:basis.age_zero") : t("card:basis.age", { count: ageDays });
}

const verifiedWords = (t: T, { answers, verifiedAnswers: verified }: CardBasis): string =>
  verified === null ? t("card:basis.unverified") : t("card:basis.verified", { verified, answers });

/** "25 di 125 applicabili". */
export const coverageWords = (t: T, { done, applicable }: CardBasis["coverage"]): string =>
  t("card:coverage_of", { done, applicable });

interface CredibilityProps {
  basis: CardBasis;
  /** The card above says the line already. */
  isUnderCard?: boolean;
}

/** The line, and a list that says what each count means. */
export function Credibility({ basis, isUnderCard = false }: CredibilityProps) {
  const t = useT();
  return (
    <section aria-labelledby="credibilita">
      <h2 id="credibilita">{t("card:basis.title")}</h2>
      {isUnderCard ? null : <p>{credibilityLine(t, basis)}</p>}
      <Details summary={t("card:basis.details")}>
        <CountList basis={basis} />
      </Details>
    </section>
  );
}

/** Each count, and what it means. */
export function CountList({ basis }: { basis: CardBasis }) {
  const t = useT();
  const { coverage, answers, verifiedAnswers: verified, dataAsOf, credibility } = basis;
  const { figures, checks, documents } = credibility;
  return (
    <dl className="basis-list">
      <Count label={t("card:basis.covered")} hint={t("card:basis.covered_hint")}>
        {coverageWords(t, coverage)}
      </Count>
      <Count label={t("card:basis.measured")} hint={t("card:basis.figures_hint")}>
        {figures.measured}
      </Count>
      <Count label={t("card:basis.estimated")}>{figures.estimated}</Count>
      <Count label={t("card:basis.passed")} hint={t("card:basis.passed_hint")}>
        {checks.passed}
      </Count>
      <Count label={t("card:basis.explained")} hint={t("card:basis.explained_hint")}>
        {checks.explained}
      </Count>
      <Count label={t("card:basis.documents")}>{documents}</Count>
      {dataAsOf === null ? null : (
        <Count label={t("card:basis.as_of")} hint={t("card:basis.as_of_hint")}>
          {formatDate(dataAsOf)}
        </Count>
      )}
      <Count label={t("card:basis.verification")}>
        {verified === null
          ? t("card:basis.verification_none")
          : t("card:verified_answers_of", { verified, answers })}
      </Count>
    </dl>
  );
}

const Count = ({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {children}
      {hint === undefined ? null : <span className="hint"> ({hint})</span>}
    </dd>
  </div>
);
