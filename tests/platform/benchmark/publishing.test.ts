import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { aggregate } from "~/domain/benchmark/aggregates";
import { shownOn } from "~/domain/benchmark/daily";
import { entryOf } from "~/platform/benchmark/entry-of";
import { rebuildBenchmark } from "~/platform/benchmark/rebuild";
import { findEntry } from "~/platform/store/benchmark/entries";
import type { Snapshot } from "~/platform/store/versions";
import { answerBest, answerEverything, completeRegistry } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { kept, keptQuestions, questionsOf, YEAR } from "./kept";

let world: World;
let admin: Call;
let companyId: string;

beforeEach(async () => {
  ({ world, companyId, admin } = await makeCompany());
  await completeRegistry(admin);
  await answerEverything(admin);
});
afterEach(() => world.close());

async function publish() {
  const { revision } = await admin("survey.overview", { query: {} });
  return admin("survey.publish", { body: { revision } });
}

async function entries() {
  const rows = await world.db.selectFrom("card_version").select("snapshot").orderBy("issued_at").execute();
  return rows.map(({ snapshot }) => entryOf(JSON.parse(snapshot) as Snapshot));
}

async function later(days: number) {
  world.clock.advance({ days });
  admin = await world.as("a@prova.example");
}

describe("issuing a version", () => {
  test("counts the company with what its snapshot says", async () => {
    await publish();
    const [entry] = await entries();
    expect(entry?.profile).toEqual({ sector: "25", macrosector: "C", size: "medium" });
    expect(entry?.samples).toHaveLength(16);
    expect((await findEntry(world.db, companyId, YEAR)).live).toEqual(entry);
    expect(await kept(world, (row) => row.live)).toEqual(aggregate(entry ? [entry] : []));
    expect(Object.keys(entry?.shares ?? {})).toEqual(["start_small", "graduate", "master"]);
    expect(await keptQuestions(world, (row) => row.live)).toEqual(questionsOf(entry ? [entry] : []));
    expect(await kept(world, (row) => shownOn(row, "2026-03-10"))).toEqual(new Map());
    expect(await keptQuestions(world, (row) => shownOn(row, "2026-03-10"))).toEqual(new Map());
    expect(await rebuildBenchmark(world.parts)).toEqual({ companies: 1, entries: 0, rows: 0 });
  });

  test("puts the newer version in the place of the older one, in the cells where the company lies now", async () => {
    await publish();
    await later(2);
    await answerBest(admin, "v3-gov-legalita-condanne");
    await completeRegistry(admin, { sector: "62" });
    await publish();
    const [before, after] = await entries();
    expect(await kept(world, (row) => row.live)).toEqual(aggregate(after ? [after] : []));
    expect(await keptQuestions(world, (row) => row.live)).toEqual(questionsOf(after ? [after] : []));
    expect(await kept(world, (row) => shownOn(row, "2026-03-12"))).toEqual(aggregate(before ? [before] : []));
  });

  test("that is refused counts nobody", async () => {
    await publish();
    const counted = await kept(world, (row) => row.live);
    await expect(publish()).rejects.toMatchObject({ status: 409 });
    await expect(admin("survey.publish", { body: { revision: 1 } })).rejects.toMatchObject({ status: 409 });
    expect(await kept(world, (row) => row.live)).toEqual(counted);
  });

  test("changes no more than 80 rows, however many companies there are", async () => {
    await publish();
    expect(await world.db.selectFrom("benchmark_row").select("cell").execute()).toHaveLength(80);
    expect(await world.db.selectFrom("benchmark_question").select("cell").execute()).toHaveLength(30);
  });
});
