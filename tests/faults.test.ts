import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Faults that are tested so far, by their numbers in the list that the product is held to. */
const FAULTS = [1, 2, 3, ...between(6, 30), 40, 41, 44];

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The names of all tests and groups of tests. */
const names = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join("tests", name), "utf8"))
  .flatMap((source) =>
    [...source.matchAll(/\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1,/g)].map(([, , words = ""]) => words),
  );

test.each(FAULTS)("fault %i is named by a test that shows it cannot happen", (fault) => {
  expect(names.filter((name) => new RegExp(`\\bfault ${fault}\\b`).test(name))).not.toEqual([]);
});
