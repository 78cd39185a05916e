import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { readWorkbook } from "~/platform/workbook/read-workbook";
import { download } from "../workbook/transfer";
import { completeRegistry, elementsOf, save, shown } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { ENERGY, RULES, WATER, WATER_USED } from "../../questions";

const SCOPE_2 = "v3-env-emissioni-scope-2";

let world: World;
let admin: Call;
let companyId: string;

beforeEach(async () => void ({ world, companyId, admin } = await makeCompany()));

afterEach(() => world.close());

describe("fault 12: a parent", () => {
  test("that changes closes its dependent, which keeps its value and comes back with it", async () => {
    await save(admin, WATER, { prelievo: "900", uso: "processi" });
    await save(admin, WATER_USED, { consumo: "100" });
    const points = (await shown(admin, WATER_USED)).scores;
    await save(admin, WATER, { prelievo: "900", uso: "civile" }, { revision: 1 });
    expect(await shown(admin, WATER_USED)).toMatchObject({
      status: "na-blocked",
      coins: 0,
      blockedBy: {
        question: { id: WATER, answered: [{ value: "900 m³" }, { value: expect.any(String) as string }] },
        opens: [{ question: { id: WATER }, anyOf: [expect.any(String)], above: null, atLeast: null }],
      },
    });
    await expect(save(admin, WATER_USED, { consumo: "5" }, { revision: 1 })).rejects.toMatchObject({
      status: 409,
      message: "internal/question_blocked",
      errors: [{ path: WATER_USED, code: "question_blocked" }],
    });
    await save(admin, WATER, { prelievo: "900", uso: "processi" }, { revision: 2 });
    expect(await shown(admin, WATER_USED)).toMatchObject({ status: "self-declared", scores: points });
    expect(await elementsOf(admin, WATER_USED)).toEqual({ consumo: "100" });
  });

  test("keeps what it closes out of the card and of the workbook, and gives it back to both", async () => {
    await completeRegistry(admin);
    await save(admin, RULES, { value: "no" });
    await save(admin, WATER, { prelievo: "900", uso: "processi" });
    await save(admin, WATER_USED, { consumo: "100" });
    await save(admin, WATER, { prelievo: "900", uso: "civile" }, { revision: 1 });
    expect(await exported()).toEqual({ inCard: false, inWorkbook: false });
    await save(admin, WATER, { prelievo: "900", uso: "processi" }, { revision: 2 });
    world.clock.advance({ hours: 25 });
    admin = await world.as("a@prova.example");
    expect(await exported()).toEqual({ inCard: true, inWorkbook: true });
  });

  test("in the registry opens its questions once the fact is there", async () => {
    const guid = "v3-soc-retribuzione-e-contratti-minimo";
    expect(await shown(admin, guid)).toMatchObject({
      status: "blocked",
      blockedBy: { registry: "employees", opens: [{ registry: "employees", atLeast: 1 }] },
    });
    await expect(save(admin, guid, { value: "yes" })).rejects.toMatchObject({ status: 409 });
    await completeRegistry(admin);
    await save(admin, guid, { value: "yes" });
    await completeRegistry(admin, { numberOfEmployees: "0" });
    expect((await shown(admin, guid)).status).toBe("na-blocked");
  });
});

describe("a value taken from another answer", () => {
  const energy = (bought: string) => ({
    "acquistata.rinnovabile": "20",
    "acquistata.non-rinnovabile": bought,
  });

  test("follows its source until it is confirmed, and stays then", async () => {
    await save(admin, ENERGY, energy("100"));
    expect(await shown(admin, SCOPE_2)).toMatchObject({
      status: "autofilled",
      autofilledFrom: [{ id: ENERGY, fills: "elettricita", value: "120", line: { value: "120 MWh" } }],
      answer: { answerElements: [{ id: "elettricita", value: "120" }], revision: 0, updatedBy: null },
    });
    await save(admin, ENERGY, energy("50"), { revision: 1 });
    expect(await elementsOf(admin, SCOPE_2)).toEqual({ elettricita: "70" });
    await save(admin, SCOPE_2, { elettricita: "70", calore: "0", emissioni: "18" });
    await save(admin, ENERGY, energy("60"), { revision: 2 });
    expect(await shown(admin, SCOPE_2)).toMatchObject({ status: "incompatible", answer: { revision: 1 } });
    expect(await elementsOf(admin, SCOPE_2)).toEqual({ elettricita: "70", calore: "0", emissioni: "18" });
  });
});

describe("an implausible value", () => {
  test("is stored, asks for an explanation, and counts once it has one", async () => {
    await completeRegistry(admin);
    await save(admin, SCOPE_2, { elettricita: "10", calore: "0", emissioni: "9000" });
    const asking = await shown(admin, SCOPE_2);
    expect(asking).toMatchObject({ status: "incompatible", scores: 0 });
    expect(asking.implausible).toHaveLength(1);
    const explained = { revision: 1, incompatibilityExplanation: "Fornitura a carbone, dato del gestore." };
    await save(admin, SCOPE_2, { elettricita: "10", calore: "0", emissioni: "9000" }, explained);
    expect(await shown(admin, SCOPE_2)).toMatchObject({ status: "self-declared", implausible: [] });
  });
});

/** Whether the dependent's value is in the card that is issued now, and in the workbook that is fetched now. */
async function exported(): Promise<{ inCard: boolean; inWorkbook: boolean }> {
  const { revision } = await admin("survey.overview", { query: {} });
  const { versionId } = await admin("survey.publish", { body: { revision } });
  const { snapshot } = await world.db
    .selectFrom("card_version")
    .select("snapshot")
    .where("id", "=", versionId)
    .executeTakeFirstOrThrow();
  const rows = await readWorkbook(await download(world, companyId, "carta-esg-risposte-2025.xlsx"));
  return {
    inCard: WATER_USED in (JSON.parse(snapshot) as { answers: object }).answers,
    inWorkbook: rows.some(({ questionId, answer }) => questionId === WATER_USED && answer !== undefined),
  };
}
