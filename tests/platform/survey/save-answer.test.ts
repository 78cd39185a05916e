import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { completeRegistry, elementsOf, input, save, shown } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, ENERGY, WASTE, WATER } from "../../questions";

/** Two questions on one page. */
const ACCIDENTS = "v3-soc-salute-e-sicurezza-infortuni";
const DAYS_LOST = "v3-soc-salute-e-sicurezza-giornate-perse";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany({ colleagues: ["bruno", "carla"] })));

afterEach(() => world.close());

describe("saving an answer", () => {
  test("shows it again with its author, time, revision and points", async () => {
    const saved = await save(admin, CLASS, { classe: "b" });
    expect(saved.saved).toEqual([{ questionId: CLASS, revision: 1, status: "self-declared" }]);
    const view = await shown(admin, CLASS);
    expect(view).toMatchObject({
      status: "self-declared",
      answer: {
        answerElements: [{ id: "classe", value: "b" }],
        revision: 1,
        updatedBy: "Anna Rossi",
        updatedAt: "2026-03-10T09:00:00.000Z",
      },
    });
    expect(view.scores).toBeGreaterThan(0);
    expect(view.scores).toBeLessThan(view.coins);
  });

  test("says the points that its class gained or lost, and what is left of its topic", async () => {
    const first = await save(admin, CLASS, { classe: "b" });
    const { scores } = await shown(admin, CLASS);
    expect(first.gained).toBe(scores);
    const again = await save(admin, CLASS, { classe: "b" }, { revision: 1 });
    expect([again.gained, again.leftInTopic]).toEqual([0, first.leftInTopic]);
    const erased = await save(admin, CLASS, {}, { revision: 1 });
    expect(erased.gained).toBe(-scores);
    expect(erased.leftInTopic).toBe((first.leftInTopic ?? 0) + 1);
  });

  test("names the neighbours of the page in the journey", async () => {
    await completeRegistry(admin);
    const { previousId, nextId } = await admin("survey.question", {
      params: { id: ACCIDENTS },
      query: { levels: "start_small" },
    });
    const saved = await admin("survey.saveAnswer", {
      params: { id: ACCIDENTS },
      body: { answers: [input(ACCIDENTS, {}), input(DAYS_LOST, {})], levels: "start_small" },
    });
    expect(saved).toMatchObject({
      prevQuestionId: previousId,
      nextQuestionId: nextId,
      surveyCompleted: false,
    });
    expect(previousId).not.toBeNull();
    expect([ACCIDENTS, DAYS_LOST]).not.toContain(nextId);
  });

  test("fault 6: twice by a double click has one effect", async () => {
    await Promise.all([save(admin, CLASS, { classe: "b" }), save(admin, CLASS, { classe: "b" })]);
    expect((await shown(admin, CLASS)).answer.revision).toBe(1);
    expect(await changesOf(CLASS)).toHaveLength(1);
    expect((await admin("survey.overview", { query: {} })).revision).toBe(1);
  });

  test("clears it, and keeps every change with who and when", async () => {
    await save(admin, CLASS, { classe: "b" });
    world.clock.advance({ hours: 1 });
    const bruno = await world.as("b@prova.example");
    await save(bruno, CLASS, {}, { revision: 1 });
    expect(await shown(admin, CLASS)).toMatchObject({
      status: "not-answered",
      answer: { answerElements: [], revision: 2 },
    });
    const changes = await changesOf(CLASS);
    expect(changes.map(({ revision, changed_at }) => [revision, changed_at])).toEqual([
      [1, "2026-03-10T09:00:00.000Z"],
      [2, "2026-03-10T10:00:00.000Z"],
    ]);
    expect(changes[0]?.before).toBeNull();
    expect(changes[1]?.before).toBe(changes[0]?.after);
    expect(new Set(changes.map(({ changed_by }) => changed_by)).size).toBe(2);
  });

  test("keeps a partial one as incomplete and says what is missing", async () => {
    await save(admin, WATER, { prelievo: "12.5" });
    expect(await shown(admin, WATER)).toMatchObject({ status: "incomplete", missing: ["uso"], scores: 0 });
  });

  test("transliterates texts that §5 does not allow", async () => {
    await save(admin, CLASS, { classe: "b" }, { explanation: "L’APE “vecchio” – 2019…" });
    expect((await shown(admin, CLASS)).answer.explanation).toBe('L\'APE "vecchio" - 2019...');
  });

  test("takes blank elements and an omitted explanation as not given", async () => {
    await save(admin, CLASS, { classe: "b" }, { explanation: "Nota" });
    await save(admin, CLASS, { classe: "  " }, { revision: 1 });
    expect((await shown(admin, CLASS)).answer).toMatchObject({ answerElements: [], explanation: null });
  });
});

describe("what is refused", () => {
  test("a value out of bounds: nothing of the page is stored", async () => {
    await completeRegistry(admin);
    const answers = [input(ACCIDENTS, { numero: "1", ore: "17000" }), input(DAYS_LOST, { giorni: "-1" })];
    const saving = admin("survey.saveAnswer", { params: { id: ACCIDENTS }, body: { answers } });
    await expect(saving).rejects.toMatchObject({
      status: 422,
      errors: [{ path: `${DAYS_LOST}.giorni`, code: "min_value", rule: "NOT_ACCEPTABLE" }],
    });
    expect((await shown(admin, ACCIDENTS)).status).toBe("not-answered");
  });

  test("an element the question does not have, and one that comes twice", async () => {
    await expect(save(admin, CLASS, { altro: "1" })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: `${CLASS}.altro`, code: "unknown_element" }],
    });
    const twice = input(CLASS, { classe: "b" });
    const answers = [{ ...twice, answerElements: [...twice.answerElements, ...twice.answerElements] }];
    const saving = admin("survey.saveAnswer", { params: { id: CLASS }, body: { answers } });
    await expect(saving).rejects.toMatchObject({
      errors: [{ path: `${CLASS}.classe`, code: "not_acceptable" }],
    });
  });

  test.each(["__proto__", "constructor", "toString"])("%s as element or as choice", async (name) => {
    const answers = [{ ...input(CLASS, {}), answerElements: [{ id: name, value: "x" }] }];
    const saving = admin("survey.saveAnswer", { params: { id: CLASS }, body: { answers } });
    await expect(saving).rejects.toMatchObject({ status: 422 });
    await expect(save(admin, CLASS, { classe: name })).rejects.toMatchObject({ status: 422 });
    await expect(shown(admin, name)).rejects.toMatchObject({ status: 404 });
  });

  test("an unknown question: 404; one of another page, or one that comes twice: 422", async () => {
    await expect(save(admin, "v3-env-energia-inventata", {})).rejects.toMatchObject({ status: 404 });
    const elsewhere = [input(CLASS, { classe: "b" }), input(WATER, { prelievo: "1", uso: "civile" })];
    const saving = admin("survey.saveAnswer", { params: { id: CLASS }, body: { answers: elsewhere } });
    await expect(saving).rejects.toMatchObject({ status: 422, errors: [{ path: WATER }] });
    const twice = [input(CLASS, { classe: "b" }), input(CLASS, { classe: "c" })];
    const again = admin("survey.saveAnswer", { params: { id: CLASS }, body: { answers: twice } });
    await expect(again).rejects.toMatchObject({ status: 422, errors: [{ path: CLASS }] });
    expect((await shown(admin, CLASS)).answer.revision).toBe(0);
  });

  test("not applicable without reason, and where it is not allowed", async () => {
    await expect(save(admin, WASTE, {}, { notApplicableChosen: true })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: `${WASTE}.notApplicableReason`, code: "E003", rule: "E003" }],
    });
    const reason = { notApplicableChosen: true, notApplicableReason: "Non serve." };
    await expect(save(admin, ENERGY, {}, reason)).rejects.toMatchObject({
      status: 422,
      errors: [{ path: `${ENERGY}.notApplicableChosen`, code: "always_applicable" }],
    });
  });

  test("a text that transliteration made longer than its limit", async () => {
    const saving = save(admin, CLASS, {}, { explanation: "…".repeat(400) });
    await expect(saving).rejects.toMatchObject({
      errors: [{ path: `${CLASS}.explanation`, code: "too_long", params: { max: "1000" } }],
    });
  });

  test("whoever may only read, and whoever is not signed in", async () => {
    const carla = await world.as("c@prova.example");
    await expect(save(carla, CLASS, { classe: "b" })).rejects.toMatchObject({ status: 403 });
    await expect(save(world.call(), CLASS, { classe: "b" })).rejects.toMatchObject({ status: 401 });
    expect((await shown(carla, CLASS)).status).toBe("not-answered");
  });

  test("a closed year, and one not opened yet", async () => {
    const in2024 = { params: { id: CLASS }, body: { answers: [input(CLASS, { classe: "b" })], year: 2024 } };
    await expect(admin("survey.saveAnswer", in2024)).rejects.toMatchObject({
      status: 403,
      message: "internal/read_only_year",
    });
    await expect(admin("survey.overview", { query: { year: 2026 } })).rejects.toMatchObject({ status: 404 });
  });

  test.each(["", "full:master", "easy", "start_small:", "__proto__"])("levels «%s»: 404", async (levels) => {
    const asking = admin("survey.question", { params: { id: CLASS }, query: { levels } });
    await expect(asking).rejects.toMatchObject({ status: 404 });
  });
});

describe("not applicable with a reason", () => {
  test("counts as declared, earns nothing and weighs nothing", async () => {
    const before = await shown(admin, WASTE);
    await save(admin, WASTE, {}, { notApplicableChosen: true, notApplicableReason: "Le pesa il Comune." });
    const after = await shown(admin, WASTE);
    expect(before.coins).toBeGreaterThan(0);
    expect(after).toMatchObject({ status: "self-declared", coins: -1 });
    expect(after.answer).toMatchObject({
      notApplicableChosen: true,
      notApplicableReason: "Le pesa il Comune.",
    });
  });
});

describe("fault 11: two people, one question", () => {
  test("who builds on an older revision is refused and overwrites nothing", async () => {
    const bruno = await world.as("b@prova.example");
    await save(admin, CLASS, { classe: "b" });
    await expect(save(bruno, CLASS, { classe: "c" })).rejects.toMatchObject({
      status: 409,
      message: "internal/conflict",
      errors: [{ path: CLASS, code: "conflict" }],
    });
    expect(await elementsOf(admin, CLASS)).toEqual({ classe: "b" });
  });

  test("of ten different saves at the same moment one wins", async () => {
    const classes = ["a4", "a3", "a2", "a1", "b", "c", "d", "e", "f", "g"];
    const results = await Promise.allSettled(classes.map((classe) => save(admin, CLASS, { classe })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await shown(admin, CLASS)).answer.revision).toBe(1);
    expect(await changesOf(CLASS)).toHaveLength(1);
  });

  test("fault 10: two questions never get in each other's way", async () => {
    await Promise.all([
      save(admin, CLASS, { classe: "b" }),
      save(admin, WATER, { prelievo: "1", uso: "civile" }),
    ]);
    expect((await shown(admin, CLASS)).status).toBe("self-declared");
    expect((await shown(admin, WATER)).status).toBe("self-declared");
  });
});

describe("another company", () => {
  test("sees nothing of it", async () => {
    await save(admin, CLASS, { classe: "b" });
    const companyId = await world.addCompany();
    await world.addPerson({ email: "x@altra.example", companyId, isAdmin: true });
    const stranger = await world.as("x@altra.example");
    expect(await shown(stranger, CLASS)).toMatchObject({ status: "not-answered", answer: { revision: 0 } });
    await save(stranger, CLASS, { classe: "g" });
    expect(await elementsOf(admin, CLASS)).toEqual({ classe: "b" });
  });
});

const changesOf = (guid: string) =>
  world.db.selectFrom("answer_change").selectAll().where("question_id", "=", guid).orderBy("id").execute();
