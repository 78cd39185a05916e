import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaire } from "~/content/questionnaires";
import { CLASSES } from "~/domain/question/question";
import { answerBest, completeRegistry } from "../answering";
import { makeCompany } from "../company";
import { countedQueries } from "../queries";
import type { World } from "../world";
import { RULES } from "../../questions";

let world: World;
let companyId: string;
let admin: Call;
beforeEach(async () => {
  ({ world, companyId, admin } = await makeCompany({}));
  await completeRegistry(admin);
  await answerBest(admin, RULES);
});
afterEach(() => world.close());

const simulate = (moves: readonly string[]) =>
  admin("scoring.simulation", { query: { moves: moves.join(",") } });
const movesOf = async (level: (typeof CLASSES)[number]) =>
  (await admin("scoring.developmentPlan", { query: { level } })).groups.flatMap(({ moves }) => moves);

describe("a simulation of moves", () => {
  test("of nothing is the score of today", async () => {
    const { classes, moves, ignored } = await simulate([]);
    expect([moves, ignored]).toEqual([[], 0]);
    for (const { before, after } of classes) expect(after).toMatchObject(before);
    expect(await admin("scoring.simulation", { query: {} })).toEqual(await simulate([]));
  });

  test("of each move alone gains what the plan says", async () => {
    for (const { id, gain } of await movesOf("start_small")) {
      const { classes, moves } = await simulate([id]);
      const [first] = classes;
      expect([id, (first?.after.actual ?? 0) - (first?.before.actual ?? 0)]).toEqual([id, gain]);
      expect(moves).toMatchObject([{ id, gain }]);
    }
  });

  test("fills in the answers of its moves, and no others", async () => {
    const [first] = (await movesOf("start_small")).filter(({ why }) => why === "not_answered");
    const { classes } = await simulate([first?.id ?? ""]);
    expect(classes.map(({ before, after }) => after.done - before.done)).toEqual([1, 0, 0]);
  });

  test("ignores ids that are no move: unknown, answered in full, of another list, and says how many", async () => {
    const unscored = questionnaire("v3").questions.find(
      ({ weight, level }) => weight === 0 && level === "start_small",
    );
    const { moves, ignored, classes } = await simulate(["v3-nulla", RULES, unscored?.guid ?? "", "' OR 1=1"]);
    expect([moves, ignored]).toEqual([[], 4]);
    for (const { before, after } of classes) expect(after).toMatchObject(before);
  });

  test("counts a repeated move once", async () => {
    const [move] = await movesOf("start_small");
    expect(await simulate([move?.id ?? "", move?.id ?? ""])).toEqual(await simulate([move?.id ?? ""]));
  });

  test("names what a closed move waits for, and opens it with its opener", async () => {
    const all = (await Promise.all(CLASSES.map(movesOf))).flat();
    const closed = all.find(
      ({ why, waitsFor }) => why === "blocked" && all.some(({ id }) => id === waitsFor[0]?.id),
    );
    const alone = await simulate([closed?.id ?? ""]);
    expect(alone.moves).toMatchObject([{ isClosed: true, gain: 0, waitsFor: closed?.waitsFor }]);
    const both = await simulate([closed?.id ?? "", closed?.waitsFor[0]?.id ?? ""]);
    expect(both.moves.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  });

  test("takes all moves at once, and no longer list", async () => {
    const all = (await Promise.all(CLASSES.map(movesOf))).flat().map(({ id }) => id);
    const { classes, moves } = await simulate(all);
    expect(moves).toHaveLength(all.length);
    for (const { before, after } of classes) expect(after.actual).toBeGreaterThanOrEqual(before.actual);
    await expect(simulate(Array.from({ length: 2_000 }, () => "v3-nulla-nulla"))).rejects.toMatchObject({
      status: 422,
    });
  });

  test("writes nothing", async () => {
    const before = await world.db
      .selectFrom("draft")
      .selectAll()
      .where("company_id", "=", companyId)
      .execute();
    await simulate((await movesOf("start_small")).map(({ id }) => id));
    const after = await world.db
      .selectFrom("draft")
      .selectAll()
      .where("company_id", "=", companyId)
      .execute();
    expect(after).toEqual(before);
  });

  test("asks the store at most three times", async () => {
    const [move] = await movesOf("start_small");
    const query = { moves: move?.id ?? "" };
    expect(
      await countedQueries(world, "a@prova.example", (call) => call("scoring.simulation", { query })),
    ).toBeLessThanOrEqual(3);
  });
});

test("a year without scored classes has neither plan nor simulation", async () => {
  const old = await makeCompany({ fiscalYear: 2024 });
  expect(await old.admin("scoring.simulation", { query: { moves: RULES } })).toMatchObject({
    classes: [],
    moves: [],
    ignored: 1,
  });
  expect(await old.admin("scoring.developmentPlan", { query: {} })).toMatchObject({
    classes: [],
    groups: [],
    inHand: null,
  });
  await old.world.close();
});
