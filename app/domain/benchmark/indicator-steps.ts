import { compare } from "../decimal";
import type { Shares } from "./question-shares";

/** By indicator, the interval in which a company's figure lies: 0 is below the first step. Figures are never kept. */
export type IndicatorSteps = Readonly<Record<string, number>>;

/** The interval in which a figure lies. */
export const stepOf = (value: string, steps: readonly string[]): number =>
  steps.filter((step) => compare(step, value) <= 0).length;

/** The name under which the companies in one interval of an indicator are counted. */
export const itemOf = (id: string, step: number): string => `${id} ${step}`;

/** A company's indicators as items to count; there is nothing to sum. */
export const indicatorItems = (indicators: IndicatorSteps): Shares =>
  Object.fromEntries(
    Object.entries(indicators).flatMap(([id, step]) => [
      [id, 0],
      [itemOf(id, step), 0],
    ]),
  );
