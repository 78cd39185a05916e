import type { RegistryFacts } from "../question/answer";
import type { Formula } from "../question/plausibility-rule";
import type { Question } from "../question/question";
import type { Indicator } from "../registers/figures";
import type { RegisterRow } from "../registers/register";
import { earlierValues, type EarlierAnswers, quantitiesOfFormula, resultOf } from "./plausibility";

/** A figure of an earlier year that the answers of the year before may say. */
export interface FigureOfYears {
  indicator: Indicator;
  yearsBefore: 1 | 2;
  formula: Formula;
}

interface Known {
  year: number;
  questions: readonly Question[];
  facts: RegistryFacts;
  earlier: EarlierAnswers;
  /** What the company has entered itself: it is not repeated. */
  typed: readonly RegisterRow[];
}

/** The questions whose answers of the year before say figures. */
export const questionsOfFigures = (figures: readonly FigureOfYears[]): string[] => [
  ...new Set(
    figures.flatMap(({ formula }) =>
      quantitiesOfFormula(formula).flatMap((one) => ("question" in one ? [one.question] : [])),
    ),
  ),
];

/** Rows of the register of figures as the answers of the year before say them, the newest year first. */
export function rowsOfYears(
  figures: readonly FigureOfYears[],
  { year, questions, facts, earlier, typed }: Known,
): RegisterRow[] {
  const sources = { inForce: () => null, facts, earlier: earlierValues(questions, earlier) };
  return [1, 2].flatMap((yearsBefore) => {
    const ofYear = String(year - yearsBefore);
    const isTyped = (indicator: Indicator) =>
      typed.some(({ values }) => values.year === ofYear && values[indicator] !== undefined);
    const found = figures.flatMap((figure) => {
      if (figure.yearsBefore !== yearsBefore || isTyped(figure.indicator)) return [];
      const value = resultOf(figure.formula, sources);
      return value === null ? [] : [[figure.indicator, value] as const];
    });
    if (found.length === 0) return [];
    return [{ id: `answers-${ofYear}`, values: { year: ofYear, ...Object.fromEntries(found) } }];
  });
}
