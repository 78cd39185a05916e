import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { rebuildBenchmark } from "~/platform/benchmark/rebuild";
import { completeRegistry, save } from "../answering";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";
import { issue } from "./kept";

const WASTE = "v3-env-rifiuti-e-materiali-quantita";
const PROFILE = { sector: "25", macrosector: "C", size: "medium" as const };

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany()));
afterEach(() => world.close());

async function indicator(id: string, call: Call = admin, version?: string) {
  const { indicators } = await call("report.indicators", { query: { version } });
  const found = indicators.find((one) => one.id === id);
  if (!found) throw new Error(`No indicator ${id}`);
  return found;
}

/** Others whose cards say in which interval their recovered waste lies. */
async function others(count: number, step: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const entry = { profile: PROFILE, samples: [], shares: {}, indicators: { waste_recovered_share: step } };
    await issue(world, await world.addCompany(), entry);
  }
}

describe("an indicator", () => {
  test("is computed from answers, and names its inputs, formula and source", async () => {
    await save(admin, WASTE, { totale: "12.5", pericolosi: "0.5", recuperati: "10" });
    expect(await indicator("waste_non_hazardous")).toMatchObject({
      state: "computed",
      value: "12",
      unit: "t",
      formula: "Rifiuti totali − rifiuti pericolosi",
      inputs: [
        { label: "Rifiuti totali", value: "12.5", unit: "t", question: { id: WASTE } },
        { value: "0.5", question: { id: WASTE } },
      ],
      sources: [{ words: "VSME B7 §38(a)", editions: [{ id: "vsme-2025" }, { id: "vsme-2026" }] }],
    });
  });

  test("of a card is that of the answers with which it was issued, whatever the draft says later", async () => {
    await completeRegistry(admin);
    const answer = { totale: "12.5", pericolosi: "0.5", recuperati: "10" };
    await save(admin, WASTE, answer);
    const { revision } = await admin("survey.overview", { query: {} });
    const { versionId } = await admin("survey.publish", { body: { revision } });
    await save(admin, WASTE, { ...answer, totale: "20.5" }, { revision: 1 });
    const values = await Promise.all(
      [undefined, versionId, "public"].map((version) => indicator("waste_non_hazardous", admin, version)),
    );
    expect(values.map(({ value }) => value)).toEqual(["20", "12", "12"]);
  });

  test("is missing until registry and answers give every input", async () => {
    await save(admin, WASTE, { totale: "12.5", pericolosi: "0.5", recuperati: "10" });
    expect(await indicator("waste_intensity")).toMatchObject({
      state: "missing",
      value: null,
      inputs: [{ value: "12.5" }, { registry: "turnover", value: null }],
    });
    await completeRegistry(admin);
    expect(await indicator("waste_intensity")).toMatchObject({ state: "computed", value: "2.78" });
  });

  test("does not apply where the company says that its question does not", async () => {
    await save(
      admin,
      WASTE,
      {},
      { notApplicableChosen: true, notApplicableReason: "Usa la raccolta del Comune" },
    );
    expect(await indicator("waste_non_hazardous")).toMatchObject({ state: "not_applicable", value: null });
  });

  test("is compared from five companies on, from the next day on, and its quarters from ten", async () => {
    await completeRegistry(admin);
    await others(4, 8);
    world.clock.advance({ hours: 24 });
    expect((await indicator("waste_recovered_share")).others).toBeNull();
    await others(1, 3);
    expect((await indicator("waste_recovered_share")).others).toBeNull();
    world.clock.advance({ hours: 24 });
    expect((await indicator("waste_recovered_share")).others).toMatchObject({
      numberOfCompanies: { from: 5, to: 9 },
      median: { from: "80", to: "90" },
      middle: null,
    });
    await others(5, 3);
    world.clock.advance({ hours: 24 });
    expect((await indicator("waste_recovered_share")).others).toMatchObject({
      numberOfCompanies: { from: 10, to: 19 },
      middle: { from: "30", to: "90" },
    });
  });

  test("of another company is never read", async () => {
    await save(admin, WASTE, { totale: "12.5", pericolosi: "0.5", recuperati: "10" });
    const stranger = await makeStranger(world);
    expect((await indicator("waste_non_hazardous", stranger)).state).toBe("missing");
  });

  test("is no longer counted once the versions it came from do not say it", async () => {
    await others(5, 8);
    await rebuildBenchmark(world.parts);
    const rows = await world.db
      .selectFrom("benchmark_question")
      .select("live")
      .where("scored_class", "=", "indicators")
      .execute();
    expect(new Set(rows.map(({ live }) => live))).toEqual(new Set(["{}"]));
  });

  test("does not exist for a year before 2025", async () => {
    expect((await admin("report.indicators", { query: { year: 2024 } })).indicators).toEqual([]);
  });
});
