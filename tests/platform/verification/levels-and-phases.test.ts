import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import { disableCompany, enableCompany } from "~/platform/verification/operator";
import { CLASS } from "../../questions";
import { makeVerifying, revisionOf, type Verifying } from "./verifying";

let given: Verifying;
beforeEach(async () => {
  given = await makeVerifying();
});
afterEach(() => given.world.close());

const decide = async (
  id: string,
  body: { decision: "accept" | "refuse"; phase: "documents" | "third_party" | "in_depth" },
) => (await given.verifier())("survey.decide", { params: { id }, body });
const homeRefusals = async () => {
  const home = await (await given.admin())("scoring.homePage", { params: { version: "draft" }, query: {} });
  return home.survey.draft.refusals;
};

describe("a decision", () => {
  beforeEach(() => given.certify());

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
    await given.acceptAll(id);
    expect((await decide(id, { decision: "accept", phase: "in_depth" })).versionId).not.toBeNull();
  });

  test.each([
    ["without a phase", { decision: "accept" }, "phase_unknown"],
    ["with a phase nobody knows", { decision: "accept", phase: "in_deep" }, "phase_unknown"],
    ["that decides nothing", { decision: "wait", phase: "third_party" }, "decision_unknown"],
  ])("%s is not understood, and says so", async (_, body, code) => {
    const id = await given.begin();
    await given.acceptAll(id);
    const path = code.split("_")[0];
    await expect(decide(id, body as never)).rejects.toMatchObject({
      ...{ status: 422, message: "internal/invalid_input", errors: [{ path, code }] },
    });
    expect(t(`errors:${code}` as TextKey)).toMatch(/^Scrivi /);
    expect((await given.shown()).open?.phase).toBe("third_party");
  });

  test.each([
    ["third_party", "in_depth"],
    ["third_party", "documents"],
    ["in_depth", "third_party"],
  ] as const)("in the phase %s that names %s decides nothing", async (present, named) => {
    const id = await given.begin(3);
    await given.acceptAll(id);
    if (present === "in_depth") await decide(id, { decision: "accept", phase: "third_party" });
    await given.acceptAll(id);
    await expect(decide(id, { decision: "accept", phase: named })).rejects.toMatchObject({
      ...{ status: 409, message: "internal/phase_over" },
    });
    expect((await given.shown()).open?.phase).toBe(present);
  });

  test("in depth needs every item looked at again in it, and both sides are told how many were", async () => {
    const id = await given.begin(3);
    await given.acceptAll(id);
    expect(await given.shown()).toMatchObject({ accepted: 4, lookedAgain: null });
    await decide(id, { decision: "accept", phase: "third_party" });
    const verifier = await given.verifier();
    const due = async () => {
      const { candidate } = await verifier("survey.candidate", { params: { id } });
      return candidate.flatMap(({ judgement, files }) => [judgement, ...files]).map(({ isDue }) => isDue);
    };
    expect([await due(), (await given.shown()).lookedAgain]).toEqual([[true, true, true, true], 0]);
    const asked = decide(id, { decision: "accept", phase: "in_depth" });
    await expect(asked).rejects.toMatchObject({ errors: [{ path: "", code: "not_looked_again" }] });
    await verifier("survey.judge", { params: { id }, body: { questionId: CLASS, verdict: "accepted" } });
    expect([await due(), (await given.shown()).lookedAgain]).toEqual([[true, true, false, true], 1]);
    const { verifications } = await verifier("survey.assignedVerifications", {});
    expect(verifications).toMatchObject([{ items: 4, judged: 4, accepted: 1, lookedAgain: 1 }]);
    await given.acceptAll(id);
    expect((await given.shown()).lookedAgain).toBe(4);
    expect((await decide(id, { decision: "accept", phase: "in_depth" })).versionId).not.toBeNull();
  });

  test("in depth counts nothing that was judged before it was noted in which phase", async () => {
    const id = await given.begin(3);
    await given.acceptAll(id);
    await given.world.db.updateTable("judgement").set({ phase: null }).execute();
    await decide(id, { decision: "accept", phase: "third_party" });
    expect(await given.shown()).toMatchObject({ accepted: 4, lookedAgain: 0 });
  });

  test("stays with its year when the next one is opened", async () => {
    const id = await given.begin();
    const body = { questionId: CLASS, verdict: "rejected", comment: "Non torna." } as const;
    await (
      await given.verifier()
    )("survey.judge", { params: { id }, body });
    await decide(id, { decision: "refuse", phase: "third_party" });
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
    await given.certify();
    for (const level of [2, 3] as const) {
      expect(await homeRefusals()).toEqual(["enabled_company"]);
      expect((await given.shown()).refusals).toEqual([]);
      const id = await given.begin(level);
      for (const phase of (["third_party", "in_depth"] as const).slice(0, level - 1)) {
        await given.acceptAll(id);
        await decide(id, { decision: "accept", phase });
      }
      given.world.clock.advance({ days: 2 });
    }
    expect(await homeRefusals()).toEqual(["enabled_company", "unchanged"]);
    expect((await given.shown()).refusals).toEqual(["unchanged"]);
  });
});
