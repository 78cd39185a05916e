import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { effortsV3 } from "~/content/v3/effort";
import { firstStepsV3 } from "~/content/v3/plan/first-steps";
import type { RegistryFacts } from "~/domain/question/answer";
import { CLASSES } from "~/domain/question/question";
import { answerBest, answerEverything, completeRegistry, save, shown } from "../answering";
import { answeringAsBest } from "../best-answers";
import { makeCompany } from "../company";
import { countedQueries } from "../queries";
import type { World } from "../world";
import { CLASS, RULES } from "../../questions";

/** The company of the registry's test facts. */
const MEDIUM: RegistryFacts = {
  ...{ employees: 60, workforce: 60, turnover: 4_500_000, size: "medium", macrosector: "C" },
};
const EMAIL = "a@prova.example";

let world: World;
let admin: Call;
let bruno: Call;

beforeEach(async () => {
  ({ world, admin } = await makeCompany({ colleagues: ["bruno", "carla"] }));
  bruno = await world.as("b@prova.example");
});
afterEach(() => world.close());

type Level = (typeof CLASSES)[number];
const plan = (level?: Level, by = admin) =>
  by("scoring.developmentPlan", { query: level === undefined ? {} : { level } });
const movesOf = async (level?: Level, by = admin) =>
  (await plan(level, by)).groups.flatMap(({ moves }) => moves);
const ask = (questionId: string, more: { colleague?: string; dueOn?: string | null } = {}) =>
  admin("user.addTask", {
    body: { questionId, colleague: "b@prova.example", note: "Segreto", dueOn: null, ...more },
  });

describe("the development plan of a company", () => {
  test("holds every point that is missing in a class, with the words of its questions", async () => {
    for (const level of CLASSES) {
      const moves = await movesOf(level);
      expect(moves.reduce((sum, { gap }) => sum + gap, 0)).toBe(10_000);
      for (const { id, prompt, effort, milestoneLabel, milestone, firstStep, level: of } of moves) {
        expect(of).toBe(level);
        expect(prompt).toMatch(/\?$/);
        expect([effort, firstStep]).toEqual([effortsV3[id], firstStepsV3[id]]);
        expect(milestoneLabel).not.toBe(milestone);
      }
    }
  });

  test("tells gains as if silence crossed no line, and begins with the questions that end it", async () => {
    await completeRegistry(admin);
    await answerEverything(admin);
    expect(await plan("start_small")).toMatchObject({ undeclared: [] });
    const silent = "v3-soc-salute-e-sicurezza-decessi";
    const { answer: before } = await shown(admin, silent);
    await save(admin, silent, {}, { revision: before.revision });
    const held = await plan("start_small");
    const [level] = held.classes;
    expect(level?.actual).toBe(3000);
    expect(held.undeclared.map(({ id }) => id)).toEqual([silent]);
    expect(held.first?.actual).toBeGreaterThan(3000);
    const moves = held.groups.flatMap((group) => group.moves);
    expect(moves.find(({ id }) => id === silent)?.gain).toBeGreaterThan(0);
    const simulated = await admin("scoring.simulation", { query: { moves: CLASS } });
    expect(simulated.undeclared.map(({ id }) => id)).toEqual([silent]);
    const settled = await admin("scoring.simulation", { query: { moves: silent } });
    expect(settled.undeclared).toEqual([]);
    expect(settled.classes[0]?.after.actual).toBeGreaterThan(3000);
  });

  test("is about the class being completed unless another is asked for", async () => {
    const { inHand, shown: of, classes } = await plan();
    expect([inHand, of]).toEqual(["start_small", "start_small"]);
    expect(classes.map(({ id, actual, max, reachable }) => [id, actual, max, reachable])).toEqual(
      CLASSES.map((id) => [id, 0, 10_000, 10_000]),
    );
    expect(await plan("master")).toMatchObject({ inHand: "start_small", shown: "master" });
  });

  test("never asks again for a question that is answered in full", async () => {
    await completeRegistry(admin);
    const before = await movesOf();
    await answerBest(admin, RULES);
    const after = await plan();
    expect(after.groups.flatMap(({ moves }) => moves).map(({ id }) => id)).not.toContain(RULES);
    expect(after.classes[0]?.actual).toBe(before.find(({ id }) => id === RULES)?.max);
    expect(after.classes[0]?.moves).toBe(before.length - 1);
  });

  test("names the document that a practice on paper lacks", async () => {
    await completeRegistry(admin);
    await answerBest(admin, "v3-soc-formazione-programma");
    const { definition } = await shown(admin, "v3-soc-formazione-programma");
    const move = (await movesOf()).find(({ id }) => id === "v3-soc-formazione-programma");
    expect(move).toMatchObject({ why: "on_paper", effort: "low", document: definition.proof?.document });
  });

  test("says which points the first three moves bring, and the simulation says the same", async () => {
    await completeRegistry(admin);
    await answerBest(admin, RULES);
    const { first, classes } = await plan();
    const { classes: simulated } = await admin("scoring.simulation", {
      query: { moves: first?.moves.join(",") ?? "" },
    });
    expect(first?.moves).toHaveLength(3);
    expect(first?.actual).toBeGreaterThan(classes[0]?.actual ?? 0);
    expect(simulated[0]?.after.actual).toBe(first?.actual);
  });

  test("begins with the three moves of the home page", async () => {
    await completeRegistry(admin);
    const { plan: home } = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
    const { first, classes } = await plan();
    expect(home?.moves.map(({ id }) => id)).toEqual(first?.moves);
    expect(home?.total).toBe(classes[0]?.moves);
  });

  test("names what a blocked question waits for: other questions, or a datum of the registry", async () => {
    const blocked = (await Promise.all(CLASSES.map((level) => movesOf(level))))
      .flat()
      .filter(({ why }) => why === "blocked");
    expect(blocked.map(({ waitsForRegistry }) => waitsForRegistry)).toContain("employees");
    for (const { waitsFor, waitsForRegistry } of blocked) {
      expect(waitsFor.length > 0 || waitsForRegistry !== null).toBe(true);
      for (const { prompt } of waitsFor) expect(prompt).toMatch(/\?$/);
    }
  });

  test("is over when everything is answered as well as can be", async () => {
    await completeRegistry(admin);
    await answerEverything(admin, answeringAsBest(MEDIUM));
    const { inHand, groups, classes } = await plan();
    expect([inHand, groups]).toEqual([null, []]);
    expect(classes.map(({ actual, max, moves }) => [actual, max, moves])).toEqual(
      CLASSES.map(() => [10_000, 10_000, 0]),
    );
  }, 60_000);

  test("asks the store at most six times", async () => {
    await ask(CLASS);
    const asked = await countedQueries(world, EMAIL, (call) =>
      call("scoring.developmentPlan", { query: {} }),
    );
    expect(asked).toBeLessThanOrEqual(6);
  });
});

describe("who makes a move, and by when", () => {
  const ownerOf = async (by: Call) =>
    (await movesOf("start_small", by)).find(({ id }) => id === CLASS)?.owner;

  test("is the task about its question, without its note", async () => {
    const { id } = await ask(CLASS, { dueOn: "2026-03-12" });
    expect(await ownerOf(admin)).toEqual({
      ...{ task: id, colleague: "Bruno Rossi", dueOn: "2026-03-12", timing: "later" },
      ...{ isReturned: false, isVisible: true },
    });
    expect(await ownerOf(bruno)).toMatchObject({ colleague: "Bruno Rossi", isVisible: true });
  });

  test("is told to every reader of the plan, but the task belongs to those whom it is about", async () => {
    await ask(CLASS);
    expect(await ownerOf(await world.as("c@prova.example"))).toMatchObject({
      ...{ colleague: "Bruno Rossi", isVisible: false },
    });
  });

  test("has to be given again where the colleague may no longer write", async () => {
    await ask(CLASS);
    const left = world.db.selectFrom("account").select("id").where("email", "=", "b@prova.example");
    await world.db.updateTable("profile").set({ can_write: 0 }).where("account_id", "in", left).execute();
    expect(await ownerOf(admin)).toMatchObject({ colleague: "Bruno Rossi", isReturned: true });
  });

  test("is the task that is due first where there are several, and none that has ended", async () => {
    const { id: late } = await ask(CLASS, { dueOn: "2026-04-30" });
    const { id: soon } = await ask(CLASS, { colleague: "a@prova.example", dueOn: "2026-03-12" });
    expect(await ownerOf(admin)).toMatchObject({ task: soon, colleague: "Anna Rossi" });
    await admin("user.endTask", { params: { id: soon }, body: { as: "withdrawn" } });
    expect(await ownerOf(admin)).toMatchObject({ task: late });
    await admin("user.endTask", { params: { id: late }, body: { as: "done" } });
    expect(await ownerOf(admin)).toBeNull();
  });
});
