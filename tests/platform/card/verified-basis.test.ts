import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Frozen, Snapshot } from "~/platform/store/versions";
import { CLASS } from "../../questions";
import { save } from "../answering";
import { makeVerifying, type Verifying } from "../verification/verifying";

let given: Verifying;
let id: string;
beforeEach(async () => {
  given = await makeVerifying();
  given.world.clock.advance({ days: 3 });
  id = await given.begin(2);
  await given.acceptAll(id);
  given.world.clock.advance({ days: 4 });
});
afterEach(() => given.world.close());

const issuedHome = async () =>
  (await given.admin())("scoring.homePage", { params: { version: "public" }, query: {} });

describe("a verified card", () => {
  test("has the date of its answers, and says how many of them the verifier accepted", async () => {
    await save(await given.admin(), CLASS, { classe: "a4" }, { revision: 1 });
    await given.decide(id, "accept");
    const { card, basis } = await issuedHome();
    expect(card.certification).toMatchObject({ level: 2, dataAsOf: "2026-03-10T09:00:00.000Z" });
    expect(basis).toMatchObject({ answers: 2, verifiedAnswers: 2, ageDays: 7 });
    expect(basis?.credibility.documents).toBe(1);
  });

  test("whose candidate was frozen before its basis was sealed has the moment of its freezing", async () => {
    const row = await given.world.db
      .selectFrom("verification")
      .select(["candidate", "opened_at"])
      .executeTakeFirstOrThrow();
    const { basis: _, ...older } = JSON.parse(row.candidate) as Frozen;
    await given.world.db
      .updateTable("verification")
      .set({ candidate: JSON.stringify(older) })
      .execute();
    await given.decide(id, "accept");
    const { card, basis } = await issuedHome();
    expect(row.opened_at).toBe("2026-03-13T09:00:00.000Z");
    expect(card.certification?.dataAsOf).toBe(row.opened_at);
    expect(basis).toBeUndefined();
    const { snapshot } = await given.world.db
      .selectFrom("card_version")
      .select("snapshot")
      .executeTakeFirstOrThrow();
    expect((JSON.parse(snapshot) as Snapshot).certification?.verifiedAnswers).toBe(2);
  });
});
