import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaire } from "~/content/questionnaires";
import { rebuildBenchmark } from "~/platform/benchmark/rebuild";
import { save } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { issue } from "./kept";

const YES_NO = questionnaire("v3").questions.find(
  ({ questionClass, dependencies, level }) =>
    questionClass === "boolean" && !dependencies && level === "graduate",
);
const ID = YES_NO?.guid ?? "";
const PROFILE = { sector: "25", macrosector: "C", size: "small" as const };

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany()));
afterEach(() => world.close());

const told = async () => (await admin("report.peers", { params: { id: ID }, query: {} })).questions;

/** Others that each issue a card with this answer. */
async function others(count: number, answer: "yes" | "no"): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const companyId = await world.addCompany();
    const entry = { profile: PROFILE, samples: [], shares: {}, choices: { [ID]: [`value=${answer}`] } };
    await issue(world, companyId, entry);
  }
}

describe("what other companies answered", () => {
  test("is told from the next day on, once the company has answered", async () => {
    await others(3, "yes");
    await others(2, "no");
    world.clock.advance({ hours: 24 });
    expect(await told()).toEqual([]);
    await save(admin, ID, { value: "yes" });
    expect(await told()).toMatchObject([
      {
        questionId: ID,
        numberOfCompanies: { from: 5, to: 9 },
        options: [
          { value: "yes", share: { percent: 60, bound: null } },
          { value: "no", share: { percent: 40, bound: null } },
        ],
      },
    ]);
  });

  test("stays as it was in the morning while others issue", async () => {
    await save(admin, ID, { value: "yes" });
    await others(5, "yes");
    expect(await told()).toEqual([]);
    world.clock.advance({ hours: 24 });
    const morning = await told();
    expect(morning).toHaveLength(1);
    await others(5, "no");
    expect(await told()).toEqual(morning);
  });

  test("is not told of a question that is typed", async () => {
    await others(5, "yes");
    world.clock.advance({ hours: 24 });
    const typed = await admin("report.peers", { params: { id: "v3-env-acqua-prelievo" }, query: {} });
    expect(typed.questions).toEqual([]);
  });

  test("leaves nothing behind when the versions it came from do not say it", async () => {
    await others(5, "yes");
    await rebuildBenchmark(world.parts);
    const rows = await world.db
      .selectFrom("benchmark_question")
      .select("live")
      .where("scored_class", "=", "choices")
      .execute();
    expect(new Set(rows.map(({ live }) => live))).toEqual(new Set(["{}"]));
  });
});
