import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import prettier from "prettier";
import { expect, test } from "vitest";
import { FAULTS, filesOfFaults, TROUBLES } from "./fault-names";

const PAGE = "docs/faults.md";
const files = filesOfFaults();

test.each(FAULTS.map((words, index) => [index + 1, words] as const))(
  "fault %i is named by a test that shows it cannot happen: %s",
  (number) => {
    expect(files.get(number)).not.toEqual([]);
  },
);

test.each(TROUBLES)("“$words” is shown by the test that is named", ({ file, title }) => {
  expect(readFileSync(path.join("tests", file), "utf8")).toContain(title);
});

/** The page of faults, as it follows from the names of the tests. */
async function page(): Promise<string> {
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const linked = (file: string) => `[${file}](../tests/${file})`;
  const lines = [
    "# Faults that the product survives",
    "",
    "`npm run faults` runs the tests that name a fault and those of the other troubles below, on SQLite and, where an engine makes a difference, on a PostgreSQL of its own.",
    "This page is made of the names of the tests: `UPDATE_DOCS=1` writes it, and a test compares it.",
    "",
    row(["fault", "what", "tests that name it, below `tests/`"]),
    row(["--:", "---", "---"]),
    ...FAULTS.map((words, index) =>
      row([String(index + 1), words, (files.get(index + 1) ?? []).map(linked).join(", ")]),
    ),
    "",
    "Other troubles of operation:",
    "",
    row(["what", "test"]),
    row(["---", "---"]),
    ...TROUBLES.map(({ words, file, title }) => row([words, `${linked(file)} “${title}”`])),
  ];
  const config = await prettier.resolveConfig(path.resolve(PAGE));
  return prettier.format(`${lines.join("\n")}\n`, { ...config, parser: "markdown" });
}

test("the page of faults names the tests of today", async () => {
  const made = await page();
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, made);
  expect(readFileSync(PAGE, "utf8")).toBe(made);
});
