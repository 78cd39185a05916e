import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BookSheet, Look } from "~/platform/workbook/xlsx/book";
import { packed } from "~/platform/workbook/xlsx/pack";
import { lettersOf } from "~/platform/workbook/xlsx/xml-text";
import { Spreadsheet, type CellValue } from "./spreadsheet";
import { unzip } from "./unzip";

const LOOK: Look = { isNumber: false, wrap: false, vertical: "top" };
const CREATED = "2026-03-10T09:00:00.000Z";

const sheetOf = (values: CellValue[][], more: Partial<BookSheet> = {}): BookSheet => ({
  name: "Foglio",
  columns: [{ width: 10, isHidden: false }],
  rows: values.map((cells) => ({
    height: null,
    cells: cells.map((value) => ({ value: value as string | number | null, look: LOOK })),
  })),
  ...more,
});
const write = (...sheets: BookSheet[]) => buffer(packed({ creator: "Prova", createdAt: CREATED, sheets }));
const partOf = async (name: string, ...sheets: BookSheet[]) => unzip(await write(...sheets))[name] ?? "";

describe("a written workbook", () => {
  test("has the same bytes for the same content", async () => {
    const sheet = sheetOf([["a", 1, null]]);
    expect((await write(sheet)).equals(await write(sheet))).toBe(true);
  });

  test("brings every text and number back as it was", async () => {
    const whole = fc.string({ unit: "grapheme", minLength: 1 });
    const value = fc.oneof(
      whole,
      fc.string({ unit: "binary", minLength: 1 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(value, { minLength: 1 }), { minLength: 1 }), async (values) => {
        const [sheet] = new Spreadsheet(await write(sheetOf(values))).worksheets;
        expect(sheet?.rows.map((cells) => cells.map((cell) => cell.value))).toEqual(
          values.map((row) => row.map((one) => (Object.is(one, -0) ? 0 : one))),
        );
      }),
      { numRuns: 50 },
    );
  });

  test("writes an empty cell with its look alone", async () => {
    const xml = await partOf("xl/worksheets/sheet1.xml", sheetOf([[null, ""]]));
    expect(xml).toContain('<row r="1"><c r="A1" s="1"/><c r="B1" s="1"/></row>');
  });

  test("has its parts in the order that programs insist on", async () => {
    const choices = { range: "'E'!$A$1:$A$2", title: "No", warning: "Così no" };
    const sheet = sheetOf([["a"]], { frozen: { columns: 1, rows: 1 }, isProtected: true });
    sheet.rows[0]?.cells.push({ value: null, look: LOOK, choices });
    const xml = await partOf("xl/worksheets/sheet1.xml", sheet);
    const tags = [...xml.matchAll(/<(\w+)[ />]/g)].map(([, tag]) => tag);
    const order = ["sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetData"];
    const rest = ["sheetProtection", "autoFilter", "dataValidations", "pageMargins", "pageSetup"];
    expect(tags.filter((tag) => [...order, ...rest].includes(tag ?? ""))).toEqual([...order, ...rest]);
  });

  test("prints a row on one page, and the heads of a sheet of answers on every page", async () => {
    const sheets = [sheetOf([["a"]]), sheetOf([["b"]], { name: "L'altro", frozen: { columns: 1, rows: 1 } })];
    const parts = unzip(await write(...sheets, sheetOf([["c"]], { name: "Elenchi", isHidden: true })));
    const printed = [1, 2, 3].map((at) => {
      const xml = parts[`xl/worksheets/sheet${at}.xml`] ?? "";
      const fitted = xml.includes('<pageSetUpPr fitToPage="1"/>');
      return [fitted, /orientation="(\w+)" fitToWidth="1" fitToHeight="0"/.exec(xml)?.[1]];
    });
    expect(printed).toEqual([[true, "portrait"], [true, "landscape"], [false, undefined]]); // prettier-ignore
    expect(
      parts["xl/workbook.xml"]?.match(/<definedName name="_xlnm.Print_Titles".*?<\/definedName>/g),
    ).toEqual([`<definedName name="_xlnm.Print_Titles" localSheetId="1">'L''altro'!$1:$1</definedName>`]);
  });

  test("escapes the names of its sheets, and finds them again", async () => {
    const name = `Che "bel" <foglio> & l'altro`;
    const bytes = await write(sheetOf([["a"]], { name, frozen: { columns: 1, rows: 1 } }), sheetOf([["b"]]));
    expect(new Spreadsheet(bytes).worksheets.map((sheet) => sheet.name)).toEqual([name, "Foglio"]);
    expect(unzip(bytes)["xl/workbook.xml"]).toContain("l''altro'!$A$1:$A$1</definedName>");
  });

  test("keeps each look once", async () => {
    const bold = { ...LOOK, isBold: true };
    const sheet = sheetOf([["a", "b"]]);
    sheet.rows.push({
      height: 20,
      cells: [
        { value: "c", look: bold },
        { value: "d", look: { ...bold } },
      ],
    });
    const xml = await partOf("xl/styles.xml", sheet);
    expect(xml).toContain('<fonts count="2">');
    expect(xml).toContain('<cellXfs count="3">');
  });

  test.each([
    [1, "A"],
    [26, "Z"],
    [27, "AA"],
    [52, "AZ"],
    [702, "ZZ"],
    [703, "AAA"],
  ])("names column %i %s", (column, letters) => {
    expect(lettersOf(column)).toBe(letters);
  });
});
