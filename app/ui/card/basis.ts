/** How much of the questionnaire a card covers. */
export interface CardCoverage {
  coverage: { done: number; applicable: number };
  answers: number;
  /** Null for the company's own declaration. */
  verifiedAnswers: number | null;
}

/** What the scores of a card rest on, as it is shown. */
export interface CardBasis extends CardCoverage {
  dataAsOf: string | null;
  /** Whole days; null without answers. */
  ageDays: number | null;
  credibility: {
    figures: { measured: number; estimated: number };
    checks: { passed: number; explained: number };
    documents: number;
  };
}
