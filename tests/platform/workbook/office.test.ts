import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { loadDemo } from "~/demo/load-demo";
import { readWorkbook } from "~/platform/workbook/read-workbook";
import { bankFile, clientFile } from "~/platform/workbook/sheets/sheet-files";
import { CLASS, ENERGY, PLANTS, WASTE } from "../../questions";
import { completeRegistry } from "../answering";
import { makeCompany } from "../company";
import { savedByOffice } from "../saved-by-office";
import { makeWorld, type World } from "../world";
import { filled, opened } from "./filling";
import { download, upload } from "./transfer";

// SOFFICE names LibreOffice, which opens a workbook of ours and saves it.
const { SOFFICE: office } = process.env;
const saved = (file: Buffer) => savedByOffice(office ?? "", file);

const DEMO = "00000000-0000-4000-8000-000000000001";
const WHO = "v3-gov-responsabilita-chi-segue";
const QUESTIONS = "carta-esg-domande-2025.xlsx";
const EXPLAINED = [
  ...[CLASS, PLANTS, WASTE, ENERGY, WHO, "v3-env-acqua-prelievo", "v3-env-emissioni-scope-1"],
  "v3-env-emissioni-scope-2",
];
/** What spreadsheets like to make something else of. */
const AWKWARD = ["=1+1", "@SUM(A1)", "0012", "1/2", "1E3", "“CO₂” – perché 🌱", "_x0041_", "  due spazi  "];

describe.runIf(office)("a workbook that LibreOffice has opened and saved", () => {
  let demo: World;
  let demoAdmin: Call;
  beforeAll(async () => {
    demo = await makeWorld({ now: "2026-11-21T08:00:00.000Z" });
    await loadDemo(demo.parts);
    demoAdmin = await demo.as("admin@azienda-demo.example");
  }, 60_000);
  afterAll(() => demo.close());

  test("has every answer of the demo company as it was, and hands in none that changes", async () => {
    const before = await download(demo, DEMO);
    const after = saved(before);
    const rows = await readWorkbook(before);
    expect(rows.filter(({ answer }) => answer !== null).length).toBeGreaterThan(200);
    expect(await readWorkbook(after)).toEqual(rows);
    const { preview } = await upload(demoAdmin, after);
    expect([preview?.changes, preview?.refusals]).toEqual([[], []]);
  });

  test("proposes to a company what was filled into its questions, to the letter and the last digit", async () => {
    const { world, companyId, admin } = await makeCompany();
    await completeRegistry(admin);
    const before = await filled(
      await download(world, companyId, QUESTIONS),
      {
        [CLASS]: { classe: "b" },
        [PLANTS]: { potenza: 33.3 },
        [WASTE]: { totale: 1234.567891, pericolosi: 0.5 },
        [ENERGY]: { "acquistata.rinnovabile": "12,5", "acquistata.non-rinnovabile": 100 },
        [WHO]: { value: "incarico-scritto", "incarico-scritto_text": "=2+2" },
      },
      Object.fromEntries(AWKWARD.map((words, at) => [EXPLAINED[at] ?? "", { explanation: words }])),
    );
    const after = saved(before);
    const rows = await readWorkbook(before);
    expect(JSON.stringify(rows)).toContain(JSON.stringify(AWKWARD.at(-1)));
    expect(await readWorkbook(after)).toEqual(rows);
    const [ours, theirs] = [await upload(admin, before), await upload(admin, after)];
    expect(theirs.preview?.changes.length).toBeGreaterThanOrEqual(3);
    expect(theirs.preview).toEqual(ours.preview);
    await world.close();
  });

  test.each([
    ["bank", bankFile, "carta-esg-banca-2025.xlsx"],
    ["client", clientFile, "carta-esg-cliente-2025.xlsx"],
  ] as const)("has every cell of the sheet for a %s", async (_, source, name) => {
    const file = await source.open(demo.parts, DEMO, name);
    const before = Buffer.from(await new Response(file?.bytes).arrayBuffer());
    const cells = async (bytes: Buffer) =>
      (await opened(bytes)).worksheets.map((sheet) => [
        sheet.name,
        sheet.rows
          .map((row) =>
            row
              .map(({ value }) => value ?? "")
              .join("\t")
              .trimEnd(),
          )
          .filter(Boolean),
      ]);
    const written = await cells(before);
    expect(written.flat(2).length).toBeGreaterThan(40);
    expect(await cells(saved(before))).toEqual(written);
  });
});
