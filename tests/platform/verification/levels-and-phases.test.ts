import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { disableCompany, enableCompany } from "~/platform/verification/operator";
import { CLASS, makeVerifying, revisionOf, type Verifying } from "./verifying";

let given: Verifying;
beforeEach(async () => {
  given = await makeVerifying();
});
afterEach(() => given.world.close());

const decide = async (
  id: string,
  body: { decision: "accept" | "refuse"; phase?: "third_party" | "in_depth" },
) => (await given.verifier())("survey.decide", { params: { id }, body });
const homeRefusals = async () => {
  const home = await (await given.admin())("scoring.homePage", { params: { version: "draft" }, query: {} });
  return home.survey.draft.refusals;
};

describe("a decision", () => {
  test("that names its phase is taken once: a second click does not pass over the examination in depth", async () => {
    const id = await given.begin(3);
    await given.acceptAll(id);
    const click = () =>
      decide(id, { decision: "accept", phase: "third_party" }).catch((error: unknown) => error);
    expect(await Promise.all([click(), click()])).toMatchObject([
      { phase: "in_depth", versionId: null },
      { status: 409, message: "internal/phase_over" },
    ]);
    expect((await given.shown()).open?.phase).toBe("in_depth");
    expect((await decide(id, { decision: "accept", phase: "in_depth" })).versionId).not.toBeNull();
  });

  test("stays with its year when the next one is opened", async () => {
    const id = await given.begin();
    const body = { questionId: CLASS, verdict: "rejected", comment: "Non torna." } as const;
    await (
      await given.verifier()
    )("survey.judge", { params: { id }, body });
    await decide(id, { decision: "refuse" });
    given.world.clock.set("2027-02-01T09:00:00.000Z");
    await (
      await given.admin()
    )("user.openYear", { body: { year: 2026 } });
    const history = async (year: number) =>
      (await (await given.admin())("survey.history", { query: { year } })).versions.draft.validationDate;
    expect(await history(2025)).toBe("2026-03-10T09:00:00.000Z");
    expect(await history(2026)).toBeNull();
  });
});

describe("an unchanged draft", () => {
  test("that was self-declared is offered for verification on every page", async () => {
    await disableCompany(given.world.parts, given.companyId);
    const admin = await given.admin();
    await admin("survey.publish", { body: { revision: await revisionOf(admin) } });
    await enableCompany(given.world.parts, given.companyId);
    given.world.clock.advance({ days: 2 });
    expect(await homeRefusals()).toEqual(["enabled_company"]);
    expect((await given.shown()).refusals).toEqual([]);
  });

  test("that was verified at level 2 is offered for level 3, and for nothing after that", async () => {
    for (const level of [2, 3] as const) {
      expect(await homeRefusals()).toEqual(["enabled_company"]);
      expect((await given.shown()).refusals).toEqual([]);
      const id = await given.begin(level);
      await given.acceptAll(id);
      for (let phase = 2; phase <= level; phase++) await decide(id, { decision: "accept" });
      given.world.clock.advance({ days: 2 });
    }
    expect(await homeRefusals()).toEqual(["enabled_company", "unchanged"]);
    expect((await given.shown()).refusals).toEqual(["unchanged"]);
  });
});
