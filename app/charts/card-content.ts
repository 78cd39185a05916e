import { type Coverage, type Level, shownClass } from "~/domain/card/basis/shown-class";
import { apiVersionOf } from "~/domain/periods";
import type { CompanySize } from "~/domain/question/answer";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { gauge } from "./gauge";

interface Covered {
  coverage: { levels: readonly Coverage[] };
}

interface CardLevel extends Level {
  redLines?: readonly { id: string; label: string; explanation: string | null }[] | undefined;
  undeclared?: readonly { lines: readonly string[] }[] | undefined;
  held?: number | null | undefined;
}

/** What a card is made from, wherever it comes from: the draft, a version, or the face of the newest card. */
interface CardSource<Basis extends Covered> {
  year: number;
  company: { name: string; sectorLabel?: string | null | undefined; size: CompanySize | null };
  /** What its scores rest on; absent in a card that was issued before it was sealed. */
  basis?: Basis | null | undefined;
  levels: Record<ScoredClass, CardLevel>;
  progress?: { done: number; total: number; percent: number } | undefined;
}

/** The content of a card. The preview of a card and the issued one both come from here. */
export function cardContent<Basis extends Covered>(
  { year, company, basis, levels, progress }: CardSource<Basis>,
  isSupplier: boolean,
) {
  return {
    name: company.name,
    sector: company.sectorLabel ?? null,
    size: company.size,
    year,
    basis: basis ?? null,
    progress: progress ?? null,
    classes: apiVersionOf(year) === "v3" ? CLASSES.map((id) => classContent(levels[id], id, basis)) : [],
    redLines: crossedLines(levels),
    undeclared: undeclaredLines(levels, basis),
    isSupplier,
  };
}

/** The same lines cap every class. */
export const crossedLines = ({ start_small }: CardSource<Covered>["levels"]) =>
  (start_small.redLines ?? []).map(({ id, label, explanation }) => ({ id, label, explanation }));

/** Silence of the classes that were begun about facts that cross red lines. */
export interface UndeclaredLines {
  lines: string[];
  /** Whether it holds the scores as the facts would; it does not on cards issued before that was the rule. */
  holds: boolean;
}

export function undeclaredLines(
  levels: CardSource<Covered>["levels"],
  basis: Covered | null | undefined,
): UndeclaredLines {
  const begun = CLASSES.filter((id) => !shownClass(id, levels[id], basis?.coverage.levels).unfilled);
  const lines = begun.flatMap((id) => (levels[id].undeclared ?? []).flatMap((one) => one.lines));
  return { lines: [...new Set(lines)], holds: begun.some((id) => levels[id].held != null) };
}

/** A class with its score as it is drawn. */
export function classContent(level: Level, id: ScoredClass, basis: Covered | null | undefined) {
  const shown = shownClass(id, level, basis?.coverage.levels);
  return { ...shown, gauge: gauge(shown.unfilled ? null : bandOf(shown.actual, shown.max).value) };
}

export type CardContent<Basis extends object> = Omit<ReturnType<typeof cardContent<Covered>>, "basis"> & {
  basis: Basis | null;
};
