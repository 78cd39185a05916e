import { canonical, multiply } from "../decimal";

/** The most digits after the comma that an answer keeps. */
const PLACES = 6;

/** A number of a cell, times this factor, as a canonical decimal; null for anything else. */
export function numberIn(value: string | number | boolean | null, times = "1"): string | null {
  const text = typeof value === "number" ? plain(value) : typeof value === "string" ? value.trim() : "";
  if (!/^-?\d{1,15}(\.\d{1,20})?$/.test(text)) return null;
  return rounded(multiply(canonical(text), times));
}

/** Without an exponent; spreadsheets keep fifteen digits. */
const plain = (value: number): string => {
  const text = String(Number(value.toPrecision(15)));
  return text.includes("e") ? value.toFixed(PLACES) : text;
};

function rounded(decimal: string): string {
  const [whole = "0", fraction = ""] = decimal.split(".");
  if (fraction.length <= PLACES) return decimal;
  const isNegative = whole.startsWith("-");
  const units =
    BigInt(whole.replace("-", "") + fraction.slice(0, PLACES)) + (fraction.charAt(PLACES) >= "5" ? 1n : 0n);
  const digits = units.toString().padStart(PLACES + 1, "0");
  return canonical(
    `${isNegative && units !== 0n ? "-" : ""}${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`,
  );
}
