import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare, isDecimal } from "~/domain/decimal";
import { decimalPattern } from "~/domain/decimal-pattern";

/** Canonical decimals that are often close to each other, with any number of digits. */
const decimals = fc.oneof(
  fc.integer({ min: -120, max: 120 }).map(String),
  fc.integer({ min: -2_000, max: 2_000 }).map((tenths) => String(tenths / 10)),
  fc.integer({ min: -30_000, max: 30_000 }).map((parts) => String(parts / 1000)),
  fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }).map(String),
);
const bound = fc.option(decimals, { nil: undefined });

describe("the pattern of a range of decimals", () => {
  test("matches what lies in it and nothing else", () => {
    fc.assert(
      fc.property(decimals, bound, bound, fc.boolean(), (value, a, b, isInteger) => {
        const [min, max] = a !== undefined && b !== undefined && compare(a, b) > 0 ? [b, a] : [a, b];
        const isWithin =
          (min === undefined || compare(value, min) >= 0) &&
          (max === undefined || compare(value, max) <= 0) &&
          !(isInteger && value.includes("."));
        expect(isDecimal(value)).toBe(true);
        expect(new RegExp(decimalPattern({ min, max, isInteger })).test(value)).toBe(isWithin);
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([
    "",
    "-",
    "-0",
    "00",
    "01",
    "1.",
    ".5",
    "1.0",
    "1.50",
    "1e3",
    "1,5",
    " 1",
    "1\n",
    "+1",
    "1234567890123456",
    "0.1234567",
  ])("never matches %j, which is no canonical decimal", (text) => {
    for (const bounds of [{}, { min: "0" }, { max: "10" }, { min: "-5.5", max: "99999999" }]) {
      expect(new RegExp(decimalPattern(bounds)).test(text)).toBe(false);
    }
  });

  test.each([
    [{ min: "0", max: "100" }, ["0", "0.5", "99.999999", "100"], ["-0.1", "100.000001", "101", "1000"]],
    [{ min: "0.25", max: "0.3" }, ["0.25", "0.3", "0.299"], ["0.2", "0.24", "0.31", "1"]],
    [{ min: "-5.5", max: "-1" }, ["-5.5", "-1", "-1.2"], ["-5.51", "-0.9", "0", "1", "-6"]],
  ])("has its ends: %j", (bounds, inside, outside) => {
    const pattern = new RegExp(decimalPattern(bounds));
    expect(inside.filter((text) => !pattern.test(text))).toEqual([]);
    expect(outside.filter((text) => pattern.test(text))).toEqual([]);
  });
});
