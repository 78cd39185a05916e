import { describe, expect, test } from "vitest";
import type { TemplateCell } from "~/domain/vsme/template-cells";
import { readTemplate } from "~/platform/workbook/vsme/read-template";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { readWorkbook } from "~/platform/workbook/read-workbook";
import { periodCells } from "~/domain/vsme/template-frame";
import { unzip } from "../workbook/unzip";
import { ownTemplate } from "./own-template";

const cell = (range: string, content: TemplateCell["content"], down = 0): TemplateCell => ({
  range,
  down,
  right: 0,
  content,
});
const CELLS = [
  ...periodCells(2025),
  cell("GrossScope1GreenhouseGasEmissions", { kind: "number", value: "64.3" }),
  cell("TotalGrossLocationBasedScope1AndScope2GHGEmissions", { kind: "number", value: "210.5" }),
  cell("AddressOfSite", { kind: "text", value: "Via Roma 1 & <figli>" }),
  cell("CountryOfSite", { kind: "country", code: "IT" }),
];
const codeOf = (error: unknown) => (error as { errors: { code: string; params: object }[] }).errors[0];

describe("a digital template that is filled", () => {
  test("keeps every part without a filled cell byte by byte", async () => {
    const empty = ownTemplate();
    const [before, after] = [unzip(empty), unzip(await fillTemplate(empty, CELLS))];
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    expect(changed.sort()).toEqual(["xl/workbook.xml", "xl/worksheets/sheet1.xml"]);
  });

  test("keeps its formulas, with the value they come to, and is computed anew when it is opened", async () => {
    const after = unzip(await fillTemplate(ownTemplate(), CELLS));
    expect(after["xl/worksheets/sheet1.xml"]).toMatch(
      /<c r="D\d+" s="4"><f>IF\(1=2,"","-"\)<\/f><v>210\.5<\/v><\/c>/,
    );
    expect(after["xl/worksheets/sheet1.xml"]).toContain("Via Roma 1 &amp; &lt;figli&gt;");
    expect(after["xl/worksheets/sheet1.xml"]).toContain(">Italy<");
    expect(after["xl/workbook.xml"]).toContain('<calcPr calcId="191028" fullCalcOnLoad="1"/>');
  });

  test("is the same file for the same cells", async () => {
    const [one, other] = await Promise.all([
      fillTemplate(ownTemplate(), CELLS),
      fillTemplate(ownTemplate(), CELLS),
    ]);
    expect(one.equals(other)).toBe(true);
  });

  test("is refused in another edition than the one that is written", async () => {
    const refused = await fillTemplate(ownTemplate({ edition: "1.2.0" }), CELLS).catch(codeOf);
    expect(refused).toMatchObject({ code: "vsme_edition", params: { edition: "1.2.0", wanted: "1.3.0" } });
  });

  test.each([
    ["has macros", () => ownTemplate({ more: { "xl/vbaProject.bin": "x" } }), "vsme_macros"],
    ["is cut off", () => ownTemplate().subarray(0, 900), "workbook_broken"],
    ["is no workbook", () => Buffer.from("%PDF-1.7"), "workbook_not_excel"],
  ])("is refused where the file %s", async (_, made, code) => {
    expect(await fillTemplate(made(), CELLS).catch(codeOf)).toMatchObject({ code });
  });
});

describe("a digital template that a company has filled", () => {
  test.each(["1.2.0", "1.3.0"])("is read in edition %s, by the reader of every workbook", async (edition) => {
    const written = await fillTemplate(ownTemplate(), CELLS);
    const rows = await readWorkbook(edition === "1.3.0" ? written : await inEdition(edition));
    expect(rows.find(({ questionId }) => questionId === "v3-env-emissioni-scope-1")).toMatchObject({
      elementId: "emissioni",
      origin: "vsme/2025/bozza",
      answer: { kind: "number", value: "64.3" },
    });
  });

  test("is refused in an edition that is not known, and without a period", async () => {
    expect(await readTemplate(await inEdition("9.9.9")).catch(codeOf)).toMatchObject({
      code: "vsme_edition_read",
    });
    expect(await readTemplate(ownTemplate()).catch(codeOf)).toMatchObject({ code: "vsme_without_period" });
  });
});

/** The filled file of the written edition, under the number of another one. */
async function inEdition(edition: string): Promise<Buffer> {
  const parts = unzip(await fillTemplate(ownTemplate(), CELLS));
  const lists = parts["xl/worksheets/sheet2.xml"]?.replace("1.3.0", edition) ?? "";
  const { zip } = await import("../files/zip");
  return zip({ ...parts, "xl/worksheets/sheet2.xml": lists });
}
