/** An exact share of a whole, from 0 to 1; the denominator is positive. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** A whole: 100 per cent in hundredths of a per cent, 100 points in hundredths of a point. */
export const WHOLE = 10_000;

export const fraction = (numerator: number, denominator: number): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

/** The exact mean; null for no fractions. */
export function mean(fractions: readonly Fraction[]): Fraction | null {
  if (fractions.length === 0) return null;
  const { numerator, denominator } = fractions.reduce(plus);
  return { numerator, denominator: denominator * BigInt(fractions.length) };
}

interface Weighted {
  /** Positive. */
  weight: number;
  numerator: number;
  denominator: number;
}

/** The exact mean of shares that weigh differently; for at least one. */
export function weightedMean(parts: readonly Weighted[]): Fraction {
  const sum = parts
    .map(({ weight, numerator, denominator }) => fraction(weight * numerator, denominator))
    .reduce(plus);
  const total = parts.reduce((weights, { weight }) => weights + weight, 0);
  return { numerator: sum.numerator, denominator: sum.denominator * BigInt(total) };
}

/** In hundredths of a percent (0–10,000), half up: the only place that rounds a fraction. */
export function inHundredths({ numerator, denominator }: Fraction): number {
  return Number((2n * BigInt(WHOLE) * numerator + denominator) / (2n * denominator));
}

/** Negative if the first is smaller. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});
