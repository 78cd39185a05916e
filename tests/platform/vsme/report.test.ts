import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Call } from "~/api/call";
import type { VsmeReport } from "~/api/contract/vsme";
import { vsmeFile } from "~/platform/reports/vsme/vsme-files";
import { periodCells } from "~/domain/vsme/template-frame";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { readTemplate } from "~/platform/workbook/vsme/read-template";
import { textOf } from "../../documents/read-text";
import { WASTE } from "../../questions";
import { completeRegistry, save } from "../answering";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";
import { formOf, upload } from "../workbook/transfer";
import { factsInInline } from "./inline-facts";
import { ownTemplate } from "./own-template";

const EXCLUDED = "UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement";

interface Facts {
  facts: Record<string, { value: string; dimensions: Record<string, string> }>;
}

let world: World;
let companyId: string;
let admin: Call;
let reader: Call;
beforeAll(async () => {
  const vsmeTemplate = path.join(mkdtempSync(path.join(tmpdir(), "carta-esg-")), "template.xlsx");
  writeFileSync(vsmeTemplate, ownTemplate());
  ({ world, companyId, admin } = await makeCompany(
    { colleagues: ["carla"] },
    { settings: { vsmeTemplate } },
  ));
  reader = await world.as("c@prova.example");
  await completeRegistry(admin);
  await save(admin, "v3-env-emissioni-scope-1", { emissioni: "64.3", metodo: "calcolo" });
  await save(admin, "v3-gov-legalita-condanne", { value: "no" });
});
afterAll(() => world.close());

const report = (call: Call, module?: "basic" | "comprehensive") =>
  call("report.vsme", { params: { version: "draft" }, query: { module } });
const lineOf = (told: VsmeReport, name: string) =>
  told.sections.flatMap(({ lines }) => lines).find((line) => line.name === name);

const fileNamed = async (name: string) => {
  const file = await vsmeFile.open(world.parts, companyId, name);
  if (!file) throw new Error(`There is no ${name}`);
  return Buffer.from(await new Response(file.bytes).arrayBuffer());
};

describe("the VSME report", () => {
  test("says of each datum whether it is answered, and leads to its question", async () => {
    const told = await report(reader);
    expect(lineOf(told, "GrossScope1GreenhouseGasEmissions")).toMatchObject({
      state: "answered",
      question: { id: "v3-env-emissioni-scope-1", milestone: "emissioni" },
      values: [{ kind: "number", value: "64.3", unit: "tCO2e" }],
    });
    expect(lineOf(told, "Assets")).toMatchObject({ state: "missing", values: [] });
    expect(lineOf(told, "Turnover")).toMatchObject({ state: "answered", question: null });
  });

  test("says of what an answer has closed that it does not concern the company", async () => {
    const told = await report(admin);
    const name = "TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws";
    expect(lineOf(told, name)?.state).toBe("not_material");
  });

  test("has no Comprehensive datum in the Basic module", async () => {
    const told = await report(admin, "basic");
    expect(told.sections.map(({ disclosure }) => disclosure)).not.toContain("C1");
    expect(lineOf(told, "BasisForPreparation")?.values).toMatchObject([{ value: "Solo modulo base" }]);
  });

  test("leaves out what the company declares as classified, and lists it", async () => {
    await save(admin, "v3-gov-identita-e-sedi-omissioni", { value: "alcune", alcune_text: "B3" });
    const told = await report(admin);
    expect(lineOf(told, "GrossScope1GreenhouseGasEmissions")).toMatchObject({ state: "omitted", values: [] });
    const list = "ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation";
    expect(lineOf(told, list)?.values).toMatchObject([{ value: "B3" }]);
    await save(admin, "v3-gov-identita-e-sedi-omissioni", { value: "nessuna" }, { revision: 1 });
  });

  test("is that of the caller's company alone", async () => {
    const stranger = await makeStranger(world);
    const told = await report(stranger);
    expect(lineOf(told, "GrossScope1GreenhouseGasEmissions")?.state).toBe("missing");
    await expect(
      stranger("survey.download", {
        params: { type: "vsme" },
        query: { filename: "carta-esg-vsme-completo-2025-ESG-2025-0123456789.json" },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("is for those who may read", async () => {
    await expect(report(world.call())).rejects.toMatchObject({ status: 401 });
  });
});

describe("its files", () => {
  test("state as many facts as the page says, in each form", async () => {
    const { facts, files } = await report(admin);
    const json = JSON.parse((await fileNamed(files.json)).toString()) as { facts: object };
    expect(Object.keys(json.facts)).toHaveLength(facts);
    expect(factsInInline((await fileNamed(files.inline)).toString())).toHaveLength(facts);
  });

  test("are the provider's template, filled in the quarantine", async () => {
    const { files } = await report(admin);
    const rows = await readTemplate(await fileNamed(files.template ?? ""));
    expect(rows.find(({ questionId }) => questionId === "v3-env-emissioni-scope-1")?.answer).toMatchObject({
      value: "64.3",
    });
  });

  test("are also a template that a reader has handed in", async () => {
    const { filename } = await reader("report.vsmeFill", {
      params: { version: "draft" },
      query: {},
      body: formOf(ownTemplate(), "modello.xlsx"),
    });
    expect((await readTemplate(await fileNamed(filename))).length).toBeGreaterThan(0);
    expect(await vsmeFile.open(world.parts, await world.addCompany(), filename)).toBeNull();
  });

  test("are none for the card of another company", async () => {
    await world.addPerson({ email: "o@prova.example", companyId: await world.addCompany(), isAdmin: true });
    const other = await world.as("o@prova.example");
    await completeRegistry(other);
    await save(other, "v3-gov-legalita-condanne", { value: "no" });
    const { versionId } = await other("survey.publish", { body: undefined });
    const fill = (call: Call) =>
      call("report.vsmeFill", {
        params: { version: versionId },
        query: {},
        body: formOf(ownTemplate(), "modello.xlsx"),
      });
    await expect(fill(admin)).rejects.toMatchObject({ status: 404 });
    expect((await fill(other)).filename).toContain(".xlsx");
  });

  test.each([
    ["of another edition", () => ownTemplate({ edition: "1.2.0" }), "vsme_edition"],
    ["with macros", () => ownTemplate({ more: { "xl/vbaProject.bin": "x" } }), "vsme_macros"],
    ["that is no workbook", () => Buffer.from("%PDF-1.7"), "workbook_not_excel"],
  ])("are none for a template %s, and the refusal says why", async (_, made, code) => {
    const body = formOf(made(), "modello.xlsx");
    await expect(
      admin("report.vsmeFill", { params: { version: "draft" }, query: {}, body }),
    ).rejects.toMatchObject({ errors: [{ path: "file", code }] });
  });
});

describe("a template that was filled elsewhere", () => {
  test("proposes answers with the preview of a workbook; one that is stored is a conflict", async () => {
    const { files } = await report(admin);
    const template = await fileNamed(files.template ?? "");
    const { preview } = await upload(admin, template);
    expect(preview?.refusals).toEqual([]);
    // What the company has answered already is no change; the module stands in every template.
    expect(preview?.changes.map(({ question }) => question.id)).toEqual(["v3-gov-identita-e-sedi-criteri"]);
    await save(admin, "v3-env-emissioni-scope-1", { emissioni: "70", metodo: "calcolo" }, { revision: 1 });
    const again = await upload(admin, template);
    const change = again.preview?.changes.find(({ question }) => question.id === "v3-env-emissioni-scope-1");
    expect(change?.conflict).not.toBeNull();
    expect(change?.lines).toMatchObject([{ before: "70 t CO2e", after: "64,3 t CO2e" }]);
  });

  test("is refused where it is about another year", async () => {
    const wrongYear = await fillTemplate(ownTemplate(), [
      ...periodCells(2024),
      {
        range: "GrossScope1GreenhouseGasEmissions",
        down: 0,
        right: 0,
        content: { kind: "number", value: "12" },
      },
    ]);
    await expect(upload(admin, wrongYear, "modello.xlsx")).rejects.toMatchObject({
      errors: [{ path: "file", code: "vsme_other_year", params: { year: "2025" } }],
    });
  });
});

describe("no, not answered and not applicable", () => {
  test("are three things in the report and in its PDF; the facts state the first alone", async () => {
    const reason = { notApplicableChosen: true, notApplicableReason: "Raccolta del Comune." };
    await save(admin, "v3-gov-strategia-settori", { nessuna: "on" });
    await save(admin, WASTE, {}, reason);
    const told = await report(admin);
    expect(lineOf(told, EXCLUDED)).toMatchObject({
      state: "answered",
      values: [{ kind: "boolean", value: "false" }],
    });
    expect(lineOf(told, "Assets")).toMatchObject({ state: "missing", reason: null, values: [] });
    expect(lineOf(told, "TotalWasteGeneratedMass")).toMatchObject({
      state: "not_material",
      reason: "Raccolta del Comune.",
      values: [],
    });
    const text = textOf(await fileNamed(told.files.pdf));
    expect(text).toContain("Esclusione dagli indici allineati a Parigi No");
    expect(text).toContain("Totale dell'attivo Manca");
    expect(text).toContain("Non riguarda l'azienda: Rifiuti in totale (B7 §38(a): Raccolta del Comune.)");
    const json = JSON.parse((await fileNamed(told.files.json)).toString()) as Facts;
    const valueOf = (name: string) =>
      Object.values(json.facts).find(({ dimensions }) => dimensions.concept === `vsme:${name}`)?.value;
    expect([EXCLUDED, "Assets", "TotalWasteGeneratedMass"].map(valueOf)).toEqual([
      "false",
      undefined,
      undefined,
    ]);
  });
});
