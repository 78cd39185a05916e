import { compare, divide } from "../decimal";

/** The quotient of two decimals, rounded half away from zero to this many places; null where the divisor is 0. */
export const quotient = (dividend: string, divisor: string, places: number): string | null =>
  compare(divisor, "0") === 0 ? null : divide(dividend, divisor, places);
