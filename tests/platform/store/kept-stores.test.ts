import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Snapshot } from "~/platform/store/versions";
import { contentsOf, KEPT_STORES, recorded, unpack } from "../../fixtures/kept-store";
import { answerBest, shown } from "../answering";
import { ON_POSTGRES } from "../../postgres/databases";
import { makeWorld, type World } from "../world";

const OPEN_QUESTION = "v3-env-suolo-e-biodiversita-suolo";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe.skipIf(ON_POSTGRES).each(KEPT_STORES)("the store of %s, opened by this code,", (commit) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ now: "2026-11-22T12:00:00.000Z", fill: (folder) => unpack(commit, folder) });
  });
  afterAll(() => world.close());

  const versions = () =>
    world.db.selectFrom("card_version").select(["company_id", "year", "snapshot", "sha256"]).execute();

  test("keeps every row of every table and every file", () => {
    const before = recorded(commit);
    expect(contentsOf(world.parts.settings.dataDir, before)).toEqual(before);
  });

  test("has issued versions whose SHA-256 is that of their text", async () => {
    const issued = await versions();
    expect(issued.length).toBeGreaterThan(0);
    for (const { snapshot, sha256: sealed } of issued) expect(sha256(snapshot)).toBe(sealed);
  });

  test("shows each issued card with the figures it was issued with", async () => {
    const people = await world.db
      .selectFrom("account")
      .innerJoin("membership", "membership.account_id", "account.id")
      .select(["email", "company_id"])
      .execute();
    const issued = await versions();
    let cards = 0;
    for (const { email, company_id } of people) {
      const call = await world.as(email);
      for (const { year, snapshot } of issued.filter((version) => version.company_id === company_id)) {
        const { card, survey } = await call("scoring.homePage", {
          params: { version: "public" },
          query: { year },
        });
        const then = JSON.parse(snapshot) as Snapshot;
        const { scoring, weights } = then.versioned;
        expect([card.id, card.issuedAt, card.expiresAt]).toEqual([then.id, then.issuedAt, then.expiresAt]);
        expect(survey.versioned).toMatchObject({ weights, scoring });
        cards += 1;
      }
    }
    expect(cards).toBeGreaterThan(4);
  });

  test("takes a new answer, which adds one row to the answers and one to their changes", async () => {
    const admin = await world.as("admin@azienda-demo.example");
    expect((await shown(admin, OPEN_QUESTION)).status).toBe("not-answered");
    await answerBest(admin, OPEN_QUESTION);
    expect((await shown(admin, OPEN_QUESTION)).status).toBe("self-declared");
    const { tables } = recorded(commit);
    const now = contentsOf(world.parts.settings.dataDir).tables;
    const added = (table: string) => (now[table]?.rows ?? 0) - (tables[table]?.rows ?? 0);
    expect([added("answer"), added("answer_change")]).toEqual([1, 1]);
  });
});
