import { expect, test } from "vitest";
import { editSheet } from "~/platform/workbook/vsme/edit-sheet";

const NUMBERS = new Map([[2, new Map([[3, { kind: "number" as const, value: "7" }]])]]);
const edited = (row: string) => editSheet(`<sheetData>${row}</sheetData>`, NUMBERS, () => null);

test.each([
  ['<row r="2"/>', '<row r="2"><c r="C2"><v>7</v></c></row>'],
  ['<row r="2" ht="15"></row>', '<row r="2" ht="15"><c r="C2"><v>7</v></c></row>'],
  [
    '<row r="2"><c r="B2"><v>1</v></c><c r="D2"/></row>',
    '<row r="2"><c r="B2"><v>1</v></c><c r="C2"><v>7</v></c><c r="D2"/></row>',
  ],
  ['<row r="2"><c r="C2" s="4"><v>1</v></c></row>', '<row r="2"><c r="C2" s="4"><v>7</v></c></row>'],
  [
    '<row r="1"><c r="A1"/></row><row r="2"/>',
    '<row r="1"><c r="A1"/></row><row r="2"><c r="C2"><v>7</v></c></row>',
  ],
])("the cell is written into the row %s", (before, after) => {
  expect(edited(before)).toBe(`<sheetData>${after}</sheetData>`);
});

test("a sheet that has lost the row is no template", () => {
  expect(edited('<row r="1"/>')).toBeNull();
});
