import type { ScoreReason } from "../../scoring/score";

interface ScoredLevel {
  /** Hundredths; negative = not available. */
  max: number;
  areas: readonly {
    milestones: readonly { questions: readonly { why: ScoreReason }[] }[];
  }[];
}

const DECLARED: readonly ScoreReason[] = ["earned", "partly_earned", "earns_nothing"];

/**
 * Whether a class has points to earn and not one declared answer: its 0 says nothing about the company (D3).
 * `coverage`: undefined for a card that was issued before coverage was sealed; then its scored questions tell.
 */
export function isUnfilled({ max, areas }: ScoredLevel, coverage: { answered: number } | undefined): boolean {
  if (max < 0) return false;
  if (coverage) return coverage.answered === 0;
  const questions = areas.flatMap(({ milestones }) => milestones.flatMap((milestone) => milestone.questions));
  return questions.length > 0 && !questions.some(({ why }) => DECLARED.includes(why));
}

export interface ShownClasses<Id extends string> {
  survey: { versioned: { scoring: { levels: Record<Id, ScoredLevel> } } };
  basis?: { coverage: { levels: readonly { id: string; answered: number }[] } } | undefined;
}

/** The same for a class of a home page. */
export const isClassUnfilled = <Id extends string>({ survey, basis }: ShownClasses<Id>, id: Id): boolean =>
  isUnfilled(
    survey.versioned.scoring.levels[id],
    basis?.coverage.levels.find((level) => level.id === id),
  );
