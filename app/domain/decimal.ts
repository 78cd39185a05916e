import { trimTail } from "./trim-tail";

/**
 * Exact decimals: a number is a canonical string such as "1234.5", "0" or "-0.25" (a dot, no exponent, no needless
 * zeros), and all arithmetic runs on BigInt, so that 33.3 + 33.3 + 33.4 is 100.
 */

const CANONICAL = /^(?:0|-?[1-9]\d*|-?(?:0|[1-9]\d*)\.\d*[1-9])$/;

/** Whether a text is a canonical decimal; everything below expects one. */
export function isDecimal(text: string): boolean {
  return CANONICAL.test(text);
}

/** The canonical form of digits with an optional minus and dot: "007.50" → "7.5", "-0" → "0". */
export function canonical(digits: string): string {
  return format(parse(digits));
}

export function compare(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = alignedUnits(a, b);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function add(a: string, b: string): string {
  const [left, right, scale] = alignedUnits(a, b);
  return format({ units: left + right, scale });
}

export function subtract(a: string, b: string): string {
  const [left, right, scale] = alignedUnits(a, b);
  return format({ units: left - right, scale });
}

export function multiply(a: string, b: string): string {
  const left = parse(a);
  const right = parse(b);
  return format({ units: left.units * right.units, scale: left.scale + right.scale });
}

/**
 * The quotient with at most so many digits after the dot, halves away from zero; the divisor is not zero. Everything
 * above is exact; this alone rounds.
 */
export function divide(a: string, b: string, digits: number): string {
  const [left, right] = alignedUnits(a, b);
  const whole = 10n ** BigInt(digits);
  const [over, under] = [magnitude(left) * whole, magnitude(right)];
  const units = (2n * over + under) / (2n * under);
  return format({ units: left < 0n === right < 0n ? units : -units, scale: digits });
}

const magnitude = (units: bigint): bigint => (units < 0n ? -units : units);

export function sum(numbers: readonly string[]): string {
  return numbers.reduce(add, "0");
}

/** `units` ÷ 10^`scale`. */
interface Scaled {
  units: bigint;
  scale: number;
}

function parse(decimal: string): Scaled {
  const dot = decimal.indexOf(".");
  if (dot === -1) return { units: BigInt(decimal), scale: 0 };
  return { units: BigInt(decimal.slice(0, dot) + decimal.slice(dot + 1)), scale: decimal.length - dot - 1 };
}

function format({ units, scale }: Scaled): string {
  if (scale === 0) return units.toString();
  const digits = magnitude(units)
    .toString()
    .padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = trimTail(digits.slice(digits.length - scale), "0");
  return (units < 0n ? "-" : "") + whole + (fraction === "" ? "" : `.${fraction}`);
}

function alignedUnits(a: string, b: string): [bigint, bigint, number] {
  const left = parse(a);
  const right = parse(b);
  if (left.scale === right.scale) return [left.units, right.units, left.scale];
  const scale = Math.max(left.scale, right.scale);
  return [
    left.units * 10n ** BigInt(scale - left.scale),
    right.units * 10n ** BigInt(scale - right.scale),
    scale,
  ];
}
