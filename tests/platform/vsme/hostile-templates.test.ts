import { readdirSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import errors from "~/texts/it/errors.json";
import { makeCompany } from "../company";
import { zip } from "../files/zip";
import { formOf, upload } from "../workbook/transfer";
import { unzip } from "../workbook/unzip";
import { completeRegistry, save } from "../answering";
import type { World } from "../world";
import { ownTemplate } from "./own-template";

let world: World;
let admin: Call;
beforeAll(async () => {
  ({ world, admin } = await makeCompany());
  await completeRegistry(admin);
  await save(admin, "v3-env-emissioni-scope-1", { emissioni: "64.3", metodo: "calcolo" });
});
afterAll(() => world.close());

const SHEET = "xl/worksheets/sheet1.xml";
const parts = unzip(ownTemplate());
const changed = (name: string, change: (part: string) => string) =>
  zip({ ...parts, [name]: change(parts[name] ?? "") });
const withMore = (name: string, content = "x") => ownTemplate({ more: { [name]: content } });
const whole = ownTemplate();

const fill = (file: Buffer) =>
  admin("report.vsmeFill", {
    params: { version: "draft" },
    query: {},
    body: formOf(file, "modello.xlsx"),
  });
const read = (file: Buffer) => upload(admin, file, "modello.xlsx");

/** What lies among the documents and in the folders of the processes: a refusal leaves nothing behind. */
const left = (of: World = world) =>
  readdirSync(of.parts.settings.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.join(entry.parentPath, entry.name).includes("scratch"))
    .map(({ name }) => name);

/** A workbook whose first sheet unpacks to this many bytes. */
function bomb(bytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes, " "));
  return zip({ [SHEET]: packed }, { unpacked: bytes, packed: packed.length });
}

const FOREIGN: [string, () => Buffer, string][] = [
  ["another edition", () => ownTemplate({ edition: "1.2.0" }), "vsme_edition"],
  ["a later edition", () => ownTemplate({ edition: "2.0.0" }), "vsme_edition"],
  ["no workbook", () => Buffer.from("%PDF-1.7\n"), "workbook_not_excel"],
  ["nothing", () => Buffer.alloc(0), "choose_file"],
  [
    "another workbook",
    () => changed("xl/workbook.xml", (xml) => xml.replaceAll("template_reporting", "x")),
    "vsme_foreign",
  ],
  ["a macro project", () => withMore("xl/vbaProject.bin"), "vsme_macros"],
  ["a macro project in other letters", () => withMore("xl/VBAproject.BIN"), "vsme_macros"],
  ["a macro sheet", () => withMore("xl/macrosheets/sheet1.xml"), "vsme_macros"],
  ["controls with code", () => withMore("xl/activeX/activeX1.bin"), "vsme_macros"],
  [
    "the type of a workbook with macros",
    () =>
      changed(
        "[Content_Types].xml",
        () => '<Types><Default ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
      ),
    "vsme_macros",
  ],
  ["links to other files", () => withMore("xl/externalLinks/externalLink1.xml"), "vsme_links"],
  ["connections to a database", () => withMore("xl/connections.xml"), "vsme_links"],
  ["objects within", () => withMore("xl/embeddings/oleObject1.bin"), "vsme_links"],
  [
    "no rows",
    () => changed(SHEET, (xml) => xml.replace(/<sheetData>[\s\S]*<\/sheetData>/, "<sheetData/>")),
    "vsme_changed",
  ],
  [
    "a range less",
    () =>
      changed("xl/workbook.xml", (xml) =>
        xml.replace('name="GrossScope1GreenhouseGasEmissions"', 'name="Other"'),
      ),
    "vsme_changed",
  ],
  ["a sheet that is cut off", () => changed(SHEET, (xml) => xml.slice(0, -400)), "workbook_broken"],
  [
    "a document type",
    () => changed(SHEET, (xml) => `<!DOCTYPE x [<!ENTITY a "a">]>${xml}`),
    "workbook_broken",
  ],
  ["its end cut off", () => whole.subarray(0, whole.length - 30), "workbook_broken"],
  ["half of it", () => whole.subarray(0, whole.length / 2), "workbook_broken"],
  ["a sheet that unpacks to a hundred times its size", () => bomb(60_000_000), "workbook_too_much"],
  [
    "rows that never end",
    () => changed(SHEET, (xml) => xml.replace("</sheetData>", '<row r="1">'.repeat(200_000))),
    "workbook_broken",
  ],
];

describe("a template to be filled that is not as it has to be", () => {
  test.each(FOREIGN)("is refused with what to do: it has %s", async (_, made, code) => {
    const before = left();
    const began = performance.now();
    await expect(fill(made())).rejects.toMatchObject({
      status: code === "workbook_too_much" ? 413 : 422,
      errors: [{ path: "file", code }],
    });
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(errors).toHaveProperty(code);
    expect(left()).toEqual(before);
  });

  test("leaves the next one its turn", async () => {
    expect((await fill(whole)).filename).toMatch(/\.xlsx$/);
  });
});

describe("a filled template that is not as it has to be", () => {
  test.each(
    FOREIGN.filter(([, , code]) => code === "vsme_macros" || code.startsWith("workbook_")).filter(
      ([name]) => !name.includes("another workbook"),
    ),
  )("is read no further: it has %s", async (_, made, code) => {
    await expect(read(made())).rejects.toMatchObject({ errors: [{ path: "file", code }] });
  });
});

describe("a disk without space", () => {
  test("keeps a template from being filled, says so, and has nothing half-written", async () => {
    const { admin: other, world: without } = await makeCompany(
      {},
      { settings: { leastSpace: Number.MAX_SAFE_INTEGER } },
    );
    const refused = other("report.vsmeFill", {
      params: { version: "draft" },
      query: {},
      body: formOf(whole, "modello.xlsx"),
    });
    await expect(refused).rejects.toMatchObject({ status: 503, code: "internal/disk_full" });
    expect(left(without)).toEqual([]);
    await without.close();
  });
});
