import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { ENERGY } from "../../questions";
import { completeRegistry, save, shown } from "../answering";
import { makeCompany } from "../company";
import { makeVerifying } from "../verification/verifying";
import type { World } from "../world";

const SCOPE_1 = "v3-env-emissioni-scope-1";
const OLD_SCOPE_1 = "v2-env-emissioni-scope-1";
const FUEL = "env-scope-1-e-combustibili";
const LAST_YEAR = "env-scope-1-e-anno-scorso";

const energy = (fuel: string) => ({
  ...{ "acquistata.rinnovabile": "0", "acquistata.non-rinnovabile": "20" },
  ...{ "autoprodotta.rinnovabile": "0", "autoprodotta.non-rinnovabile": "0" },
  ...{ "calore.rinnovabile": "0", "calore.non-rinnovabile": "0" },
  ...{ "combustibili.rinnovabile": "0", "combustibili.non-rinnovabile": fuel },
});
const scope1 = (emissioni: string) => ({ emissioni, metodo: "calcolo" });

const ruleIn = async (call: Call, id: string, year?: number) =>
  (await call("survey.consistency", { query: { year } })).rules.find((rule) => rule.id === id);

describe("the rules between a company's answers", () => {
  let world: World;
  let admin: Call;
  let companyId: string;
  beforeEach(async () => void ({ world, admin, companyId } = await makeCompany({ fiscalYear: 2024 })));
  afterEach(() => world.close());
  const openYear = (year: number) =>
    world.db.updateTable("company").set({ fiscal_year: year }).where("id", "=", companyId).execute();

  test("are all listed, none of them to be checked before there is an answer", async () => {
    await openYear(2025);
    const { year, rules } = await admin("survey.consistency", { query: {} });
    expect(year).toBe(2025);
    expect(rules).toHaveLength(questionnaireV3.plausibility.length);
    expect(new Set(rules.map(({ state }) => state))).toEqual(new Set(["unknown"]));
  });

  test("say what is compared, what it may be, and that it has to be explained", async () => {
    await openYear(2025);
    await save(admin, ENERGY, energy("4000"));
    await save(admin, SCOPE_1, scope1("1"));
    expect(await ruleIn(admin, FUEL)).toMatchObject({
      ...{ state: "broken", value: "1", unit: "t CO2e", least: "718", most: "1602", explanation: null },
      question: { id: SCOPE_1, level: "start_small", milestone: "emissioni" },
    });
    expect(await shown(admin, SCOPE_1)).toMatchObject({ status: "incompatible" });
  });

  test("are explained by the word of the company, and passed by another number", async () => {
    await openYear(2025);
    await save(admin, ENERGY, energy("4000"));
    const why = "I forni sono di un'altra azienda.";
    await save(admin, SCOPE_1, scope1("1"), { incompatibilityExplanation: why });
    expect(await ruleIn(admin, FUEL)).toMatchObject({ state: "explained", explanation: why });
    await save(admin, SCOPE_1, scope1("900"), { revision: 1 });
    expect(await ruleIn(admin, FUEL)).toMatchObject({ state: "passed", value: "900" });
  });

  test("compare with the year before, by the questions that follow those of then", async () => {
    await save(admin, OLD_SCOPE_1, { emissioni: "30" });
    await openYear(2025);
    await save(admin, SCOPE_1, scope1("900"));
    expect(await ruleIn(admin, LAST_YEAR)).toMatchObject({ state: "broken", least: "-1", most: "100" });
    expect(await shown(admin, SCOPE_1)).toMatchObject({ status: "incompatible" });
    await save(admin, SCOPE_1, scope1("40"), { revision: 1 });
    expect(await ruleIn(admin, LAST_YEAR)).toMatchObject({ state: "passed" });
  });

  test("compare with nothing while the year before is empty", async () => {
    await openYear(2025);
    await save(admin, SCOPE_1, scope1("900"));
    expect(await ruleIn(admin, LAST_YEAR)).toMatchObject({ state: "unknown", least: null, most: null });
  });

  test("use the registry fact that they name: people at work or employees", async () => {
    await openYear(2025);
    await completeRegistry(admin, { numberOfEmployees: "10" });
    await admin("registry.updateCompany", { body: { workforce: "20" } });
    await save(admin, ENERGY, energy("50"));
    await save(admin, "v3-soc-salute-e-sicurezza-infortuni", { numero: "0", ore: "17000" });
    expect(await ruleIn(admin, "env-combustibili-per-addetto")).toMatchObject({ most: "10000" });
    expect(await ruleIn(admin, "v3-soc-hours-per-employee")).toMatchObject({
      state: "passed",
      most: "24000",
    });
  });
});

describe("the rules between the answers of a candidate", () => {
  test("are shown to its verifier as they were frozen, and to no other person", async () => {
    const given = await makeVerifying();
    const admin = await given.admin();
    await save(admin, ENERGY, energy("4000"));
    const why = "I forni sono di un'altra azienda.";
    await save(admin, SCOPE_1, scope1("1"), { incompatibilityExplanation: why });
    const id = await given.begin();
    await save(await given.admin(), SCOPE_1, scope1("900"), { revision: 1 });
    const call = await given.verifier();
    const { year, rules } = await call("survey.candidateConsistency", { params: { id } });
    expect(year).toBe(2025);
    expect(rules.find((rule) => rule.id === FUEL)).toMatchObject({
      ...{ state: "explained", value: "1", least: "718", most: "1602", explanation: why },
    });
    await expect(
      (await given.admin())("survey.candidateConsistency", { params: { id } }),
    ).rejects.toMatchObject({ status: 403 });
    await given.world.addPerson({
      email: "altro@ente.example",
      companyId: await given.world.addCompany({ businessName: "Altro Ente" }),
      isVerifier: true,
    });
    const other = await given.world.as("altro@ente.example");
    await expect(other("survey.candidateConsistency", { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await given.world.close();
  });
});
