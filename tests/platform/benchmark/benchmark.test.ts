import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import type { Call } from "~/api/call";
import type { Profile } from "~/domain/benchmark/cells";
import { rebuildBenchmark } from "~/platform/benchmark/rebuild";
import { markDemoFolder } from "~/platform/data-folder";
import { companies as companiesWith, METALWORK } from "../../domain/benchmark/entries";
import { answerEverything, completeRegistry } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { issue, YEAR } from "./kept";

const EXAMPLE = { average: null, population: null, example: true, numberOfCompanies: null };

let world: World;
let admin: Call;

beforeEach(async () => {
  ({ world, admin } = await makeCompany());
  await completeRegistry(admin, { numberOfEmployees: "30" });
});
afterEach(() => world.close());

/** Companies that each have issued today, with these scores in Fondamentali. */
async function others(percents: number[], profile: Profile = METALWORK): Promise<void> {
  for (const entry of companiesWith(percents, profile)) await issue(world, await world.addCompany(), entry);
}

async function tomorrow() {
  world.clock.advance({ days: 1 });
  admin = await world.as("a@prova.example");
}

const asked = (query: Parameters<typeof admin<"report.benchmark">>[1]["query"] = {}) =>
  admin("report.benchmark", { query });

describe("the benchmark", () => {
  test("is the placeholders of the specification where there are fewer than five companies", async () => {
    await others([10, 20, 30, 40]);
    await tomorrow();
    const { gapAnalysis, competitiveness, numberOfCompanies } = await asked();
    expect(numberOfCompanies).toBeNull();
    for (const gap of [...Object.values(gapAnalysis), competitiveness]) {
      expect(gap).toMatchObject({ ...EXAMPLE, distribution: [50, 20, 20, 10] });
    }
    const parts = [...gapAnalysis.master.areas, ...(competitiveness?.sections ?? [])];
    expect(parts.map(({ id }) => id)).toEqual([
      "environment",
      "social",
      "governance",
      "costs",
      "revenues",
      "resources",
    ]);
    for (const { average, distribution } of parts) {
      expect({ average, distribution }).toEqual({ average: null, distribution: [9, 18, 45, 28] });
    }
  });

  test("is shown from the day after, and says whom it is about", async () => {
    await others([0, 20, 40, 60, 81]);
    expect((await asked()).gapAnalysis.start_small).toMatchObject(EXAMPLE);
    await tomorrow();
    const shown = await asked();
    expect(shown).toMatchObject({ year: YEAR, referenceSector: "25", companySize: "small", demo: false });
    expect([shown.numberOfCompanies, shown.companies]).toEqual([5, { from: 5, to: 9 }]);
    expect(shown.gapAnalysis.start_small).toMatchObject({
      average: 40,
      distribution: [20, 20, 40, 20],
      numberOfCompanies: { from: 5, to: 9 },
      example: false,
      population: {
        rung: "sector_size",
        sector: { id: "25", label: expect.stringMatching(/metall/i) as string },
        macrosector: null,
        companySize: "small",
        widened: false,
      },
    });
    const none = { average: null, distribution: null, numberOfCompanies: null };
    expect(shown.gapAnalysis.start_small.areas).toMatchObject([none, none, none]);
    expect(shown.gapAnalysis.master).toMatchObject(EXAMPLE);
  });

  test("widens where the closest are too few, and says so", async () => {
    await others([10, 20, 30]);
    await others([40, 50, 60], { ...METALWORK, sector: "24" });
    await tomorrow();
    expect((await asked()).gapAnalysis.start_small).toMatchObject({
      average: 35,
      population: { rung: "macrosector_size", macrosector: { id: "C" }, sector: null, widened: true },
    });
  });

  test("is about those who are asked for: a sector, a section, a size, or all", async () => {
    await others([10, 10, 10, 10, 10]);
    await others([90, 90, 90, 90, 90], { sector: "62", macrosector: "K", size: "large" });
    await tomorrow();
    const told = async (query: Parameters<typeof asked>[0]) => {
      const { referenceSector, companySize, gapAnalysis } = await asked(query);
      const { average, distribution } = gapAnalysis.start_small;
      return [referenceSector, companySize, average, distribution];
    };
    expect(await told({})).toEqual(["25", "small", 10, [0, 100, 0, 0]]);
    expect(await told({ sector: "62", size: "large" })).toEqual(["62", "large", 90, [0, 0, 0, 100]]);
    expect(await told({ sector: "K", size: "all" })).toEqual(["K", null, 90, [0, 0, 0, 100]]);
    expect(await told({ sector: "all", size: "all" })).toEqual([null, null, 50, [0, 50, 0, 50]]);
    expect(await told({ sector: "all", size: "large" })).toEqual([null, "large", 90, [0, 0, 0, 100]]);
    expect((await asked({ sector: "62" })).gapAnalysis.start_small).toMatchObject({
      average: 90,
      population: { rung: "macrosector", widened: true },
    });
  });

  test("tells the middle half of ten companies, in steps of five, and of nine nothing", async () => {
    await others([0, 10, 20, 30, 40, 50, 60, 70, 80]);
    await tomorrow();
    expect((await asked()).gapAnalysis.start_small.middle).toBeNull();
    await others([90]);
    await tomorrow();
    expect((await asked()).gapAnalysis.start_small).toMatchObject({
      middle: { from: 20, to: 75 },
      numberOfCompanies: { from: 10, to: 19 },
    });
  });

  test("keeps the middle half back until companies counted by an earlier release are counted anew", async () => {
    await others([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    await world.db.deleteFrom("benchmark_question").where("scored_class", "=", "scores").execute();
    await tomorrow();
    expect((await asked()).gapAnalysis.start_small).toMatchObject({ average: 45, middle: null });
    await rebuildBenchmark(world.parts);
    expect((await asked()).gapAnalysis.start_small.middle).toEqual({ from: 20, to: 75 });
  });

  test("names the populations of the company's own kind, whatever is asked for", async () => {
    await others([10, 20, 30, 40, 50]);
    await others([10, 20, 30], { sector: "62", macrosector: "K", size: "large" });
    await tomorrow();
    for (const query of [{}, { sector: "62", size: "large" }] as const) {
      const { populations = [] } = await asked(query);
      expect(populations.map(({ rung, numberOfCompanies: { from, to } }) => [rung, from, to])).toEqual([
        ["sector_size", 5, 9],
        ["macrosector_size", 5, 9],
        ["macrosector", 5, 9],
        ["size", 5, 9],
        ["all", 5, 9],
      ]);
    }
  });

  test("never counts the company that looks, in any cell", async () => {
    await others([10, 20, 30, 40, 50]);
    await answerEverything(admin);
    const { revision } = await admin("survey.overview", { query: {} });
    await admin("survey.publish", { body: { revision } });
    await tomorrow();
    for (const query of [{}, { sector: "C", size: "all" }, { sector: "all", size: "all" }] as const) {
      const { start_small } = (await asked(query)).gapAnalysis;
      expect(start_small).toMatchObject({ average: 30, numberOfCompanies: { from: 5, to: 9 } });
      expect(start_small.areas[0]?.average).toBeNull();
    }
  });

  test("counts every other company with its newest version only", async () => {
    await others([10, 20, 30, 40]);
    const busy = await world.addCompany();
    const [first, second] = companiesWith([0, 100]);
    if (first) await issue(world, busy, first);
    await tomorrow();
    expect((await asked()).gapAnalysis.start_small.average).toBe(20);
    if (second) await issue(world, busy, second);
    expect((await asked()).gapAnalysis.start_small.average).toBe(20);
    await tomorrow();
    expect((await asked()).gapAnalysis.start_small).toMatchObject({
      average: 40,
      numberOfCompanies: { from: 5, to: 9 },
    });
  });

  test("says how many companies there are from twenty on", async () => {
    await others(Array.from({ length: 21 }, (_, index) => 4 * index));
    await tomorrow();
    expect(await asked()).toMatchObject({ numberOfCompanies: 21, companies: { from: 21, to: 21 } });
  });

  test("says when its companies were made up", async () => {
    markDemoFolder(world.parts.settings.dataDir);
    expect((await asked()).demo).toBe(true);
  });

  test("shows nothing of numbers that do not even hold the company's own", async () => {
    await others([10, 20, 30, 40, 50]);
    await answerEverything(admin);
    const { revision } = await admin("survey.overview", { query: {} });
    await admin("survey.publish", { body: { revision } });
    await tomorrow();
    await world.db.updateTable("benchmark_row").set({ live_sum: 0 }).execute();
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    expect((await asked()).gapAnalysis.start_small).toMatchObject(EXAMPLE);
    expect(said.mock.calls.flat().join(" ")).toContain("has to be rebuilt");
    said.mockRestore();
  });
});

test("the benchmark with the year that is open is the one without a year", async () => {
  await others([10, 20, 30, 40, 50]);
  const [named, unnamed] = [await asked({ year: 2025 }), await asked()];
  expect(named).toEqual(unnamed);
  expect(Object.keys(named.gapAnalysis)).toContain("start_small");
});

describe("a benchmark that is not there", () => {
  test.each([2024, 2023, 2026, 2027])("of the year %i is 404", async (year) => {
    await expect(asked({ year })).rejects.toMatchObject({ status: 404 });
  });

  test.each(["Z", "04", "x"])("of the sector %s is refused", async (sector) => {
    await expect(asked({ sector })).rejects.toMatchObject({ status: 422 });
  });
});
