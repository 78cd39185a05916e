import type { Reference } from "../question/question";

/** A part of a reference: the sign of the standard or law that it names, and the place in it. */
export interface CitedPart {
  sign: string;
  place: string;
}

/** Numbers of standards ("14001", "14064-1"); those of clauses are shorter or have dots. */
const ISO_NUMBER = /(?<![\d.])\d{4,5}(?:-\d)?(?![\d.]*\d)/g;

const CONVENTION = /C\d+/g;

/** Before the name of a further law. */
const NEXT_LAW = /; |(?:,| e) (?=(?:D\.Lgs\.|D\.P\.R\.|L\.|DL|Reg\.|Direttiva) )/;

/** "B3 (bozza 2024)": the edition that is meant. */
const IN_EDITION = /^(.*) \((.*)\)$/;

/** One reference may name several: "ISO 9001, 14001, 45001", "D.Lgs. 152/2006; Reg. (CE) 166/2006". */
export function citedParts({ source, point }: Pick<Reference, "source" | "point">): CitedPart[] {
  switch (source) {
    case "Legge":
    case "OCSE":
    case "GHG Protocol":
      return point.split(NEXT_LAW).map(beforeComma);
    case "ISO":
      return severalIn(point, ISO_NUMBER);
    case "ILO":
      return severalIn(point, CONVENTION);
    case "GRI":
      return [griPart(point)];
    case "VSME":
    case "MEF-PMI":
      return [editionPart(source, point)];
  }
}

function editionPart(source: string, point: string): CitedPart {
  const [, place = point, edition] = IN_EDITION.exec(point) ?? [];
  return { sign: edition === undefined ? source : `${source} ${edition}`, place };
}

function beforeComma(words: string): CitedPart {
  const [sign = "", ...rest] = words.split(", ");
  return { sign, place: rest.join(", ") };
}

/** The place belongs to a standard that stands alone. */
function severalIn(point: string, pattern: RegExp): CitedPart[] {
  const signs = point.match(pattern) ?? [];
  const place = signs.length === 1 ? beforeComma(point).place : "";
  return signs.map((sign) => ({ sign, place }));
}

/** "304-1" is of GRI 304, and so is its place; "GRI 1, verificabilità" names the standard itself. */
function griPart(point: string): CitedPart {
  const { sign, place } = beforeComma(point.replace(/^GRI /, ""));
  const [standard = "", disclosure] = sign.split("-");
  return {
    sign: standard,
    place: disclosure === undefined ? place : [sign, place].filter(Boolean).join(", "),
  };
}
