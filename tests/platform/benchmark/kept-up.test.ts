import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Entry } from "~/domain/benchmark/aggregates";
import { isShownOn, shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { rebuilt } from "~/domain/benchmark/rebuild";
import { rebuildBenchmark } from "~/platform/benchmark/rebuild";
import { runs } from "../../runs";
import { companies as companiesWith, entries } from "../../domain/benchmark/entries";
import { makeWorld, type World } from "../world";
import { issue, kept, keptQuestions, questionsOf, YEAR } from "./kept";

let world: World;
let ids: string[];
beforeAll(async () => {
  world = await makeWorld();
  ids = await Promise.all(Array.from({ length: 6 }, () => world.addCompany()));
});
afterAll(() => world.close());

/** A company issues after a pause; a version of another time, before there was a benchmark, was not counted. */
const issues = fc.array(
  fc.record({ company: fc.nat(5), pauseHours: fc.nat(40), entry: entries, isCounted: fc.boolean() }),
  { maxLength: 12 },
);

async function empty() {
  for (const table of ["benchmark_entry", "benchmark_row", "benchmark_question", "card_version"] as const) {
    await world.db.deleteFrom(table).execute();
  }
  // The night in which summer time begins is within reach.
  world.clock.set("2026-03-27T12:00:00.000Z");
}

interface Issued {
  company: string;
  issuedAt: string;
  entry: Entry;
}

async function play(given: { company: number; pauseHours: number; entry: Entry; isCounted: boolean }[]) {
  await empty();
  const issued: Issued[] = [];
  for (const { company, pauseHours, entry, isCounted } of given) {
    world.clock.advance({ hours: pauseHours, minutes: 1 });
    const id = ids[company] ?? "";
    issued.push({ company: id, issuedAt: world.clock.now().toISOString(), entry });
    await issue(world, id, entry, { isCounted });
  }
  return issued;
}

async function expectWhole(issued: Issued[]) {
  const today = romeDay(world.clock.now());
  const { opening, live } = rebuilt(issued, today);
  expect(await kept(world, (row) => row.live)).toEqual(live);
  expect(await kept(world, (row) => shownOn(row, today))).toEqual(opening);
  const began = newest(issued.filter(({ issuedAt }) => isShownOn(issuedAt, today)));
  expect(await keptQuestions(world, (row) => row.live)).toEqual(questionsOf(newest(issued)));
  expect(await keptQuestions(world, (row) => shownOn(row, today))).toEqual(questionsOf(began));
}

/** The versions come in the order of their issuing. */
const newest = (issued: Issued[]): Entry[] => [
  ...new Map(issued.map(({ company, entry }) => [company, entry])).values(),
];

describe("the stored benchmark", () => {
  test("kept up version by version is the one made anew from all versions, on whatever day", async () => {
    await fc.assert(
      fc.asyncProperty(issues, fc.nat(30), async (given, laterHours) => {
        const issued = await play(given.map((one) => ({ ...one, isCounted: true })));
        world.clock.advance({ hours: laterHours });
        await expectWhole(issued);
      }),
      { numRuns: runs(40) },
    );
  }, 60_000);

  test("is the same after it was rebuilt, which then changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(issues, async (given) => {
        const issued = await play(given.map((one) => ({ ...one, isCounted: true })));
        expect(await rebuildBenchmark(world.parts)).toMatchObject({ entries: 0, rows: 0 });
        await expectWhole(issued);
      }),
      { numRuns: runs(15) },
    );
  }, 60_000);

  test("is rebuilt from the versions alone, whatever was lost or never counted", async () => {
    const damage = fc.constantFrom(
      ...(["nothing", "entries", "rows", "questions", "both", "numbers", "answers", "strangers"] as const),
    );
    await fc.assert(
      fc.asyncProperty(issues, damage, async (given, damaged) => {
        const issued = await play(given);
        const { db } = world;
        if (damaged === "entries" || damaged === "both") await db.deleteFrom("benchmark_entry").execute();
        if (damaged === "rows" || damaged === "both") await db.deleteFrom("benchmark_row").execute();
        if (damaged === "questions") await db.deleteFrom("benchmark_question").execute();
        if (damaged === "answers") {
          const wrong = JSON.stringify({ "domanda-a": [3, 120], "domanda-z": [1, 0] });
          await db.updateTable("benchmark_question").set({ live: wrong }).execute();
        }
        if (damaged === "numbers") {
          await db.updateTable("benchmark_row").set({ live_sum: 7, opening_companies: 3 }).execute();
        }
        if (damaged === "strangers") {
          const versions = db
            .selectFrom("card_version")
            .select("id")
            .where("company_id", "=", ids[0] ?? "");
          await db.deleteFrom("card_version").where("id", "in", versions).execute();
          issued.splice(0, Infinity, ...issued.filter(({ company }) => company !== ids[0]));
        }
        await rebuildBenchmark(world.parts);
        await expectWhole(issued);
      }),
      { numRuns: runs(40) },
    );
  }, 60_000);

  test("goes on being kept up while it is rebuilt", async () => {
    await empty();
    const issued: Issued[] = [];
    const add = async (company: number, percent: number) => {
      const [entry] = companiesWith([percent]);
      if (!entry) return;
      world.clock.advance({ minutes: 1 });
      issued.push({ company: ids[company] ?? "", issuedAt: world.clock.now().toISOString(), entry });
      await issue(world, ids[company] ?? "", entry);
    };
    for (const company of [0, 1, 2, 3]) await add(company, 20 * company);
    await world.db.updateTable("benchmark_row").set({ live_companies: 99 }).execute();
    await Promise.all([rebuildBenchmark(world.parts), add(4, 50), add(0, 90), add(5, 10)]);
    await expectWhole(issued);
  });

  test("is left to the rebuilding that began last", async () => {
    await empty();
    const [entry] = companiesWith([40]);
    for (const id of ids) await issue(world, id, entry as Entry, { isCounted: false });
    const both = await Promise.allSettled([rebuildBenchmark(world.parts), rebuildBenchmark(world.parts)]);
    expect(both.map(({ status }) => status)).toContain("fulfilled");
    const today = romeDay(world.clock.now());
    const all = (await kept(world, (row) => row.live)).get("all")?.get("start_small");
    expect(all).toEqual({ companies: 6, sum: 24_000, buckets: [0, 0, 6, 0] });
    expect(await kept(world, (row) => shownOn(row, today))).toEqual(new Map());
  });

  test("keeps nothing of years before the third version of the questionnaire", async () => {
    await empty();
    const [entry] = companiesWith([40]);
    await issue(world, ids[0] ?? "", entry as Entry, { year: 2024 });
    await rebuildBenchmark(world.parts);
    expect(await world.db.selectFrom("benchmark_entry").selectAll().execute()).toEqual([]);
    expect(await kept(world, (row) => row.live)).toEqual(new Map());
    expect(YEAR).toBe(2025);
  });
});
