import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { completeRegistry, save, shown } from "../answering";
import { countedQueries } from "../queries";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, ENERGY, FORM, OLD_CLASS, OLD_FORM, RULES, SITES } from "../../questions";

const OLD_POWER = "v2-env-energia-impianti";
const POWER = "v3-env-energia-impianti";
const OLD_ENERGY = "v2-env-energia-consumi";
const CONVICTIONS = "v3-gov-legalita-condanne-dettaglio";

let world: World;
let admin: Call;
let companyId: string;

beforeEach(async () => void ({ world, companyId, admin } = await makeCompany({ fiscalYear: 2024 })));

afterEach(() => world.close());

const openYear = (year: number) =>
  world.db.updateTable("company").set({ fiscal_year: year }).where("id", "=", companyId).execute();

const offer = async (guid: string) => (await shown(admin, guid)).lastYear;

describe("what was answered a year ago", () => {
  test("is offered in the words of then and in the elements of now, and nothing is stored", async () => {
    await save(admin, OLD_FORM, { forma: "srl" });
    await openYear(2025);
    expect(await shown(admin, FORM)).toMatchObject({
      status: "not-answered",
      answer: { answerElements: [], revision: 0 },
      lastYear: {
        year: 2024,
        change: "same",
        answered: [{ label: "Forma giuridica" }],
        answerElements: [{ id: "forma", value: "srl" }],
        notApplicableReason: null,
      },
    });
    expect(await world.db.selectFrom("answer").select("year").execute()).toEqual([{ year: 2024 }]);
  });

  test("is to be checked where it counts something, or where the question changed", async () => {
    await save(admin, OLD_ENERGY, {
      "elettricita.rinnovabile": "10",
      "elettricita.non-rinnovabile": "20",
      "combustibili.rinnovabile": "0",
      "combustibili.non-rinnovabile": "5.5",
    });
    await save(admin, OLD_CLASS, { classe: "b" });
    await openYear(2025);
    expect((await offer(CLASS))?.change).toBe("revised");
    const energy = await offer(ENERGY);
    expect(energy?.change).toBe("revised");
    expect(energy?.answerElements).toContainEqual({ id: "acquistata.rinnovabile", value: "10" });
    expect(energy?.answered.map(({ value }) => value)).toContain("5,5 MWh");
  });

  test("without a successor of its choice is shown, and nothing of it fits", async () => {
    await save(admin, OLD_CLASS, { classe: "a" });
    await openYear(2025);
    const found = await offer(CLASS);
    expect(found?.answered).toHaveLength(1);
    expect(found?.answerElements).toEqual([]);
  });

  test("as not applicable is offered with its reason", async () => {
    const reason = "Non usiamo fabbricati.";
    await save(admin, OLD_CLASS, {}, { notApplicableChosen: true, notApplicableReason: reason });
    await openYear(2025);
    expect(await offer(CLASS)).toMatchObject({
      change: "revised",
      answered: [],
      notApplicableReason: reason,
      answerElements: [],
    });
  });

  test("is not offered once there is an answer, and comes beside an incomplete one", async () => {
    await save(admin, OLD_ENERGY, {
      "elettricita.rinnovabile": "10",
      "elettricita.non-rinnovabile": "20",
      "combustibili.rinnovabile": "0",
      "combustibili.non-rinnovabile": "5.5",
    });
    await save(admin, OLD_POWER, { potenza: "99.5" });
    await openYear(2025);
    await save(admin, POWER, { potenza: "120" });
    expect(await offer(POWER)).toBeNull();
    await save(admin, ENERGY, { "acquistata.rinnovabile": "77" });
    const beside = (await offer(ENERGY))?.answerElements.map(({ id }) => id) ?? [];
    expect(beside).toContain("combustibili.non-rinnovabile");
    expect(beside).not.toContain("acquistata.rinnovabile");
  });

  test("is not offered where it was not in force: incomplete, or closed by another answer", async () => {
    await save(admin, OLD_ENERGY, { "elettricita.rinnovabile": "10" });
    await openYear(2025);
    expect(await offer(ENERGY)).toBeNull();
    await save(admin, RULES, { value: "yes" });
    await save(admin, CONVICTIONS, { condanne: "1", sanzioni: "2000" });
    await openYear(2026);
    expect(await offer(CONVICTIONS)).toBeNull();
    await save(admin, RULES, { value: "yes" });
    const answerElements = [
      { id: "condanne", value: "1" },
      { id: "sanzioni", value: "2000" },
    ];
    expect(await offer(CONVICTIONS)).toMatchObject({ answerElements });
    await openYear(2025);
    await save(admin, RULES, { value: "no" }, { revision: 1 });
    await openYear(2026);
    expect(await offer(CONVICTIONS)).toBeNull();
  });

  test("follows the same questionnaire into the next year", async () => {
    await openYear(2025);
    await save(admin, SITES, { value: "nessuno" });
    await save(admin, POWER, { potenza: "12" });
    await openYear(2026);
    expect(await offer(SITES)).toMatchObject({ year: 2025, change: "same" });
    expect(await offer(POWER)).toMatchObject({ year: 2025, change: "revised" });
  });

  test("comes from 2023 into 2024 by the mapping of then", async () => {
    await openYear(2023);
    await save(admin, "v1-planet-gestione-ambientale-regole", { energia: "on" });
    await openYear(2024);
    expect(await offer("v2-env-territorio-e-clima-regole")).toMatchObject({
      year: 2023,
      change: "same",
      answerElements: [{ id: "energia", value: "on" }],
    });
  });

  test("of two years ago is not offered", async () => {
    await save(admin, OLD_FORM, { forma: "srl" });
    await openYear(2026);
    expect(await offer(FORM)).toBeNull();
  });

  test("of another company is never seen", async () => {
    await save(admin, OLD_FORM, { forma: "srl" });
    const other = await world.addCompany({ fiscalYear: 2025 });
    await world.addPerson({ email: "x@altra.example", companyId: other, isAdmin: true });
    expect((await shown(await world.as("x@altra.example"), FORM)).lastYear).toBeNull();
  });
});

describe("last year's numbers", () => {
  test("are there to compare with, also once the question is answered, and not as an offer", async () => {
    await openYear(2024);
    await save(admin, OLD_POWER, { potenza: "99.5" });
    await openYear(2025);
    await completeRegistry(admin);
    const numbers = { year: 2024, answerElements: [{ id: "potenza", value: "99.5" }] };
    expect((await shown(admin, POWER)).before).toMatchObject(numbers);
    await save(admin, POWER, { potenza: "120" });
    const answered = await shown(admin, POWER);
    expect([answered.status, answered.lastYear]).toEqual(["self-declared", null]);
    expect(answered.before).toEqual(numbers);
  });
});

describe("the question page reads", () => {
  const queriesOf = (guid: string) => countedQueries(world, "a@prova.example", (call) => shown(call, guid));

  test("one thing more for last year's answers, and nothing where there is no year before", async () => {
    await openYear(2025);
    await completeRegistry(admin);
    const without = await queriesOf(ENERGY);
    await openYear(2024);
    await save(admin, OLD_ENERGY, { "elettricita.rinnovabile": "10" });
    await openYear(2025);
    const having = await queriesOf(ENERGY);
    await save(admin, ENERGY, { "acquistata.rinnovabile": "1" });
    expect(having - without).toBe(1);
    // Answered in full and without numbers, there is nothing to offer and nothing to compare.
    await save(admin, SITES, { value: "nessuno" });
    expect(await queriesOf(SITES)).toBe(without);
  });
});
