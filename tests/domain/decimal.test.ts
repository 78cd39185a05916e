import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, canonical, compare, isDecimal, multiply, subtract, sum } from "~/domain/decimal";

const units = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const decimals = fc
  .tuple(units, fc.integer({ min: 0, max: 6 }))
  .map(([whole, scale]) => multiply(String(whole), scale === 0 ? "1" : `0.${"0".repeat(scale - 1)}1`));

describe("canonical decimals", () => {
  test.each(["0", "7", "-7", "0.5", "-0.25", "1234.56", "10", "100000000000000000000"])(
    "%s is one",
    (text) => {
      expect(isDecimal(text)).toBe(true);
    },
  );

  test.each(["", "-", "-0", "+1", "01", "1.", ".5", "1.50", "1e3", "1,5", " 1", "0.0", "١"])(
    "%j is none",
    (text) => {
      expect(isDecimal(text)).toBe(false);
    },
  );

  test.each([
    ["007.50", "7.5"],
    ["-0", "0"],
    ["-0.00", "0"],
    ["0.0", "0"],
    ["1200", "1200"],
  ])("%s is written %s", (digits, expected) => {
    expect(canonical(digits)).toBe(expected);
  });
});

describe("arithmetic", () => {
  test("33.3 + 33.3 + 33.4 is exactly 100", () => {
    expect(sum(["33.3", "33.3", "33.4"])).toBe("100");
  });

  test("the sum of nothing is zero", () => {
    expect(sum([])).toBe("0");
  });

  test("0.1 + 0.2 is exactly 0.3", () => {
    expect(add("0.1", "0.2")).toBe("0.3");
  });

  test.each([
    ["2", "10", -1],
    ["-2", "-10", 1],
    ["0.5", "0.50000001", -1],
    ["9007199254740993", "9007199254740992", 1],
    ["1.5", "1.5", 0],
  ] as const)("%s compared with %s is %i", (a, b, expected) => {
    expect(compare(a, b)).toBe(expected);
  });

  test("fault 22: integers beyond 2^53 are added and compared to the last digit", () => {
    const beyond = fc.bigInt({ min: 2n ** 53n, max: 10n ** 30n });
    fc.assert(
      fc.property(beyond, beyond, (a, b) => {
        expect(add(String(a), String(b))).toBe(String(a + b));
        expect(compare(String(a), String(a + 1n))).toBe(-1);
      }),
    );
  });

  test("results are canonical and subtraction undoes addition", () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(isDecimal(add(a, b))).toBe(true);
        expect(subtract(add(a, b), b)).toBe(a);
      }),
    );
  });

  test("addition does not care about order", () => {
    fc.assert(fc.property(decimals, decimals, (a, b) => add(a, b) === add(b, a)));
  });
});
