import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { sealed } from "~/platform/card/sealed";
import type { Snapshot } from "~/platform/store/versions";
import { CLASS, FORM, WASTE } from "../../questions";
import { completeRegistry, save } from "../answering";
import { ADMIN, makeCompany } from "../company";
import type { World } from "../world";

const SCOPE_1 = "v3-env-emissioni-scope-1";
const FIRST_DAY = "2026-03-10T09:00:00.000Z";

let world: World;
let admin: Call;

beforeEach(async () => {
  ({ world, admin } = await makeCompany());
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
});
afterEach(() => world.close());

/** Sessions end meanwhile. */
async function later(days: number) {
  world.clock.advance({ days });
  admin = await world.as(ADMIN);
}

const home = (version = "public") => admin("scoring.homePage", { params: { version }, query: {} });
const publish = async () => admin("survey.publish", { body: {} });
const storedVersions = () =>
  world.db.selectFrom("card_version").selectAll().orderBy("issued_at", "desc").execute();

describe("the date of a card's data", () => {
  test("is the last change of one of its answers, on card, history and archive, not the day of issue", async () => {
    await later(5);
    await publish();
    const { card, basis } = await home();
    expect(card.issuedAt).toBe("2026-03-15T09:00:00.000Z");
    expect(card.certification).toMatchObject({ date: card.issuedAt, dataAsOf: FIRST_DAY });
    expect(basis).toMatchObject({ dataAsOf: FIRST_DAY, ageDays: 5 });
    const { versions } = await admin("survey.history", { query: {} });
    expect(versions.public?.certification?.dataAsOf).toBe(FIRST_DAY);
    const { rows } = await admin("survey.archive", {});
    expect(rows[0]?.card?.certification.dataAsOf).toBe(FIRST_DAY);
    const [version] = await storedVersions();
    expect(version?.data_as_of).toBe(FIRST_DAY);
    expect((JSON.parse(version?.snapshot ?? "") as Snapshot).certification?.dataAsOf).toBe(FIRST_DAY);
  });

  test("stays where unchanged data are issued again eleven months later", async () => {
    await publish();
    await later(345);
    await publish();
    const { card, basis } = await home();
    expect(card.issuedAt).not.toBe(FIRST_DAY);
    expect(card.certification?.dataAsOf).toBe(FIRST_DAY);
    expect(basis?.ageDays).toBe(345);
  });

  test("does not follow an answer that the card does not show, nor the registry", async () => {
    await later(2);
    await save(admin, SCOPE_1, { emissioni: "5" });
    await completeRegistry(admin, { sector: "62" });
    expect((await home("draft")).basis?.dataAsOf).toBe(FIRST_DAY);
    await save(admin, FORM, { forma: "srl" });
    expect((await home("draft")).basis?.dataAsOf).toBe("2026-03-12T09:00:00.000Z");
  });

  test("grows older while the card stays the same", async () => {
    await publish();
    const { snapshot } = (await storedVersions())[0] ?? expect.fail();
    await later(40);
    expect((await home()).basis?.ageDays).toBe(40);
    expect((await storedVersions())[0]?.snapshot).toBe(snapshot);
  });
});

describe("the basis of the scores", () => {
  const notApplicable = { notApplicableChosen: true, notApplicableReason: " Raccolta del Comune. " };

  test("is sealed into the card and shown as it was, whatever is answered later", async () => {
    await save(admin, WASTE, {}, notApplicable);
    await save(admin, SCOPE_1, { emissioni: "5", metodo: "stima" });
    const { applicable = 0 } = (await home("draft")).basis?.coverage ?? {};
    await publish();
    await save(admin, FORM, { forma: "srl" });
    const { basis } = await home();
    expect(basis).toMatchObject({
      answers: 2,
      verifiedAnswers: null,
      coverage: { answered: 2, applicable },
      credibility: { figures: { measured: 0, estimated: 1 }, documents: 0 },
    });
    expect(basis?.notApplicable).toEqual([
      {
        ...{ id: WASTE, level: "start_small", milestone: "rifiuti-e-materiali" },
        prompt: expect.any(String),
        reason: "Raccolta del Comune.",
      },
    ]);
    expect((await home("draft")).basis?.answers).toBe(3);
    const { ageDays: _, verifiedAnswers: __, ...kept } = basis ?? expect.fail();
    const [version] = await storedVersions();
    expect((JSON.parse(version?.snapshot ?? "") as Snapshot).basis).toEqual(kept);
  });

  test("counts by class what the whole counts", async () => {
    const { coverage } = (await home("draft")).basis ?? expect.fail();
    for (const key of ["answered", "done", "applicable"] as const) {
      expect(coverage.levels.reduce((sum, level) => sum + level[key], 0)).toBe(coverage[key]);
    }
    expect(coverage.levels.map(({ id }) => id)).toEqual(["start_small", "graduate", "master"]);
  });

  test("is absent from a card that was sealed before it, whose text and hash stay", async () => {
    await publish();
    const [version] = await storedVersions();
    const { basis: _, ...older } = JSON.parse(version?.snapshot ?? "") as Snapshot;
    const { text, sha256 } = sealed(older);
    await world.db.updateTable("card_version").set({ snapshot: text, sha256, data_as_of: null }).execute();
    const shown = await home();
    expect(shown.basis).toBeUndefined();
    expect(shown.progress).toEqual(older.progress);
    expect(shown.card.certification?.dataAsOf).toBe(shown.card.issuedAt);
    expect((await storedVersions())[0]).toMatchObject({ snapshot: text, sha256 });
  });
});

describe("what a card would leave out", () => {
  const groups = async () => {
    const { groups: found } = await admin("survey.leftOut", {});
    return new Map(found.map(({ why, questions }) => [why, questions.map(({ id }) => id)]));
  };

  test("names the question that is incomplete, and what was never answered", async () => {
    await save(admin, SCOPE_1, { emissioni: "5" });
    const found = await groups();
    expect(found.get("incomplete")).toEqual([SCOPE_1]);
    expect(found.get("unanswered")).toContain(FORM);
    expect(found.get("unanswered")).not.toContain(CLASS);
  });

  test("and what it covers make up all that applies in the classes", async () => {
    const { groups: found } = await admin("survey.leftOut", {});
    const { done, applicable } = (await home("draft")).basis?.coverage ?? expect.fail();
    const left = found.flatMap(({ questions }) => questions).filter(({ level }) => level !== "reporting");
    expect(left).toHaveLength(applicable - done);
  });

  test("is not on the card that is issued", async () => {
    await save(admin, SCOPE_1, { emissioni: "5" });
    const left = [...(await groups()).values()].flat();
    await publish();
    const [version] = await storedVersions();
    const { answers } = JSON.parse(version?.snapshot ?? "") as Snapshot;
    expect(Object.keys(answers).filter((guid) => left.includes(guid))).toEqual([]);
  });
});
