import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { completeRegistry } from "../answering";
import { CLASS, PAY_GAP } from "../../questions";
import { keepEarlier, PLAN, WITHDRAWN } from "./earlier-questions";
import { makeSettling, refused, type Given, type Settling } from "./settling";

let at: Settling;

beforeEach(async () => {
  at = await makeSettling();
});

afterEach(() => at.world.close());

const home = () => at.admin("scoring.homePage", { params: { version: "draft" }, query: {} });

type View = Awaited<ReturnType<Settling["list"]>>[number];

describe("the list of answers to settle", () => {
  const plain: Partial<View> = {
    notApplicableChosen: false,
    notApplicableReason: null,
    files: [],
    revision: 1,
  };

  test("is empty where no question changed", async () => {
    expect(await at.list()).toEqual([]);
    expect(await at.status()).toBe(0);
  });

  test.each<[string, Given, Partial<View>]>([
    [
      "a revised question that takes the old values",
      [PAY_GAP, { divario: "4.5" }, { explanation: "Dal LUL." }],
      {
        why: "revised",
        promptThen: "Quanto guadagnano in meno le donne?",
        milestone: "retribuzione-e-contratti",
        lines: [{ label: "Divario retributivo", value: "4,5 %" }],
        explanation: "Dal LUL.",
        confirmable: true,
        incomplete: false,
      },
    ],
    [
      "a choice that is no longer offered",
      [PLAN, { value: "allo-studio" }],
      {
        why: "revised",
        lines: [{ label: null, value: "Lo stiamo studiando" }],
        confirmable: false,
        incomplete: false,
      },
    ],
    [
      "something that is required now",
      [PLAN, { value: "previsto" }],
      { confirmable: true, incomplete: true },
    ],
    [
      "not applicable, where the question does not allow it",
      [PLAN, {}, { notApplicableChosen: true, notApplicableReason: "Non ci riguarda." }],
      { lines: [], notApplicableChosen: true, notApplicableReason: "Non ci riguarda.", confirmable: false },
    ],
    [
      "not applicable, where it does",
      [PAY_GAP, {}, { notApplicableChosen: true, notApplicableReason: "Solo uomini." }],
      {
        notApplicableChosen: true,
        notApplicableReason: "Solo uomini.",
        confirmable: true,
        incomplete: false,
      },
    ],
    [
      "copied from a question that was another one",
      [PAY_GAP, { divario: "4" }, { edition: 0 }],
      { why: "revised", copied: true, promptThen: null, confirmable: true },
    ],
    [
      "a withdrawn question",
      [WITHDRAWN, { value: "altro", altro_text: "Un numero fisso" }],
      {
        why: "withdrawn",
        prompt: "C'è un numero verde?",
        promptThen: null,
        area: "governance",
        milestone: null,
        lines: [
          { label: null, value: "Altro" },
          { label: "Quale?", value: "Un numero fisso" },
        ],
        confirmable: false,
      },
    ],
  ])("tells %s", async (_, given, expected) => {
    await keepEarlier(at.world);
    await at.answer(...given);
    expect(await at.list()).toMatchObject([
      { ...plain, copied: false, questionId: given[0], updatedBy: "Anna Rossi", ...expected },
    ]);
    expect(await at.status()).toBe(5);
  });

  test("says no more than is known where nothing was kept of the questions of then", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    await at.answer(PLAN, { value: "allo-studio" });
    await at.answer(WITHDRAWN, { value: "si" });
    expect(await at.list()).toMatchObject([
      { questionId: PLAN, promptThen: null, lines: [{ label: "value", value: "allo-studio" }] },
      { questionId: PAY_GAP, promptThen: null, lines: [{ label: "Divario retributivo", value: "4,5 %" }] },
      { questionId: WITHDRAWN, prompt: null, area: null, lines: [{ label: "value", value: "si" }] },
    ]);
  });

  test("leaves out what another datum closes, and what belongs to a closed year", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    await completeRegistry(at.admin, { numberOfEmployees: "0" });
    expect(await at.list()).toEqual([]);
    expect(await refused(at.settle(PAY_GAP, "confirm"))).toMatchObject({
      status: 409,
      message: "internal/question_blocked",
    });
    expect(await at.status()).toBe(0);
    await completeRegistry(at.admin, { numberOfEmployees: "200" });
    expect(await at.status()).toBe(5);
    await at.world.db.updateTable("company").set({ fiscal_year: 2026 }).execute();
    expect(await at.list()).toEqual([]);
    expect((await at.admin("survey.overview", { query: { year: 2025 } })).obsoleteAnswers).toBe(0);
  });
});

describe("everywhere else", () => {
  test("an answer to a withdrawn question is neither counted, shown, scored nor issued", async () => {
    const before = { overview: await at.admin("survey.overview", { query: {} }), home: await home() };
    await at.answer(WITHDRAWN, { value: "si" });
    const { obsoleteAnswers, revision, ...overview } = await at.admin("survey.overview", { query: {} });
    expect(obsoleteAnswers).toBe(1);
    expect({ ...overview, revision: revision - 1, obsoleteAnswers: 0 }).toEqual(before.overview);
    expect((await home()).survey.versioned).toEqual(before.home.survey.versioned);
    expect((await home()).survey.draft.progress).toEqual(before.home.survey.draft.progress);
    expect(JSON.stringify(await at.admin("survey.answers", { query: {} }))).not.toContain(WITHDRAWN);
    for (const call of [
      at.admin("survey.question", { params: { id: WITHDRAWN }, query: {} }),
      at.admin("survey.answerChanges", { params: { id: WITHDRAWN }, query: {} }),
    ]) {
      expect(await refused(call)).toMatchObject({ status: 404 });
    }
  });

  test("nothing is issued before all are settled, then it is, without them", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    await at.answer(WITHDRAWN, { value: "si" });
    const publish = async () => {
      const { revision } = await at.admin("survey.overview", { query: {} });
      return at.admin("survey.publish", { body: { revision } });
    };
    expect(await refused(publish())).toMatchObject({
      status: 409,
      errors: [expect.objectContaining({ code: "obsolete_questions" })],
    });
    expect((await home()).survey.draft.refusals).toEqual(["obsolete_questions"]);
    expect(await at.settle(PAY_GAP, "confirm")).toEqual({ left: 1 });
    expect(await at.status()).toBe(5);
    expect(await at.settle(WITHDRAWN, "remove")).toEqual({ left: 0 });
    expect(await at.status()).toBe(0);
    const { versionId } = await publish();
    const { snapshot } = await at.world.db
      .selectFrom("card_version")
      .select("snapshot")
      .where("id", "=", versionId)
      .executeTakeFirstOrThrow();
    const { answers } = JSON.parse(snapshot) as { answers: Record<string, unknown> };
    expect(Object.keys(answers).sort()).toEqual([CLASS, PAY_GAP].sort());
  });
});
