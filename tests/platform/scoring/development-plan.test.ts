import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { effortsV3 } from "~/content/v3/effort";
import type { Elements, RegistryFacts } from "~/domain/question/answer";
import { answerBest, answerEverything, completeRegistry, save, shown } from "../answering";
import { countedQueries } from "../queries";
import { answeringAsBest } from "../best-answers";
import { makeWorld, type World } from "../world";
import { ENERGY, RULES } from "../../questions";

/** The company of the registry's test facts. */
const MEDIUM: RegistryFacts = {
  ...{ employees: 60, workforce: 60, turnover: 4_500_000, size: "medium", macrosector: "C" },
};

const EMAIL = "a@prova.example";

let world: World;
let admin: Call;

async function begin(fiscalYear = 2025) {
  const companyId = await world.addCompany({ fiscalYear });
  await world.addPerson({ email: EMAIL, companyId, isAdmin: true });
  admin = await world.as(EMAIL);
}

beforeEach(async () => void (world = await makeWorld()));
afterEach(() => world.close());

const plan = (top?: number) => admin("scoring.developmentPlan", { query: top === undefined ? {} : { top } });
const sum = (steps: { gain: number }[]) => steps.reduce((total, { gain }) => total + gain, 0);

describe("the development plan of a company", () => {
  test("holds every point that is missing in the three classes, with the words of its questions", async () => {
    await begin();
    const { classes, steps, total } = await plan();
    expect(classes.map(({ id, actual, max }) => [id, actual, max])).toEqual([
      ["start_small", 0, 10_000],
      ["graduate", 0, 10_000],
      ["master", 0, 10_000],
    ]);
    expect([total.gain, sum(steps), total.steps]).toEqual([30_000, 30_000, steps.length]);
    for (const { id, prompt, effort, milestoneLabel, milestone } of steps) {
      expect(prompt).toMatch(/\?$/);
      expect(effort).toBe(effortsV3[id]);
      expect(milestoneLabel).not.toBe(milestone);
    }
  });

  test("gives a question that is answered in full to nobody any more, and its points to the class", async () => {
    await begin();
    await completeRegistry(admin);
    const before = await plan();
    const step = before.steps.find(({ id }) => id === RULES);
    await answerBest(admin, RULES);
    const after = await plan();
    expect(after.steps.map(({ id }) => id)).not.toContain(RULES);
    expect(after.total.gain).toBe(before.total.gain - (step?.gain ?? 0));
    expect(after.classes[0]?.actual).toBe(step?.max);
    expect(after.classes[0]?.steps).toBe((before.classes[0]?.steps ?? 0) - 1);
  });

  test("says what an answer earns today, and what more the best one would", async () => {
    await begin();
    const bought = { "acquistata.rinnovabile": "10", "acquistata.non-rinnovabile": "90" };
    const others = ["autoprodotta", "calore", "combustibili"].flatMap((row) => [
      [`${row}.rinnovabile`, "0"],
      [`${row}.non-rinnovabile`, "0"],
    ]);
    await save(admin, ENERGY, { ...bought, ...(Object.fromEntries(others) as Elements) });
    const { scores, coins } = await shown(admin, ENERGY);
    const step = (await plan()).steps.find(({ id }) => id === ENERGY);
    expect(step).toMatchObject({ why: "partly_earned", actual: scores, max: coins, gain: coins - scores });
    expect(step?.earned).toBeGreaterThan(0);
  });

  test("names what a blocked question waits for: other questions, or a datum of the registry", async () => {
    await begin();
    const { steps } = await plan();
    const blocked = steps.filter(({ why }) => why === "blocked");
    const byRegistry = blocked.filter(({ waitsForRegistry }) => waitsForRegistry !== null);
    expect(byRegistry.map(({ waitsForRegistry }) => waitsForRegistry)).toContain("employees");
    for (const { waitsFor, waitsForRegistry } of blocked) {
      expect(waitsFor.length > 0 || waitsForRegistry !== null).toBe(true);
      for (const { prompt } of waitsFor) expect(prompt).toMatch(/\?$/);
    }
    const free = steps.filter(({ why }) => why !== "blocked");
    expect(free.filter((step) => step.waitsFor.length > 0 || step.waitsForRegistry !== null)).toEqual([]);
    await completeRegistry(admin);
    const opened = (await plan()).steps.filter(({ waitsForRegistry }) => waitsForRegistry === "employees");
    expect(opened).toEqual([]);
  });

  test("stops where it is asked to, and counts the rest", async () => {
    await begin();
    const whole = await plan();
    const first = await plan(3);
    expect(first.steps).toEqual(whole.steps.slice(0, 3));
    expect(first.total).toEqual(whole.total);
    await expect(plan(0)).rejects.toMatchObject({ status: 422 });
  });

  test("is over when everything is answered as well as can be", async () => {
    await begin();
    await completeRegistry(admin);
    await answerEverything(admin, answeringAsBest(MEDIUM));
    const { steps, total, classes } = await plan();
    expect([steps, total]).toEqual([[], { steps: 0, gain: 0 }]);
    expect(classes.map(({ actual, max, steps: left }) => [actual, max, left])).toEqual([
      [10_000, 10_000, 0],
      [10_000, 10_000, 0],
      [10_000, 10_000, 0],
    ]);
  }, 60_000);

  test("is empty in a year whose questionnaire has no scored classes", async () => {
    await begin(2024);
    expect(await plan()).toEqual({ year: 2024, classes: [], steps: [], total: { steps: 0, gain: 0 } });
  });

  test("asks the store at most three times", async () => {
    await begin();
    const asked = await countedQueries(world, EMAIL, (call) =>
      call("scoring.developmentPlan", { query: {} }),
    );
    expect(asked).toBeLessThanOrEqual(3);
  });
});
