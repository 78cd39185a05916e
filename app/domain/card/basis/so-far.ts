import { isWhole } from "../../survey/progress";

/** How far a class has come that is not complete yet (D3). */
export interface SoFar {
  done: number;
  applicable: number;
  /** The most it can still reach, in hundredths of a point; null for a card that was issued before this was sealed. */
  reachable: number | null;
}

interface ScoredLevel {
  max: number;
  reachable?: number | undefined;
}

interface Counts {
  done: number;
  applicable: number;
}

/** Null for a complete class, one without points, and one whose completeness is not known. */
export function soFar({ max, reachable }: ScoredLevel, coverage: Counts | undefined): SoFar | null {
  if (max < 0 || !coverage || isWhole(coverage)) return null;
  return { done: coverage.done, applicable: coverage.applicable, reachable: reachable ?? null };
}

interface Shown<Id extends string> {
  survey: { versioned: { scoring: { levels: Record<Id, ScoredLevel> } } };
  basis?: { coverage: { levels: readonly (Counts & { id: string })[] } } | undefined;
}

/** The same for a class of a home page. */
export const classSoFar = <Id extends string>({ survey, basis }: Shown<Id>, id: Id): SoFar | null =>
  soFar(
    survey.versioned.scoring.levels[id],
    basis?.coverage.levels.find((level) => level.id === id),
  );
