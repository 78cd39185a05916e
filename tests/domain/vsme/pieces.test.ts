import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressLine, addressParts } from "~/domain/vsme/addresses";
import { numberIn } from "~/domain/vsme/number-in";
import { quotient } from "~/domain/vsme/quotient";

describe("a quotient", () => {
  test.each([
    ["1", "3", 4, "0.3333"],
    ["2", "3", 4, "0.6667"],
    ["-1", "8", 2, "-0.13"],
    ["50", "176", 4, "0.2841"],
    ["0", "7", 2, "0"],
    ["210.5", "0.5", 0, "421"],
  ])("of %s and %s to %i places is %s", (over, under, places, expected) => {
    expect(quotient(over, under, places)).toBe(expected);
  });

  test("by nothing is none", () => {
    expect(quotient("5", "0", 2)).toBeNull();
  });
});

describe("an address on one line", () => {
  test.each([
    ["Via Roma 1, 24121 Bergamo (BG)", { street: "Via Roma 1", postcode: "24121", city: "Bergamo (BG)" }],
    ["Via Roma 1 - 24121 Bergamo", { street: "Via Roma 1 -", postcode: "24121", city: "Bergamo" }],
    ["Località Pian delle Noci", { street: "Località Pian delle Noci" }],
  ])("%s has its parts", (line, parts) => {
    expect(addressParts(line)).toEqual(parts);
  });

  test("is the same line once its parts are put together and taken apart again", () => {
    const word = fc.stringMatching(/^[A-Za-z]{2,12}( [A-Za-z]{2,12}){0,2}$/);
    fc.assert(
      fc.property(word, fc.stringMatching(/^\d{5}$/), word, (street, postcode, city) => {
        expect(addressParts(addressLine({ street, postcode, city }))).toEqual({ street, postcode, city });
      }),
    );
  });
});

describe("a number of a cell", () => {
  test.each([
    [64.3, "1", "64.3"],
    [0.927152317880795, "100", "92.715232"],
    ["1200", "0.001", "1.2"],
    [1e-7, "1", "0"],
    ["-", "1", null],
    [true, "1", null],
    ["12 t", "1", null],
  ])("%s times %s is %s", (value, times, expected) => {
    expect(numberIn(value, times)).toBe(expected);
  });
});
