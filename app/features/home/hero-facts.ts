import type { CallOutput } from "~/api/contract";
import { gauge } from "~/charts/gauge";
import { shownClass } from "~/domain/card/basis/shown-class";
import { cardLabel } from "~/domain/card/card-label";
import { apiVersionOf } from "~/domain/periods";
import { bandOf } from "~/domain/scoring/bands";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import type { CardFacts } from "~/ui/card/card-facts";

type HomePage = CallOutput<"scoring.homePage">;
type Level = HomePage["survey"]["versioned"]["scoring"]["levels"][ScoredClass];

/** What a card shows, wherever it comes from: the draft, a version, or the face of the newest card. */
interface Shown {
  year: number;
  company: HomePage["company"];
  basis: HomePage["basis"];
  levels: Record<ScoredClass, Omit<Level, "areas" | "blocksIssuing"> & Partial<Pick<Level, "areas">>>;
  progress: HomePage["progress"];
}

export const factsOf = ({ id, status, issuedAt, expiresAt, certification }: HomePage["card"]): CardFacts => ({
  ...{ id, status, issuedAt, expiresAt, certification },
});

const DRAFT: CardFacts = {
  id: null,
  status: "draft",
  issuedAt: null,
  expiresAt: null,
  certification: null,
};

/** The card on the page: beside the draft the newest one that was issued; without one, or elsewhere, the page's own. */
export function heroOf(home: HomePage, isVersion: boolean, isSupplier: boolean) {
  const { card, survey, issued } = home;
  const label = cardLabel(survey.draft.status);
  if (issued && card.id !== null) {
    const shown = { ...issued, year: card.year ?? home.year, basis: issued.basis };
    return { ...cardOf(shown, isSupplier), card: factsOf(card), draftLabel: label, isIssued: true };
  }
  const { year, company, basis, progress } = home;
  const shown = { year, company, basis, progress, levels: survey.versioned.scoring.levels };
  const facts = isVersion ? factsOf(card) : DRAFT;
  return { ...cardOf(shown, isSupplier), card: facts, draftLabel: label, isIssued: isVersion };
}

function cardOf({ year, company, basis, levels, progress }: Shown, isSupplier: boolean) {
  return {
    name: company.name,
    sector: company.sectorLabel ?? null,
    size: company.size,
    year,
    basis: basis ?? null,
    progress: progress ?? null,
    classes: apiVersionOf(year) === "v3" ? CLASSES.map((id) => classOf(levels[id], id, basis)) : [],
    // The same lines cap every class.
    redLines: (levels.start_small.redLines ?? []).map(({ id, label, explanation }) => ({
      ...{ id, label, explanation },
    })),
    isSupplier,
  };
}

/** A class with its score as it is drawn. */
export function classOf(level: Shown["levels"][ScoredClass], id: ScoredClass, basis: Shown["basis"]) {
  const shown = shownClass(id, level, basis?.coverage.levels);
  return { ...shown, gauge: gauge(shown.unfilled ? null : bandOf(shown.actual, shown.max).value) };
}
