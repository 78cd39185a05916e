import { canonical } from "./decimal";
import { toHalfWidth } from "./plain-text";

export type NumberKind = "decimal" | "integer" | "percentage";
export type NumberErrorKey = "not_a_number" | "ambiguous_number" | "no_decimals" | "too_many_digits";

export const MAX_WHOLE_DIGITS = 15;
export const MAX_FRACTION_DIGITS = 6;
/** Longer than any number we store, with any spacing; protects the patterns below from endless input. */
const MAX_TYPED_LENGTH = 60;

const DOTTED = String.raw`[1-9]\d{0,2}(?:\.\d{3})+`;
const SPACED = String.raw`[1-9]\d{0,2}(?: \d{3})+`;

/** The unambiguous notations of a number, the most specific first: whole part, then fraction. */
const READINGS = [
  new RegExp(String.raw`^(\d+|${DOTTED}|${SPACED})$`),
  new RegExp(String.raw`^(\d*|${DOTTED}|${SPACED}),(\d+)$`),
  /^(\d*)\.(\d+)$/,
  // "1 234.567" could be a million: three digits after a dot are a fraction only without other separators.
  new RegExp(String.raw`^(${SPACED})\.(\d{1,2}|\d{4,})$`),
];

/**
 * Reads a number as Italians type it: `1.234,56`, `1234,56`, `1 234,56`, `1234.56`. A single dot before exactly three
 * digits separates thousands. An ambiguous number is refused, never guessed.
 */
export function readNumber(typed: string, kind: NumberKind): { value: string } | { error: NumberErrorKey } {
  if (typed.length > MAX_TYPED_LENGTH)
    return { error: /^[\d\s.,]+$/.test(typed) ? "too_many_digits" : "not_a_number" };
  const [, sign, body] = /^([+-]?) ?(.*)$/.exec(withoutMarks(plain(typed), kind)) ?? [];
  if (body === undefined || !/^[\d., ]+$/.test(body) || !/\d/.test(body)) return { error: "not_a_number" };

  const reading = READINGS.map((pattern) => pattern.exec(body)).find((match) => match !== null);
  if (!reading) return { error: "ambiguous_number" };
  const [, whole = "", fraction = ""] = reading;
  if (kind === "integer" && fraction !== "") return { error: "no_decimals" };

  const value = canonical(`${sign === "-" ? "-" : ""}${whole.replace(/\D/g, "") || "0"}.${fraction || "0"}`);
  return hasTooManyDigits(value) ? { error: "too_many_digits" } : { value };
}

/** Writes a canonical decimal the Italian way: "1234.5" → "1.234,5". */
export function showNumber(value: string): string {
  const [whole = "", fraction] = value.split(".");
  const grouped = inThousands(whole);
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

function inThousands(whole: string): string {
  const [, sign = "", digits = ""] = /^(-?)(\d*)$/.exec(whole) ?? [];
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return sign + groups.join(".");
}

/** More than 15 digits before or 6 after the comma: more than the store, the rules and the score keep exactly. */
export function hasTooManyDigits(value: string): boolean {
  const [whole = "", fraction = ""] = value.replace("-", "").split(".");
  return whole.length > MAX_WHOLE_DIGITS || fraction.length > MAX_FRACTION_DIGITS;
}

/**
 * Replaces full-width characters, dashes used as a minus, and every kind of space by plain ones; removes invisible
 * characters.
 */
function plain(typed: string): string {
  return toHalfWidth(typed)
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A euro sign is ignored everywhere; a percent sign is accepted only where a percentage is asked. */
function withoutMarks(text: string, kind: NumberKind): string {
  const amount =
    text.startsWith("€") || /^[+-] ?€/.test(text) ? text.replace(/€ ?/, "") : text.replace(/ ?€$/, "");
  return kind === "percentage" ? amount.replace(/ ?%$/, "") : amount;
}
