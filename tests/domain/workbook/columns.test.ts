import { describe, expect, test } from "vitest";
import { COLUMNS, findColumns, type Headings } from "~/domain/workbook/columns";
import { originIssue, writeOrigin } from "~/domain/workbook/origin";

const HEADINGS = Object.fromEntries(
  COLUMNS.map((column) => [column, `Titolo ${column}`]),
) as unknown as Headings;
const row = (...texts: string[]) => new Map(texts.map((text, at) => [at, text]));
const TECHNICAL = ["Titolo questionId", "Titolo elementId", "Titolo revision", "Titolo origin"];

describe("the columns of a sheet", () => {
  test("are found wherever they stand, whatever their capitals and spaces", () => {
    const found = findColumns(row("Mia colonna", "  titolo  ANSWER ", ...TECHNICAL), HEADINGS);
    expect(found?.get("answer")).toBe(1);
    expect(found?.get("questionId")).toBe(2);
    expect(found?.has("status")).toBe(false);
  });

  test("are those that come first of two of a name", () => {
    const found = findColumns(row("Titolo answer", "Titolo answer", ...TECHNICAL), HEADINGS);
    expect(found?.get("answer")).toBe(0);
  });

  test.each(TECHNICAL)("are not there without %s", (missing) => {
    const others = TECHNICAL.filter((text) => text !== missing);
    expect(findColumns(row("Titolo answer", ...others), HEADINGS)).toBeNull();
  });
});

describe("the origin of a row", () => {
  const company = "3f2a91c0d5e1";
  const draft = writeOrigin({ company, year: 2025, version: "bozza" });

  test("is written in one cell", () => {
    expect(draft).toBe("3f2a91c0d5e1/2025/bozza");
  });

  test.each([
    ["its own draft", draft, null],
    [
      "another company's",
      writeOrigin({ company: "99999999-1", year: 2025, version: "bozza" }),
      "workbook_other_company",
    ],
    ["another year's", writeOrigin({ company, year: 2024, version: "bozza" }), "workbook_other_year"],
    ["an issued card's", writeOrigin({ company, year: 2025, version: "ESG-2025-X" }), "workbook_issued"],
    ["no origin at all", "", "workbook_other_company"],
  ])("is judged: %s", (_, origin, issue) => {
    expect(originIssue(origin, company, 2025)).toBe(issue);
  });
});
