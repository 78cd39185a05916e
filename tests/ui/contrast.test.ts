import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Least contrast of letters for WCAG 2.2, 1.4.6 (AAA), and of marks and edges for 1.4.11. */
const LETTERS = 7;
const MARKS = 3;

const [light = "", dark = ""] = readFileSync("app/ui/styles/tokens.css", "utf8").split("@media screen");

type Tokens = Record<string, string>;

const tokensOf = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name, value]) => [name, value]),
  );

const LIGHT = tokensOf(light);
const SCHEMES: [name: string, Tokens][] = [
  ["light", LIGHT],
  ["dark", { ...LIGHT, ...tokensOf(dark) }],
];

/** Relative luminance of an sRGB colour (WCAG 2.2, definition), 0 to 1. */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const share = parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = "", other = ""): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const scores = readFileSync("app/ui/styles/scores.css", "utf8").split("@media screen").map(tokensOf);
/** The share of a band's colour in the ground of a cell of the heat map. */
const SHARE =
  Number(/var\(--ground\) (\d+)%/.exec(readFileSync("app/ui/styles/scoring.css", "utf8"))?.[1]) / 100;

/** Two colours mixed in sRGB, the first with this share. */
function mixed(one: string, other: string, share: number): string {
  const channels = (colour: string) => (colour.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const [a, b] = [channels(one), channels(other)];
  const mix = a.map((value, index) => Math.round(share * value + (1 - share) * (b[index] ?? 0)));
  return `#${mix.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const GROUNDS = ["paper", "surface", "accent-soft"];
const ON: [letters: string, grounds: string[]][] = [
  ["ink", [...GROUNDS, "amber-soft", "red-soft"]],
  ["muted", [...GROUNDS, "amber-soft", "red-soft"]],
  ["accent", GROUNDS],
  ["amber", ["paper", "surface", "amber-soft"]],
  ["red", ["paper", "surface", "red-soft"]],
  ["on-accent", ["accent", "accent-strong"]],
];

describe.each(SCHEMES)("in the %s colours", (name, tokens) => {
  test.each(ON)("letters in «%s» have 7:1 on their grounds", (letters, grounds) => {
    const found = grounds.map((ground) => [ground, contrast(tokens[letters], tokens[ground])] as const);
    expect(found.filter(([, ratio]) => ratio < LETTERS)).toEqual([]);
  });

  test("numbers in the heat map have 7:1 on every band", () => {
    const bands = name === "light" ? scores[0] : scores[1];
    for (const band of ["zero", "low", "medium", "high"]) {
      const ground = mixed(bands?.[band] ?? "", tokens["surface"] ?? "", SHARE);
      expect(contrast(tokens["ink"], ground), band).toBeGreaterThanOrEqual(LETTERS);
    }
  });

  test("edges of fields have 3:1 on their grounds", () => {
    for (const ground of GROUNDS) {
      expect(contrast(tokens.edge, tokens[ground]), ground).toBeGreaterThanOrEqual(MARKS);
    }
  });
});

test("black on white is 21, as the standard says", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21, 5);
});
