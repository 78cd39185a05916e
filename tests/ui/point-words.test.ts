import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { t } from "~/texts/i18n.server";
import { atMostWords, changeWords, earnedWords, gainWords, pointWords } from "~/ui/score/point-words";

/** In hundredths: beside half a point, beside the next whole one, and more than a thousand. */
test.each<[number, string, string, string]>([
  [0, "0 punti", "0 punti", "fino a 0 punti"],
  [1, "meno di 1 punto", "meno di 1 punto", "meno di 1 punto"],
  [49, "meno di 1 punto", "meno di 1 punto", "meno di 1 punto"],
  [50, "1 punto", "+1 punto", "fino a 1 punto"],
  [149, "1 punto", "+1 punto", "fino a 1 punto"],
  [150, "2 punti", "+2 punti", "fino a 2 punti"],
  [337, "3 punti", "+3 punti", "fino a 3 punti"],
  [10_000, "100 punti", "+100 punti", "fino a 100 punti"],
])("%i hundredths are “%s”, and as a gain “%s” or “%s”", (points, whole, gain, most) => {
  expect([pointWords(t, points), gainWords(t, points), atMostWords(t, points)]).toEqual([whole, gain, most]);
});

test("a gain that a red line takes away is no points", () => {
  expect(gainWords(t, -120)).toBe("0 punti");
});

test.each<[number, string | null]>([
  [712, "+7 punti"],
  [50, "+1 punto"],
  [49, "guadagnato meno di 1 punto"],
  [0, null],
  [-1, "perso meno di 1 punto"],
  [-50, "−1 punto"],
  [-349, "−3 punti"],
])("a change by %i hundredths is “%s”", (points, words) => {
  expect(changeWords(t, points)).toBe(words);
});

describe("what an answer earned of what its question is worth", () => {
  test.each<[number, number, string]>([
    [337, 337, "3 su 3 punti"],
    [0, 337, "0 su 3 punti"],
    [202, 337, "2 su 3 punti"],
    [280, 337, "2 su 3 punti"],
    [20, 337, "1 su 3 punti"],
    [98, 98, "1 su 1 punto"],
    [59, 98, "in parte, su 1 punto"],
    [0, 98, "0 su 1 punto"],
    [40, 40, "tutto, meno di 1 punto"],
    [24, 40, "in parte, su meno di 1 punto"],
    [0, 40, "0 su meno di 1 punto"],
  ])("%i of %i is “%s”", (earned, worth, words) => {
    expect(earnedWords(t, earned, worth)).toBe(words);
  });

  test("a part never reads like everything, nor like nothing", () => {
    for (let worth = 2; worth <= 1_500; worth += 7)
      for (let earned = 1; earned < worth; earned += 5) {
        const words = earnedWords(t, earned, worth);
        expect(words).not.toBe(earnedWords(t, worth, worth));
        expect(words).not.toBe(earnedWords(t, 0, worth));
      }
  });

  test("never has decimals", () => {
    for (let worth = 0; worth <= 1_500; worth += 7)
      for (const earned of [0, Math.floor(worth * 0.6), worth])
        expect(earnedWords(t, earned, worth)).not.toMatch(/\d,\d/);
  });
});

/** The places where points are explained, and have to add up. */
const EXPLAINED = [
  "documents/report/details.ts",
  "documents/report/scores.ts",
  "features/history/compare/scores.ts",
  "features/scoring/class/area.tsx",
  "features/scoring/class/class-chart.tsx",
  "features/scoring/class/standing.tsx",
  "features/scoring/method/recompute.tsx",
  "features/scoring/method/tables.tsx",
  "features/scoring/overview/file.server.ts",
];

test("decimals stand where points are explained, and nowhere else", () => {
  const APP = path.resolve("app");
  const sources = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const having = (pattern: RegExp) =>
    sources.filter((name) => pattern.test(readFileSync(path.join(APP, name), "utf8"))).sort();
  expect(having(/import \{[^}]*\bformatPoints\b/)).toEqual(EXPLAINED);
  expect(having(/Math\.round\([^()]* \/ 100\)/)).toEqual(["domain/scoring/whole-points.ts"]);
});
