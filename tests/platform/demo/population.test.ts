import { stdnum } from "stdnum";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import { shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { CLASSES } from "~/domain/question/question";
import { rebuildBenchmark } from "~/platform/benchmark/rebuild";
import { loadPopulation } from "~/demo/population/load-population";
import { rowsOfCells } from "~/platform/store/benchmark/rows";
import { sealed } from "~/platform/card/sealed";
import type { Snapshot } from "~/platform/store/versions";
import { makeWorld, type World } from "../world";

const COUNT = 120;

let world: World;
let snapshots: Snapshot[];
beforeAll(async () => {
  world = await makeWorld({ now: "2026-11-21T08:00:00.000Z" });
  await loadPopulation(world.parts, COUNT);
  const rows = await world.db.selectFrom("card_version").select(["snapshot", "sha256"]).execute();
  for (const { snapshot, sha256 } of rows) expect(sealed(JSON.parse(snapshot)).sha256).toBe(sha256);
  snapshots = rows.map(({ snapshot }) => JSON.parse(snapshot) as Snapshot);
});
afterAll(() => world.close());

describe("the made-up companies", () => {
  test("say so in their names, and have identifiers with the right check digits", async () => {
    const companies = await world.db.selectFrom("company").select(["business_name", "partita_iva"]).execute();
    expect(companies).toHaveLength(COUNT);
    for (const { business_name, partita_iva } of companies) {
      expect(business_name).toMatch(/ \(dimostrativa\)$/);
      expect(stdnum.IT?.iva?.validate(partita_iva ?? "").isValid).toBe(true);
    }
  });

  test("have nobody who could sign in", async () => {
    expect(await world.db.selectFrom("account").select("id").execute()).toEqual([]);
  });

  test("issued nearly all a card, on different days before today", () => {
    expect(snapshots.length).toBeGreaterThan(0.95 * COUNT);
    const days = new Set(snapshots.map(({ issuedAt }) => romeDay(new Date(issuedAt))));
    expect(days.size).toBeGreaterThan(COUNT / 3);
    expect([...days].every((day) => day < "2026-11-21")).toBe(true);
  });

  test("are of all sizes and of many sectors", () => {
    expect(new Set(snapshots.map(({ registry }) => registry.size)).size).toBe(4);
    expect(new Set(snapshots.map(({ registry }) => registry.macrosector)).size).toBeGreaterThan(7);
  });

  test("gave answers that their questions accept as complete", () => {
    const { questions } = questionnaire("v3");
    for (const { answers } of snapshots) {
      for (const [guid, { elements, notApplicableChosen }] of Object.entries(answers)) {
        const question = questions.find((one) => one.guid === guid);
        if (!question || notApplicableChosen) continue;
        const rules = rulesOf(question);
        expect([rules.check(question, elements), rules.missing(question, elements)]).toEqual([[], []]);
      }
    }
  });

  test("differ in how far they have come, in every class", async () => {
    const rows = (await rowsOfCells(world.db, 2025, ["all"])).map((row) => ({
      ...row,
      ...shownOn(row, "2026-11-21"),
    }));
    for (const level of CLASSES) {
      const buckets = rows.find(({ measure }) => measure === level)?.buckets ?? [];
      expect(buckets.filter((companies) => companies > 0).length).toBeGreaterThanOrEqual(3);
    }
  });

  test("count in the benchmark as their versions say", async () => {
    expect(await rebuildBenchmark(world.parts)).toMatchObject({ entries: 0, rows: 0 });
  });

  test("are the same whenever they are made up, but for the dates", async () => {
    const again = await makeWorld({ now: "2027-02-01T23:30:00.000Z" });
    await loadPopulation(again.parts, 10);
    const rows = await again.db.selectFrom("card_version").select("snapshot").execute();
    const said = ({ registry, answers, versioned }: Snapshot) => ({ registry, answers, versioned });
    const byName = new Map(snapshots.map((one) => [one.registry.identifier, said(one)]));
    for (const { snapshot } of rows) {
      const one = JSON.parse(snapshot) as Snapshot;
      expect(said(one)).toEqual(byName.get(one.registry.identifier));
    }
    await again.close();
  });
});
