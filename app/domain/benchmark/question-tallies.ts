import { CLASSES, type ScoredClass } from "../question/question";
import type { Entry } from "./aggregates";
import { ladder } from "./cells";
import { choiceItems } from "./choices";
import { indicatorItems } from "./indicator-steps";
import type { Shares } from "./question-shares";
import { scoreItems } from "./spread";

/** The companies that answered a question, and the sum of the percents they earned: whole numbers, exactly undone. */
export interface QuestionTally {
  companies: number;
  sum: number;
}

/** By guid; a question that no company answered is absent, so equal tallies are equal maps. */
export type QuestionTallies = ReadonlyMap<string, QuestionTally>;

export const NO_TALLIES: QuestionTallies = new Map();
const NOTHING: QuestionTally = { companies: 0, sum: 0 };

/**
 * What is counted item by item: the questions of each class by guid, the scores by measure and step, the choices by
 * question and option, and the indicators by step.
 */
export const COUNTED = [...CLASSES, "scores", "choices", "indicators"] as const;
export type Counted = ScoredClass | "scores" | "choices" | "indicators";

/** What a company adds, item by item. */
export function itemsOf({ shares, samples, choices = {}, indicators = {} }: Entry, counted: Counted): Shares {
  if (counted === "indicators") return indicatorItems(indicators);
  if (counted === "choices") return choiceItems(choices);
  return counted === "scores" ? scoreItems(samples) : (shares[counted] ?? {});
}

export interface QuestionRow {
  cell: string;
  counted: Counted;
  tallies: QuestionTallies;
}

export const talliesOf = (shares: Shares): QuestionTallies =>
  new Map(Object.entries(shares).map(([guid, sum]) => [guid, { companies: 1, sum }]));

/** The first with the second added to it, or taken out of it; numbers may be negative. */
export function combined(a: QuestionTallies, b: QuestionTallies, sign: 1 | -1 = 1): QuestionTallies {
  const sums = new Map(a);
  for (const [guid, tally] of b) {
    const { companies, sum } = sums.get(guid) ?? NOTHING;
    const next = { companies: companies + sign * tally.companies, sum: sum + sign * tally.sum };
    if (next.companies === 0 && next.sum === 0) sums.delete(guid);
    else sums.set(guid, next);
  }
  return sums;
}

/** The changes to each stored row when a company's entry is replaced; null = it was, or is, not in the benchmark. */
export function questionChanges(before: Entry | null, after: Entry | null): QuestionRow[] {
  const [then, now] = [cellsOf(before), cellsOf(after)];
  return [...new Set([...then, ...now])].flatMap((cell) =>
    COUNTED.flatMap((counted): QuestionRow[] => {
      const at = (entry: Entry | null, cells: readonly string[]) =>
        entry && cells.includes(cell) ? talliesOf(itemsOf(entry, counted)) : NO_TALLIES;
      const tallies = combined(at(after, now), at(before, then), -1);
      return tallies.size === 0 ? [] : [{ cell, counted, tallies }];
    }),
  );
}

const cellsOf = (entry: Entry | null): string[] =>
  entry === null ? [] : ladder(entry.profile).map(({ key }) => key);

/** The tallies of the others. Throws if they do not hold the company's own answers: then these were never added. */
export function withoutShares(tallies: QuestionTallies, own: Shares): QuestionTallies {
  const others = combined(tallies, talliesOf(own), -1);
  if ([...others.values()].some(({ companies, sum }) => companies < 0 || sum < 0)) {
    throw new RangeError("The questions of a benchmark hold less than what is taken out of them");
  }
  return others;
}
