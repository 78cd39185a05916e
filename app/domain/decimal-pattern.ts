import { MAX_FRACTION_DIGITS, MAX_WHOLE_DIGITS } from "./italian-number";

interface DecimalBounds {
  /** Inclusive, canonical. */
  min?: string | undefined;
  max?: string | undefined;
  isInteger?: boolean;
}

const WHOLE = String.raw`(?:0|[1-9]\d{0,${MAX_WHOLE_DIGITS - 1}})`;
const FRACTION = String.raw`\.\d{0,${MAX_FRACTION_DIGITS - 1}}[1-9]`;
const MAYBE_FRACTION = String.raw`(?:\.\d+)?`;

/**
 * The source of a regular expression (ECMA-262) that a text matches exactly when it is a canonical decimal within the
 * bounds, with at most 15 digits before and 6 after the dot: for programs to which only a pattern can be given.
 */
export function decimalPattern({ min, max, isInteger = false }: DecimalBounds): string {
  const number = isInteger ? WHOLE : `${WHOLE}(?:${FRACTION})?`;
  const alternatives: string[] = [];
  if (min === undefined || isBelowZero(min)) {
    const least = max !== undefined && isBelowZero(max) ? size(max) : undefined;
    alternatives.push(`-(?!0$)${between(least, min && size(min))}${number}`);
  }
  if (max === undefined || !isBelowZero(max)) {
    alternatives.push(between(min !== undefined && !isBelowZero(min) ? min : undefined, max) + number);
  }
  return `^(?:${alternatives.join("|")})$`;
}

const isBelowZero = (decimal: string) => decimal.startsWith("-");
const size = (decimal: string) => decimal.replace("-", "");

/** A lookahead, which does not check the form of the number. */
const between = (least: string | undefined, most: string | undefined) =>
  (least === undefined ? "" : `(?=(?:${compared(least, "above")})$)`) +
  (most === undefined ? "" : `(?=(?:${compared(most, "below")})$)`);

/** Patterns of decimals without sign that equal the bound or lie on that side of it. */
function compared(bound: string, side: "above" | "below"): string {
  const [whole = "", fraction = ""] = bound.split(".");
  const otherLength = side === "above" ? String.raw`\d{${whole.length + 1},}` : shorterThan(whole.length);
  const equal = fraction === "" ? (side === "above" ? MAYBE_FRACTION : "") : fractionPart(fraction, side);
  return [
    ...(otherLength === "" ? [] : [otherLength + MAYBE_FRACTION]),
    ...differing(whole, side).map(
      ([prefix, digit, rest]) =>
        prefix + digit + (rest === 0 ? "" : String.raw`\d{${rest}}`) + MAYBE_FRACTION,
    ),
    whole + equal,
  ].join("|");
}

const shorterThan = (digits: number) => (digits > 1 ? String.raw`\d{1,${digits - 1}}` : "");

function fractionPart(fraction: string, side: "above" | "below"): string {
  const others = differing(fraction, side).map(([prefix, digit]) => String.raw`\.${prefix}${digit}\d*`);
  if (side === "above") return `(?:${[...others, String.raw`\.${fraction}\d*`].join("|")})`;
  const beginnings = [...fraction].map((_, at) => String.raw`\.${fraction.slice(0, at + 1)}`);
  return `(?:${[...others, ...beginnings].join("|")})?`;
}

/**
 * The places where digits may first differ to that side: the prefix, the digits there, the number of following digits.
 */
function differing(digits: string, side: "above" | "below"): [string, string, number][] {
  return [...digits].flatMap((digit, at): [string, string, number][] => {
    const next = Number(digit) + (side === "above" ? 1 : -1);
    if (next < 0 || next > 9) return [];
    const range = side === "above" ? `[${next}-9]` : `[0-${next}]`;
    return [[digits.slice(0, at), range, digits.length - at - 1]];
  });
}
