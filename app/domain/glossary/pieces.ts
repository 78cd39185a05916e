import { type KnownTerm, TERMS } from "./terms";

/** A piece of a text; `term` where it is one of the glossary. The pieces of a text add up to it. */
export interface Piece {
  words: string;
  term: KnownTerm | null;
}

const byForm = new Map(TERMS.flatMap((term) => term.forms.map((form) => [form, term] as const)));

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Whole words only, and the longest: "CO2" is not found in "CO2e", nor "MEF" in "MEF-PMI". */
const FORMS = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...byForm.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

export function piecesOf(text: string): Piece[] {
  return text
    .split(FORMS)
    .map((words, index) => ({ words, term: index % 2 === 1 ? (byForm.get(words) ?? null) : null }))
    .filter(({ words }) => words !== "");
}

/** The terms of some texts in the order of their first use. */
export const termsIn = (texts: readonly string[]): KnownTerm[] => [
  ...new Set(texts.flatMap((text) => piecesOf(text).flatMap(({ term }) => term ?? []))),
];
