import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { anchorsOf, linksOf, pages } from "./docs/pages";
import { SETTING_NAMES } from "~/settings.server";
import { countsOf, sectionsOf, statementsOf, testFile, titlesIn, type Counts } from "./docs/statements";

const SPECIFICATION = "docs/specification.md";
const DECISIONS = "docs/decisions.md";

const withStatements = pages
  .map((page) => ({ page, statements: statementsOf(page) }))
  .filter(({ statements }) => statements.length > 0)
  .sort((one, other) => Number(other.page === SPECIFICATION) - Number(one.page === SPECIFICATION));

describe("a statement of the specification or of a decision", () => {
  test("is numbered without gaps in its section", () => {
    for (const { page, statements } of withStatements) {
      const expected = sectionsOf(statements).flatMap(([section, rows]) =>
        rows.map((_, index) => `${section}.${index + 1}`),
      );
      expect({ page, numbers: statements.map(({ number }) => number) }).toEqual({ page, numbers: expected });
    }
  });

  const all = withStatements.flatMap(({ page, statements }) => statements.map((row) => ({ page, ...row })));

  test("says how far it is shown, by which tests, and what is missing", () => {
    const wrong = all.filter(({ state, tests, missing }) => {
      const isShown = state === "shown" || state === "in part";
      return state === null || isShown !== tests.length > 0 || (state === "in part") !== (missing !== null);
    });
    expect(wrong.map(({ page, number }) => `${page} ${number}`)).toEqual([]);
  });

  test("names tests that are there, by words of their titles", () => {
    const wrong = all.flatMap(({ number, tests }) =>
      tests
        .filter(({ file, title }) => {
          const found = testFile(file);
          return found === undefined || (title !== null && !titlesIn(found).includes(title));
        })
        .map(({ file, title }) => `${number}: ${file} "${title ?? ""}"`),
    );
    expect(wrong).toEqual([]);
  });

  test("is counted in the head of the specification", () => {
    const text = readFileSync(SPECIFICATION, "utf8");
    const begin = "<!-- counts:begin -->\n";
    const [before = "", rest = ""] = text.split(begin);
    const [, after = ""] = rest.split("<!-- counts:end -->");
    const counted = `${before}${begin}${countsTable()}<!-- counts:end -->${after}`;
    if (process.env.UPDATE_DOCS) writeFileSync(SPECIFICATION, counted);
    else expect(text).toBe(counted);
  });
});

/** The counts as markdown, laid out as the formatter does. */
function countsTable(): string {
  const sections = withStatements.flatMap(({ page, statements }) => {
    if (page !== SPECIFICATION)
      return [{ name: `[${titleOf(page)}](${path.relative("docs", page)})`, rows: statements }];
    return sectionsOf(statements).map(([section, rows]) => ({
      name: section === "B" ? "[Beyond the specification](#beyond)" : `[§${section}](#s${section})`,
      rows,
    }));
  });
  const lines = sections.map(({ name, rows }) => [name, ...cells(countsOf(rows))]);
  const total = countsOf(sections.flatMap(({ rows }) => rows));
  const table = [["part", "shown", "in part", "not yet"], ...lines, ["all", ...cells(total)]];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const written = table.map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  const [head = [], ...body] = written.map((row) => `| ${row.join(" | ")} |`);
  return `\n${[head, `| ${rule.join(" | ")} |`, ...body].join("\n")}\n\n`;
}

const cells = ({ shown, part, notYet }: Counts) => [shown, part, notYet].map(String);

const titleOf = (page: string) => /^# (.+)$/m.exec(readFileSync(page, "utf8"))?.[1] ?? page;

describe("the pages", () => {
  test("lead to files and headings that are there", () => {
    const dead = pages.flatMap(linksOf).filter(({ target, anchor }) => {
      if (!existsSync(target)) return true;
      return anchor !== null && !anchorsOf(target).has(anchor);
    });
    expect(dead.map(({ page, target, anchor }) => `${page} → ${target}#${anchor ?? ""}`)).toEqual([]);
  });

  test("are reached: every decision stands in the index, once", () => {
    const linked = linksOf(DECISIONS)
      .map(({ target }) => target)
      .filter((target) => target.startsWith("docs/decisions/"));
    const decisions = pages.filter((page) => page.startsWith("docs/decisions/"));
    expect([...new Set(linked)].sort()).toEqual(decisions);
  });

  test("name files and folders of the repository that are there", () => {
    const gone = pages.flatMap((page) => {
      const text = readFileSync(page, "utf8");
      const named = [...text.matchAll(/`((?:app|tests|docs|public)\/[\w./$-]*)`/g)].map(
        ([, name = ""]) => name,
      );
      return named.filter((name) => !existsSync(name)).map((name) => `${page}: ${name}`);
    });
    expect(gone).toEqual([]);
  });
});

test("the glossary names code that is there", () => {
  const code = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join("app", name), "utf8"))
    .join("\n");
  const words = new Set(code.match(/[\w-]+/g));
  const rows = readFileSync("docs/glossary.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  const named = rows.flatMap((row) => [...row.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});

test("the architecture names every room, and every folder of the platform", () => {
  const text = readFileSync("docs/architecture.md", "utf8");
  const folders = ["app", "app/platform"].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  expect(folders.filter((name) => !text.includes(`\`${name}/\``))).toEqual([]);
});

test("operations and the example file list every setting", () => {
  const inSchema = (file: string, expression: RegExp) =>
    [...readFileSync(file, "utf8").matchAll(expression)].map(([, name = ""]) => name).sort();
  const settings = [...SETTING_NAMES].sort();
  expect(settings.length).toBeGreaterThan(20);
  expect(inSchema("docs/operations.md", /^\| `([A-Z0-9_]+)`/gm)).toEqual(settings);
  expect(inSchema(".env.example", /^(?:# )?([A-Z][A-Z0-9_]+)=/gm)).toEqual(settings);
});

describe("a reference in the code", () => {
  const sources = ["app", "tests"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
    )
    .filter((name) => /\.tsx?$/.test(name));

  const dead = (expression: RegExp, page: string, anchor: (number: string) => string, files = sources) => {
    const anchors = anchorsOf(page);
    return files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(expression)]
        .map(([, number = ""]) => number)
        .filter((number) => !anchors.has(anchor(number)))
        .map((number) => `${file}: ${number}`),
    );
  };

  test("to a decision, as D4, leads to its page", () => {
    // Only in comments and titles: a string may hold a cell of a sheet, or the number of a document.
    expect(dead(/(?:[(\s]|, )D(\d{1,2})(?=[).,:;\s])/g, DECISIONS, (number) => `d${number}`)).toEqual([]);
  });

  test("to a section of the specification, as §4, leads to it", () => {
    // A disclosure before it ("B3 §29"), and the whole of the content, name paragraphs of the VSME standard.
    const others = sources.filter((file) => !/^(app|tests)\/content\//.test(file));
    expect(dead(/(?<![BC]\d{1,2} )§(\d+)/g, SPECIFICATION, (number) => `s${number}`, others)).toEqual([]);
  });
});
