import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runs } from "../../runs";
import { answerEverything, save, shown } from "../answering";
import { handIn, rowIds, stored } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { CLASS, PAY_GAP } from "../../questions";
import { keepEarlier, PLAN, WITHDRAWN } from "./earlier-questions";
import { makeSettling, refused, type Given, type Settling } from "./settling";

let at: Settling;

beforeEach(async () => {
  at = await makeSettling();
});

afterEach(() => at.world.close());

const changesOf = (guid: string) =>
  at.world.db
    .selectFrom("answer_change")
    .selectAll()
    .where("question_id", "=", guid)
    .orderBy("revision")
    .execute();

describe("confirming", () => {
  test("stores the same answer for the question as it is now, and says so in the history", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" }, { explanation: "Dal LUL." });
    const before = (await at.admin("survey.overview", { query: {} })).revision;
    expect(await at.settle(PAY_GAP, "confirm")).toEqual({ left: 0 });
    expect(await shown(at.admin, PAY_GAP)).toMatchObject({
      isObsolete: false,
      status: "self-declared",
      answer: { answerElements: [{ id: "divario", value: "4.5" }], explanation: "Dal LUL.", revision: 2 },
    });
    expect((await at.admin("survey.overview", { query: {} })).revision).toBe(before + 1);
    const changes = await changesOf(PAY_GAP);
    expect(changes).toHaveLength(2);
    const [first, confirmed] = [changes[1]?.before, changes[1]?.after].map(
      (text) => JSON.parse(text ?? "null") as object,
    );
    expect(first).toMatchObject({ edition: 1 });
    expect(confirmed).toEqual({ ...first, edition: 2 });
    expect(await at.status()).toBe(0);
  });

  test.each<[string, Given, { status: number; message: string }]>([
    [
      "a value the question no longer takes",
      [PLAN, { value: "allo-studio" }],
      { status: 422, message: "internal/invalid_input" },
    ],
    [
      "a withdrawn question",
      [WITHDRAWN, { value: "si" }],
      { status: 409, message: "internal/question_withdrawn" },
    ],
  ])("is refused for %s, and nothing is stored", async (_, given, expected) => {
    await at.answer(...given);
    expect(await refused(at.settle(given[0], "confirm"))).toMatchObject(expected);
    expect(await changesOf(given[0])).toHaveLength(1);
    expect(await at.status()).toBe(5);
  });
});

describe("removing", () => {
  test.each([
    ["revised", PLAN, { value: "allo-studio" }],
    ["withdrawn", WITHDRAWN, { value: "altro", altro_text: "Un numero fisso" }],
  ])("an answer to a %s question keeps it in the history of changes alone", async (_, guid, elements) => {
    await at.answer(guid, elements);
    expect(await at.settle(guid, "remove")).toEqual({ left: 0 });
    expect(await at.status()).toBe(0);
    const [, last] = await changesOf(guid);
    expect(JSON.parse(last?.before ?? "")).toMatchObject({ elements });
    expect(JSON.parse(last?.after ?? "")).toMatchObject({ elements: {}, attachments: [] });
  });

  test("of a withdrawn question is told by its history, in the words of then", async () => {
    await at.answer(WITHDRAWN, { value: "si" });
    const history = () => at.admin("survey.answerChanges", { params: { id: WITHDRAWN }, query: {} });
    expect(await refused(history())).toMatchObject({ status: 404 });
    await keepEarlier(at.world);
    await at.settle(WITHDRAWN, "remove");
    expect(await history()).toMatchObject({
      withdrawn: true,
      total: 2,
      definition: { prompt: "C'è un numero verde?" },
      changes: [
        { after: { answerElements: [] } },
        { before: null, after: { answerElements: [{ id: "value", value: "si" }] } },
      ],
    });
    const kept = await at.admin("survey.answerChanges", { params: { id: CLASS }, query: {} });
    expect(kept.withdrawn).toBe(false);
  });

  test("lets its files go", async () => {
    const [file = ""] = await handIn(at.admin, PLAN, fileNamed("piano.pdf", pdf("piano")));
    await at.answer(PLAN, { value: "approvato" }, { attachments: [file] });
    expect((await at.list())[0]?.files).toEqual(["piano.pdf"]);
    await at.settle(PLAN, "remove");
    expect(await rowIds(at.world)).toEqual([]);
    expect(stored(at.world)).toEqual([]);
    const [, last] = await changesOf(PLAN);
    expect(JSON.parse(last?.before ?? "")).toMatchObject({ fileNames: { [file]: "piano.pdf" } });
  });

  test("leaves the files that an issued version keeps", async () => {
    const [file = ""] = await handIn(at.admin, PLAN, fileNamed("piano.pdf", pdf("piano")));
    await save(
      at.admin,
      PLAN,
      { value: "approvato", approvato_text: "Pompe di calore." },
      { attachments: [file] },
    );
    const { revision } = await at.admin("survey.overview", { query: {} });
    await at.admin("survey.publish", { body: { revision } });
    await at.world.db.updateTable("answer").set({ edition: 1 }).where("question_id", "=", PLAN).execute();
    await at.settle(PLAN, "remove");
    expect(await rowIds(at.world)).toEqual([file]);
    expect(stored(at.world)).toEqual([file]);
  });
});

describe("two people at the same answer", () => {
  test("the one whose page is older is asked to look again", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    await at.answer(PAY_GAP, { divario: "5" });
    for (const action of ["confirm", "remove"] as const) {
      expect(await refused(at.settle(PAY_GAP, action, 1))).toMatchObject({
        status: 409,
        message: "internal/answer_moved",
      });
    }
    expect(await changesOf(PAY_GAP)).toHaveLength(2);
  });

  test("what is settled already is no error to whoever wanted the same, and is to the other", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    await at.answer(WITHDRAWN, { value: "si" });
    const first = await Promise.all([at.settle(PAY_GAP, "confirm"), at.settle(PAY_GAP, "confirm")]);
    expect(first).toEqual([{ left: 1 }, { left: 1 }]);
    expect(await changesOf(PAY_GAP)).toHaveLength(2);
    expect(await refused(at.settle(PAY_GAP, "remove"))).toMatchObject({ status: 409 });
    expect(await Promise.all([at.settle(WITHDRAWN, "remove"), at.settle(WITHDRAWN, "remove")])).toEqual([
      { left: 0 },
      { left: 0 },
    ]);
    expect(await changesOf(WITHDRAWN)).toHaveLength(2);
    expect(await refused(at.settle(WITHDRAWN, "confirm"))).toMatchObject({ status: 409 });
  });

  test("a confirmation of what was answered anew meanwhile is not taken for done", async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    await save(at.admin, PAY_GAP, { divario: "7" }, { revision: 1 });
    expect(await refused(at.settle(PAY_GAP, "confirm", 1))).toMatchObject({ status: 409 });
    expect(await refused(at.settle(PAY_GAP, "remove", 2))).toMatchObject({ status: 409 });
  });
});

describe("who may", () => {
  beforeEach(async () => {
    await at.answer(PAY_GAP, { divario: "4.5" });
    await at.answer(WITHDRAWN, { value: "si" });
  });

  test("read sees them and settles none", async () => {
    await at.world.addPerson({ email: "r@prova.example", companyId: at.companyId });
    const reader = await at.world.as("r@prova.example");
    expect(await at.list(reader)).toHaveLength(2);
    for (const action of ["confirm", "remove"] as const) {
      expect(await refused(at.settle(PAY_GAP, action, 1, { call: reader }))).toMatchObject({ status: 403 });
    }
  });

  test("write elsewhere finds nothing here", async () => {
    const companyId = await at.world.addCompany();
    await at.world.addPerson({ email: "x@altra.example", companyId, isAdmin: true });
    const stranger = await at.world.as("x@altra.example");
    expect(await at.list(stranger)).toEqual([]);
    for (const id of [PAY_GAP, WITHDRAWN, "v3-nulla", "constructor"]) {
      expect(await refused(at.settle(id, "remove", 1, { call: stranger }))).toMatchObject({ status: 404 });
    }
    expect(await at.list()).toHaveLength(2);
  });

  test("write finds a year that was closed meanwhile read only", async () => {
    await at.world.db.updateTable("company").set({ fiscal_year: 2026 }).execute();
    expect(await refused(at.settle(PAY_GAP, "confirm", 1, { year: 2025 }))).toMatchObject({
      status: 403,
      message: "internal/read_only_year",
    });
    expect(await refused(at.settle(PAY_GAP, "confirm", 1))).toMatchObject({ status: 404 });
  });
});

test(
  "whatever is settled in whatever way, fewer are left each time and the status leaves 5 with the last",
  { timeout: 60_000 },
  async () => {
    const { questions } = await answerEverything(at.admin);
    const answered = questions.filter(({ status }) => status === "self-declared").map(({ id }) => id);
    const ways = fc.array(fc.constantFrom("confirm" as const, "remove" as const), {
      minLength: 13,
      maxLength: 13,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(answered, { minLength: 1, maxLength: 12 }),
        ways,
        async (revised, actions) => {
          await answerEverything(at.admin);
          await at.answer(WITHDRAWN, { value: "si" });
          await at.world.db
            .updateTable("answer")
            .set({ edition: 0 })
            .where("question_id", "in", revised)
            .execute();
          let left = (await at.list()).length;
          for (const action of actions) {
            const [first] = await at.list();
            if (!first) break;
            expect(await at.status()).toBe(5);
            const way = first.confirmable ? action : "remove";
            const after = await at.settle(first.questionId, way, first.revision);
            expect(after.left).toBeLessThan(left);
            left = after.left;
          }
          expect(left).toBe(0);
          expect(await at.list()).toEqual([]);
          expect(await at.status()).not.toBe(5);
        },
      ),
      { numRuns: runs(15) },
    );
  },
);
