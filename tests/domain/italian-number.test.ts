import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical } from "~/domain/decimal";
import { readNumber, showNumber } from "~/domain/italian-number";
import type { NumberKind } from "~/domain/italian-number";
import { runs } from "../runs";

describe("fault 21: reading an Italian number", () => {
  test.each<[string, string]>([
    ["1.234,56", "1234.56"],
    ["1234,56", "1234.56"],
    ["1 234,56", "1234.56"],
    ["1\u00a0234,56", "1234.56"],
    ["1\u202f234,56", "1234.56"],
    ["1234.56", "1234.56"],
    ["1 234.56", "1234.56"],
    ["1.234", "1234"],
    ["12.345", "12345"],
    ["1.234.567", "1234567"],
    ["1.234.567,8", "1234567.8"],
    ["1 234 567", "1234567"],
    ["0.125", "0.125"],
    ["012.345", "12.345"],
    ["1234.567", "1234.567"],
    ["1.5", "1.5"],
    ["1.2345", "1.2345"],
    ["1,234", "1.234"],
    ["0,5", "0.5"],
    [",5", "0.5"],
    [".5", "0.5"],
    ["007", "7"],
    ["5,00", "5"],
    ["€ 5", "5"],
    ["5 €", "5"],
    ["5€", "5"],
    ["-€ 5", "-5"],
    ["€ -5", "-5"],
    ["−5", "-5"],
    ["–5", "-5"],
    ["- 5", "-5"],
    ["-0", "0"],
    ["+5", "5"],
    ["１．２３４，５", "1234.5"],
    ["５", "5"],
    ["  7\t", "7"],
    ["\u200b7\u200e", "7"],
    ["999999999999999,999999", "999999999999999.999999"],
    ["1,0000000", "1"],
  ])("%j is %s", (typed, value) => {
    expect(readNumber(typed, "decimal")).toEqual({ value });
  });

  test.each<[string, NumberKind, string]>([
    ["", "decimal", "not_a_number"],
    ["-", "decimal", "not_a_number"],
    [",", "decimal", "not_a_number"],
    ["abc", "decimal", "not_a_number"],
    ["12 MWh", "decimal", "not_a_number"],
    ["1e5", "decimal", "not_a_number"],
    ["--5", "decimal", "not_a_number"],
    ["10²", "decimal", "not_a_number"],
    ["½", "decimal", "not_a_number"],
    ["€ 5 €", "decimal", "not_a_number"],
    ["12,3%", "decimal", "not_a_number"],
    ["5%", "integer", "not_a_number"],
    ["%", "percentage", "not_a_number"],
    ["1,234.56", "decimal", "ambiguous_number"],
    ["1,234,567", "decimal", "ambiguous_number"],
    ["1.234.56", "decimal", "ambiguous_number"],
    ["1234.567,8", "decimal", "ambiguous_number"],
    ["0.123.456", "decimal", "ambiguous_number"],
    ["1 234.567", "decimal", "ambiguous_number"],
    ["12 34", "decimal", "ambiguous_number"],
    ["0 123", "decimal", "ambiguous_number"],
    ["5,", "decimal", "ambiguous_number"],
    ["5,0", "integer", "no_decimals"],
    ["1234.56", "integer", "no_decimals"],
    ["0.125", "integer", "no_decimals"],
    ["9007199254740993", "integer", "too_many_digits"],
    ["1000000000000000", "decimal", "too_many_digits"],
    ["0,0000001", "decimal", "too_many_digits"],
  ])("%j as %s is refused: %s", (typed, kind, error) => {
    expect(readNumber(typed, kind)).toEqual({ error });
  });

  test.each(["12,3%", "12,3 %", "12,3"])("%s is a percentage", (typed) => {
    expect(readNumber(typed, "percentage")).toEqual({ value: "12.3" });
  });

  test("an integer may carry thousands separators", () => {
    expect(readNumber("1.234", "integer")).toEqual({ value: "1234" });
  });

  test("a number of a hundred thousand digits is refused at once", () => {
    expect(readNumber("9".repeat(100_000), "decimal")).toEqual({ error: "too_many_digits" });
  });
});

describe("showing a number", () => {
  test.each([
    ["0", "0"],
    ["999", "999"],
    ["1234.5", "1.234,5"],
    ["-1234567.891", "-1.234.567,891"],
    ["0.125", "0,125"],
  ])("%s is shown as %s", (value, shown) => {
    expect(showNumber(value)).toBe(shown);
  });

  const whole = fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.bigInt({ min: 0n, max: 9999n }));
  const sign = fc.constantFrom("", "-");
  const decimals = fc
    .tuple(sign, whole, fc.integer({ min: 0, max: 999_999 }))
    .map(([minus, units, millionths]) =>
      canonical(`${minus}${units}.${String(millionths).padStart(6, "0")}`),
    );
  const integers = fc.tuple(sign, whole).map(([minus, units]) => canonical(`${minus}${units}`));

  test.each<[NumberKind, fc.Arbitrary<string>]>([
    ["decimal", decimals],
    ["percentage", decimals],
    ["integer", integers],
  ])("is the inverse of reading it, for every %s within the limits", (kind, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(readNumber(showNumber(value), kind)).toEqual({ value });
      }),
      { numRuns: runs(1_000) },
    );
  });

  test("is how every text that is read at all is read again", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,  -€%１−"), maxLength: 14 });
    fc.assert(
      fc.property(typed, fc.constantFrom<NumberKind>("decimal", "percentage", "integer"), (text, kind) => {
        const read = readNumber(text, kind);
        if ("value" in read) expect(readNumber(showNumber(read.value), kind)).toEqual(read);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe("fault 21: whatever is typed", () => {
  /** All digits in a row, without the zeros at either end that change nothing. */
  const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^0+|0+$/g, "");
  const parts = fc.array(fc.stringMatching(/^\d{1,4}$/), { minLength: 1, maxLength: 4 });
  const separators = fc.array(fc.constantFrom(".", ",", " ", "\u00a0"), { minLength: 3, maxLength: 3 });
  const written = fc.tuple(parts, separators).map(([given, between]) =>
    given
      .map((part, index) => part + (between[index] ?? ""))
      .join("")
      .slice(0, 18),
  );

  test("no digit is lost or added, and what follows a comma is a fraction", () => {
    fc.assert(
      fc.property(written, (text) => {
        const read = readNumber(text, "decimal");
        if (!("value" in read)) return;
        expect(digitsOf(read.value)).toBe(digitsOf(text));
        const [, fraction] = text.trim().split(",");
        if (fraction !== undefined) {
          expect(read.value.split(".")[1] ?? "").toBe(fraction.replace(/\D/g, "").replace(/0+$/, ""));
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  test("one dot is a thousands separator exactly before three digits and after one to three that are no zero", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,5}$/), fc.stringMatching(/^\d{1,5}$/), (before, after) => {
        const isThousands = /^[1-9]\d{0,2}$/.test(before) && after.length === 3;
        const value = canonical(isThousands ? before + after : `${before}.${after}`);
        expect(readNumber(`${before}.${after}`, "decimal")).toEqual({ value });
      }),
      { numRuns: runs(1_000) },
    );
  });
});
