import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const STATES = ["met", "deviates", "open", "does not apply"];

/** The sections of the page by their titles, each with the cells of its table's rows, without the head. */
const sections = readFileSync("docs/security.md", "utf8")
  .split(/^## /m)
  .map((section) => {
    const [title = ""] = section.split("\n", 1);
    const [, , ...rows] = section.split("\n").filter((line) => line.startsWith("|"));
    return { title, rows: rows.map((row) => row.split("|").map((cell) => cell.trim().replaceAll("**", ""))) };
  });

const chapters = sections.filter(({ title }) => /^V\d+ /.test(title));
const items = chapters.flatMap(({ rows }) =>
  rows.map(([, number, , , state, why]) => ({ number, state, why })),
);

describe("the page about the security standard", () => {
  test("has every number of levels 1 and 2 once, each in its chapter", () => {
    expect(new Set(items.map(({ number }) => number)).size).toBe(253);
    expect(items.length).toBe(253);
    const strays = chapters.flatMap(({ title, rows }) => {
      const chapter = /^V(\d+) /.exec(title)?.[1];
      return rows.map(([, number = ""]) => number).filter((number) => number.split(".")[0] !== chapter);
    });
    expect(strays).toEqual([]);
  });

  test("gives each a state, a met one with the file or page that shows it, any other with words", () => {
    const wrong = items.filter(({ state = "", why = "" }) => {
      const isShown = /`(app|tests)\/|\]\(|`npm run /.test(why);
      return !STATES.includes(state) || why === "" || (state === "met" && !isShown);
    });
    expect(wrong).toEqual([]);
  });

  test("counts what it lists", () => {
    const counted = chapters.map(({ title, rows }) => [title, ...countsOf(rows.map((row) => row[4] ?? ""))]);
    const all = ["all", ...countsOf(items.map(({ state = "" }) => state))];
    const written = sections.find(({ title }) => title === "Counts")?.rows.map((row) => row.slice(1, 6));
    expect(written).toEqual([...counted, all]);
  });
});

const countsOf = (states: string[]) =>
  STATES.map((state) => String(states.filter((one) => one === state).length));
