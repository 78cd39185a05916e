import { gauge } from "~/charts/gauge";
import { soFar } from "~/domain/card/basis/so-far";
import { isUnfilled } from "~/domain/card/basis/unfilled";
import { apiVersionOf } from "~/domain/periods";
import type { CompanySize } from "~/domain/question/answer";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import type { CardBasis } from "./basis";

type Basis = CardBasis & {
  coverage: {
    levels: readonly {
      id: string;
      answered: number;
      done: number;
      applicable: number;
      percent: number | null;
    }[];
  };
};

interface Level {
  actual: number;
  max: number;
  flagged: boolean;
  reachable?: number | undefined;
  redLines?: readonly { id: string; label: string; explanation: string | null }[] | undefined;
  /** Of a version issued before coverage was sealed they tell whether it was begun. */
  areas?: Parameters<typeof isUnfilled>[0]["areas"];
}

/** What a card is made from, wherever it comes from: the draft, a version, or the face of the newest card. */
export interface CardSource {
  year: number;
  company: { name: string; sectorLabel?: string | null | undefined; size: CompanySize | null };
  basis?: Basis | null | undefined;
  levels: Record<ScoredClass, Level>;
  progress?: { done: number; total: number; percent: number } | undefined;
}

/** The content of a card. The preview of a card and the issued one both come from here. */
export function cardContent({ year, company, basis, levels, progress }: CardSource, isSupplier: boolean) {
  return {
    name: company.name,
    sector: company.sectorLabel ?? null,
    size: company.size,
    year,
    basis: basis ?? null,
    progress: progress ?? null,
    classes: apiVersionOf(year) === "v3" ? CLASSES.map((id) => classContent(levels[id], id, basis)) : [],
    // The same lines cap every class.
    redLines: (levels.start_small.redLines ?? []).map(({ id, label, explanation }) => ({
      ...{ id, label, explanation },
    })),
    isSupplier,
  };
}

/** A class with its score as it is drawn. */
export function classContent(level: Level, id: ScoredClass, basis: CardSource["basis"]) {
  const { actual, max, flagged, areas = [] } = level;
  const coverage = basis?.coverage.levels.find((one) => one.id === id);
  const unfilled = isUnfilled({ max, areas }, coverage);
  return {
    ...{ id, actual, max, flagged, unfilled },
    soFar: soFar(level, coverage),
    gauge: gauge(unfilled ? null : bandOf(actual, max).value),
    completeness: coverage?.percent ?? null,
  };
}
