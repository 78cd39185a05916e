import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toLatin1 } from "~/domain/plain-text";

describe("fault 23: text for the first 256 character codes", () => {
  test.each([
    ["Perché l’energia è “verde”", 'Perché l\'energia è "verde"'],
    ["2024 – 2025 — fine…", "2024 - 2025 - fine..."],
    ["CO₂", "CO2"],
    ["500 €", "500 EUR"],
    ["≤ 5 • due → tre", "<= 5 - due -> tre"],
    ["Győr, Łódź, Đakovo", "Gyor, Lódz, Dakovo"],
    ["e\u0300 composta", "è composta"],
    ["ﬁne Ⅳ ™ ⅓", "fine IV TM 1/3"],
    ["zero\u200b-width\ufeff", "zero-width"],
    ["a\u00a0b\u2009c", "a b c"],
    ["soft\u00adhyphen", "softhyphen"],
    ["uno\r\ndue\rtre", "uno\ndue\ntre"],
    ["nul\u0000l", "null"],
    ["colonna\tdue", "colonna\tdue"],
    ["bello 👍🏽 ❤️", "bello  "],
    ["\u202eשלום\u202c fine", " fine"],
    ["mezzo \ud83d surrogato", "mezzo  surrogato"],
    ["½ m² × 3 °C «sì»", "½ m² × 3 °C «sì»"],
  ])("%j becomes %j", (typed, expected) => {
    expect(toLatin1(typed).text).toBe(expected);
  });

  test("each visible change is told once, an omission as an empty text", () => {
    expect(toLatin1("l’aria, l’acqua 👍 CO₂").changes).toEqual([
      { from: "’", to: "'" },
      { from: "👍", to: "" },
      { from: "₂", to: "2" },
    ]);
  });

  test("changes nobody can see are not told", () => {
    expect(toLatin1("a\u00a0b\u200b\r\nc").changes).toEqual([]);
  });

  test("the result is plain and stays as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const { text } = toLatin1(typed);
        expect([...text].every((character) => character.charCodeAt(0) <= 0xff)).toBe(true);
        expect(toLatin1(text)).toEqual({ text, changes: [] });
      }),
    );
  });
});
