import { canonical, compare } from "../decimal";

/** The quotient of two decimals, rounded half away from zero to this many places; null where the divisor is 0. */
export function quotient(dividend: string, divisor: string, places: number): string | null {
  if (compare(divisor, "0") === 0) return null;
  const [over, overScale] = unitsOf(dividend);
  const [under, underScale] = unitsOf(divisor);
  const scaled = over * 10n ** BigInt(underScale + places);
  const by = under * 10n ** BigInt(overScale);
  const isNegative = scaled < 0n !== by < 0n;
  const [top, bottom] = [magnitude(scaled), magnitude(by)];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return placed(rounded, places, isNegative);
}

const magnitude = (value: bigint) => (value < 0n ? -value : value);

function unitsOf(decimal: string): [bigint, number] {
  const [whole = "", fraction = ""] = decimal.split(".");
  return [BigInt(whole + fraction), fraction.length];
}

function placed(units: bigint, places: number, isNegative: boolean): string {
  const digits = units.toString().padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  return canonical(`${isNegative && units !== 0n ? "-" : ""}${whole}${places === 0 ? "" : `.${fraction}`}`);
}
