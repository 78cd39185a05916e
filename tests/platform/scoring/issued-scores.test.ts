import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { completeRegistry, save } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS } from "../../questions";

let world: World;
let admin: Call;
beforeEach(
  async () => void ({ world, admin } = await makeCompany({ businessName: "Officina Prova S.r.l." })),
);
afterEach(() => world.close());

const scores = () => admin("scoring.issuedScores", {});
const home = (version = "draft") => admin("scoring.homePage", { params: { version }, query: {} });
async function publish() {
  const { survey } = await home();
  const { versionId } = await admin("survey.publish", { body: { revision: survey.draft.revision } });
  return versionId;
}

describe("the scores of the issued cards", () => {
  test("are none before the first card", async () => {
    expect(await scores()).toEqual({ cards: [], earlier: 0, otherClasses: 0 });
  });

  test("are those of each card, oldest first, and a class that was not begun says so", async () => {
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "g" });
    const first = await publish();
    world.clock.advance({ days: 2 });
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    const second = await publish();
    const { cards } = await scores();
    expect(cards.map(({ id }) => id)).toEqual([first, second]);
    for (const { id, levels } of cards) {
      const { survey } = await home(id);
      const { actual, max } = survey.versioned.scoring.levels.start_small;
      expect(levels.start_small).toEqual({ actual, max, unfilled: false });
      expect(levels.master).toEqual({ actual: 0, max: 10_000, unfilled: true });
    }
    const [before, after] = cards.map(({ levels }) => levels.start_small.actual);
    expect(after).toBeGreaterThan(before ?? Infinity);
  });

  test("stay what they were when the draft changes", async () => {
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "a4" });
    await publish();
    const before = await scores();
    await save(admin, CLASS, { classe: "g" }, { revision: 1 });
    expect(await scores()).toEqual(before);
  });
});

test("the home page of a card has the SHA-256 that was sealed, and a draft without a card has none", async () => {
  expect((await home()).card.sha256).toBeNull();
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "a4" });
  const id = await publish();
  const stored = await world.db
    .selectFrom("card_version")
    .select("sha256")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect((await home(id)).card.sha256).toBe(stored.sha256);
  expect(stored.sha256).toMatch(/^[0-9a-f]{64}$/);
});
