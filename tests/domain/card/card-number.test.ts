import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARD_ALPHABET, CARD_CODE_LENGTH, readCardNumber } from "~/domain/card/card-number";

const code = fc
  .array(fc.constantFrom(...CARD_ALPHABET), { minLength: CARD_CODE_LENGTH, maxLength: CARD_CODE_LENGTH })
  .map((letters) => letters.join(""));

describe("the number of a card", () => {
  test.each([
    ["ESG-2025-7KD3M9XQ2A", "ESG-2025-7KD3M9XQ2A"],
    ["esg-2025-7kd3m9xq2a", "ESG-2025-7KD3M9XQ2A"],
    [" ESG 2025 7KD3M 9XQ2A ", "ESG-2025-7KD3M9XQ2A"],
    ["ESG–2025–7KD3M9XQ2A", "ESG-2025-7KD3M9XQ2A"],
    ["ESG20257KD3M9XQ2A", "ESG-2025-7KD3M9XQ2A"],
    ["ESG-2025-7KD3M9XQ2", null],
    ["ESG-2025-7KD3M9XQ2AA", null],
    ["ESG-2025-7KD3M9XQ20", null],
    ["ESG-25-7KD3M9XQ2A", null],
    ["", null],
    ["x".repeat(10_000), null],
    ["../../etc/passwd", null],
  ])("%j is read as %j", (typed, read) => {
    expect(readCardNumber(typed)).toBe(read);
  });

  test("is read back from how it is printed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), code, (year, letters) => {
        expect(readCardNumber(`ESG-${year}-${letters}`)).toBe(`ESG-${year}-${letters}`);
      }),
    );
  });
});
