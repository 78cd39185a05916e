import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openFirstUses } from "~/domain/glossary/first-uses";
import { piecesOf, termsIn } from "~/domain/glossary/pieces";
import { type KnownTerm, TERMS, type TermId } from "~/domain/glossary/terms";

const ids = (text: string) => termsIn([text]).map(({ id }) => id);

const forms = TERMS.flatMap((term) => [...term.forms]);

describe("a text", () => {
  test.each<[string, TermId[]]>([
    ["Il DVR c'è.", ["dvr"]],
    ["(DVR)", ["dvr"]],
    ["l'AIA", ["aia"]],
    ["UNI/PdR 125", ["uni", "pdr"]],
    ["t CO2e", ["co2e"]],
    ["t CO2 e", ["co2"]],
    ["MEF-PMI 10", ["mef-pmi"]],
    ["PMI e MEF", ["pmi", "mef"]],
    ["RLST", ["rlst"]],
    ["D.Lgs. 81/2008", ["dlgs"]],
    ["Scope 1 e Scope 2", ["scope-1", "scope-2"]],
    ["Scope 12", []],
    ["XDVR", []],
    ["DVR2", []],
    ["dvr", []],
    ["garanzie d'origine", ["garanzia-d-origine"]],
    ["", []],
  ])("«%s» has the terms %j", (text, found) => {
    expect(ids(text)).toEqual(found);
  });

  test("is the sum of its pieces, whatever it is", () => {
    const texts = fc.array(
      fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...forms, " ", "(", "'")),
    );
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join("");
        expect(
          piecesOf(text)
            .map(({ words }) => words)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});

const wordsOf = ({ id }: KnownTerm) => (id === "lul" ? "libro unico del lavoro" : `parole di ${id}`);

/** What is opened, text by text. */
function opened(texts: string[]): TermId[][] {
  let open: ReadonlySet<TermId> = new Set();
  return texts.map((text) => {
    const reading = openFirstUses(text, open, wordsOf);
    open = reading.open;
    return reading.pieces.flatMap(({ term }) => term?.id ?? []);
  });
}

describe("an abbreviation", () => {
  test("is opened once, at its first use", () => {
    expect(opened(["Il DVR", "Il DVR e il DVR", "LUL e DVR"])).toEqual([["dvr"], [], ["lul"]]);
  });

  test("is open where the text writes it out", () => {
    expect(opened(["Libro unico del lavoro (LUL)", "LUL"])).toEqual([[], []]);
  });

  test("of everyday life is not opened, nor a term that is none", () => {
    expect(opened(["Un PDF senza IVA", "Scope 1"])).toEqual([[], []]);
  });

  test("is never opened twice, in any order of texts", () => {
    const texts = fc.array(
      fc.array(fc.constantFrom(...forms), { maxLength: 6 }).map((some) => some.join(" ")),
    );
    fc.assert(
      fc.property(texts, (some) => {
        const all = opened(some).flat();
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
