import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { areaLabels, levels } from "~/content/labels";
import { editions } from "~/content/standards/editions/register";
import { competitivenessV3 } from "~/content/v3/competitiveness";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { weights } from "~/content/v3/weights";
import { piecesOf, termsIn } from "~/domain/glossary/pieces";
import { TERMS } from "~/domain/glossary/terms";
import { citedEditions } from "~/domain/references/cited-editions";
import { referenceWords } from "~/domain/references/words";
import glossary from "~/texts/it/glossary.json";
import { textsIn } from "./texts";

const FOLDER = new URL("../../app/texts/it/", import.meta.url);
const words: Record<string, string> = glossary;

/** What only programs read. */
const HIDDEN = new Set(["pattern", "guid", "id", "macrosectors", "link", "signs"]);

/** The same without what only programs read. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !HIDDEN.has(key))
      .map(([key, one]) => [key, shown(one)]),
  );
}

const pageTexts = readdirSync(FOLDER)
  .filter((file) => file !== "glossary.json")
  .flatMap((file) => Object.values(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as object))
  .map((text: string) => text.replace(/\{\{[^}]*\}\}/g, ""));

const references = [
  ...questionnaireV3.questions.flatMap((question) => question.references),
  ...questionnaireV3.redLines.map(({ source }) => source),
];

const texts = [
  ...textsIn(shown([questionnaireV3, competitivenessV3, weights, areaLabels, levels, editions])),
  ...references.map(referenceWords),
  ...pageTexts,
];
const ownTexts = Object.values(words).map((text) => text.replace(/\{\{[^}]*\}\}/g, ""));

/** Words with two capitals or more ("DVR", "CO2e", "MWh"): abbreviations, until an exception says otherwise. */
const WITH_CAPITALS =
  /(?<![\p{L}\p{N}_])[\p{L}\p{N}]*\p{Lu}[\p{Ll}\p{N}]*\p{Lu}[\p{L}\p{N}]*(?![\p{L}\p{N}])/gu;

const EXCEPTIONS: Record<string, RegExp> = {
  "a chapter's number": /^[IVX]+$/,
  "the word in the cell of a workbook": /^(VERO|FALSO)$/,
  "the name of a product or a site": /^(FreeOTP|IdroGEO|ActiveX|JavaScript|OpenDocument|LibreOffice)$/,
  "a technique that the message itself describes": /^(DDE|OLE|XFA)$/,
  "a kind of file, where it is downloaded": /^(SVG|PNG)$/,
  "a card's number, as an example": /^[2-9A-HJKMNP-TW-Z]{10}$/,
  "a fingerprint's method, for those who recompute it": /^SHA$/,
  "the letters of a province, as an example": /^BS$/,
  "the name of a setting, for operators": /^GOOGLE$/,
  "a column of codes": /^ID$/,
  "what the programmer knows who reads of the API": /^(API|OpenAPI|HTTP|GET|UTF|MIT)$/,
  "a level of the guidelines for accessibility": /^A{2,3}$/,
};

const isException = (word: string) => Object.values(EXCEPTIONS).some((pattern) => pattern.test(word));

/** The abbreviations of a text that are neither in the glossary nor an exception. */
function unopened(text: string): string[] {
  const rest = piecesOf(text)
    .map(({ words: piece, term }) => (term ? " " : piece))
    .join("");
  return (rest.match(WITH_CAPITALS) ?? []).filter((word) => !isException(word));
}

describe("the glossary", () => {
  test("has every abbreviation of the questions, of the method, of the sources and of the pages", () => {
    expect([...new Set(texts.flatMap(unopened))]).toEqual([]);
  });

  test("explains no abbreviation by another that it does not have", () => {
    expect([...new Set(ownTexts.flatMap(unopened))]).toEqual([]);
  });

  test("has no term that no text uses", () => {
    const used = new Set(termsIn(texts));
    expect(TERMS.filter((term) => !used.has(term)).map(({ id }) => id)).toEqual([]);
  });

  test("has no exception that no text needs", () => {
    const all = [...texts, ...ownTexts].flatMap((text) => text.match(WITH_CAPITALS) ?? []);
    const needless = Object.entries(EXCEPTIONS).filter(
      ([, pattern]) => !all.some((one) => pattern.test(one)),
    );
    expect(needless).toEqual([]);
  });

  test("has each term and each of its forms once", () => {
    const ids = TERMS.map(({ id }) => id);
    const forms = TERMS.flatMap((term) => [...term.forms]);
    expect([new Set(ids).size, new Set(forms).size]).toEqual([ids.length, forms.length]);
  });

  test.each(TERMS.map((term) => [term.id, term] as const))("has the words of %s", (id, term) => {
    expect(words[`${id}.words`]).toMatch(/^\S[^.]*[^.\s]$/);
    expect(words[`${id}.meaning`]).toMatch(/^\p{Lu}.*[.]$/u);
    expect(words[`${id}.meaning`]?.split(/[.?] /).length).toBeLessThanOrEqual(2);
    expect(`${id}.original` in words).toBe(term.original !== undefined);
  });

  test("leads to a source only where the register has it", () => {
    const lost = TERMS.filter(
      ({ reference }) => reference && citedEditions(reference, 2025, editions).length === 0,
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

test("no reference names its source twice", () => {
  const twice = references
    .map(referenceWords)
    .filter(
      (line) => /\b(\S+)[ ,]+\1\b/.test(line) || /Legge (D\.|L\.|DL|Reg\.|Direttiva|Codice|Cost)/.test(line),
    );
  expect(twice).toEqual([]);
});
