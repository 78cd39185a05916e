import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerBest, elementsOf, save, shown } from "../answering";
import { attach, handIn, namesOf, stored as storedFiles } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { CLASS, PAY_GAP, PLANTS, SAFETY, WATER } from "../../questions";
import { makeRestoring, positions, stored, type Restoring } from "./restoring";

/** Asked of companies with 150 employees or more. */

let company: Restoring;

beforeEach(async () => void (company = await makeRestoring()));
afterEach(() => company.close());

const draftRevision = async () => (await company.admin("survey.overview", { query: {} })).revision;
const put = async (guid: string, elements: Record<string, string>) =>
  save(company.admin, guid, elements, { revision: (await shown(company.admin, guid)).answer.revision });

/** Issues the draft: only a company that is not enabled publishes by itself. */
async function issue(): Promise<string> {
  const enabled = (is_validated: 0 | 1) =>
    company.world.db.updateTable("company").set({ is_validated }).execute();
  await enabled(0);
  const { versionId } = await company.admin("survey.publish", { body: { revision: await draftRevision() } });
  await enabled(1);
  return versionId;
}

describe("a restore", () => {
  test("makes the draft what a position says, and empties what it does not hold", async () => {
    await put(CLASS, { classe: "b" });
    await put(PLANTS, { potenza: "12" });
    const position = await company.keep();
    await put(CLASS, { classe: "c" });
    await put(WATER, { prelievo: "5" });
    const before = await draftRevision();

    const done = await company.restore(position);
    expect(done).toMatchObject({
      status: "fulfilled",
      progress: 100,
      totalAnswers: 3,
      modifiedAnswers: 2,
      emptied: 1,
      skipped: [],
      toConfirm: 0,
      filesGone: 0,
      error: null,
      source: { id: position, kind: "position", name: "Prova", companyName: "Azienda Prova S.r.l." },
    });
    expect(await elementsOf(company.admin, CLASS)).toEqual({ classe: "b" });
    expect(await elementsOf(company.admin, PLANTS)).toEqual({ potenza: "12" });
    expect(await shown(company.admin, WATER)).toMatchObject({
      status: "not-answered",
      answer: { answerElements: [], revision: 2 },
    });
    expect((await shown(company.admin, CLASS)).answer.revision).toBe(3);
    expect((await shown(company.admin, PLANTS)).answer.revision).toBe(1);
    expect(await draftRevision()).toBe(before + 1);
  });

  test("restores what an issued version says, with every change kept in the history", async () => {
    await put(CLASS, { classe: "b" });
    const version = await issue();
    await put(CLASS, { classe: "g" });
    expect(await company.restore(version)).toMatchObject({
      modifiedAnswers: 1,
      source: { id: version, kind: "version", name: null, savedAt: "2026-03-10T09:00:00.000Z" },
    });
    const { changes } = await company.admin("survey.answerChanges", { params: { id: CLASS }, query: {} });
    expect(changes.map(({ after }) => after.answerElements)).toEqual([
      [{ id: "classe", value: "b" }],
      [{ id: "classe", value: "g" }],
      [{ id: "classe", value: "b" }],
    ]);
  });

  test("tells the points of the draft afterwards, whole, by class", async () => {
    await answerBest(company.admin, CLASS);
    const position = await company.keep();
    await put(CLASS, {});
    const { companyScoring } = await company.restore(position);
    const query = { params: { version: "draft" }, query: {} };
    const { levels } = (await company.admin("scoring.homePage", query)).survey.versioned.scoring;
    expect(levels.start_small.actual).toBeGreaterThan(0);
    expect(companyScoring).toEqual({
      start_small: Math.round(levels.start_small.actual / 100),
      graduate: Math.round(levels.graduate.actual / 100),
      master: Math.round(levels.master.actual / 100),
    });
  });

  test("of some answers leaves the others, and names those that are not there", async () => {
    await put(CLASS, { classe: "b" });
    await put(WATER, { prelievo: "5" });
    const position = await company.keep();
    await put(CLASS, { classe: "c" });
    await put(WATER, { prelievo: "6" });
    const done = await company.restore(position, { answersList: [WATER, PLANTS, "constructor", "nulla"] });
    expect(done).toMatchObject({ totalAnswers: 4, modifiedAnswers: 1, emptied: 0 });
    expect(done.skipped?.map(({ questionId, reason }) => [questionId, reason])).toEqual([
      ["constructor", "not_in_version"],
      ["nulla", "not_in_version"],
    ]);
    expect(await elementsOf(company.admin, CLASS)).toEqual({ classe: "c" });
    expect(await elementsOf(company.admin, WATER)).toEqual({ prelievo: "5" });
  });

  test("keeps the draft as it was, so that it can be undone", async () => {
    await put(CLASS, { classe: "b" });
    const position = await company.keep();
    company.world.clock.advance({ minutes: 1 });
    await put(CLASS, { classe: "c" });
    await company.restore(position);
    const before = (await positions(company.world)).find(({ type }) => type === "before_restore");
    expect(before).toMatchObject({ name: null, saved_by: company.accountId, given: 1 });
    await company.restore(before?.id ?? "");
    expect(await elementsOf(company.admin, CLASS)).toEqual({ classe: "c" });
  });

  test("of a position with fewer answers is done, and undone to the letter (review A1)", async () => {
    const position = await company.keep();
    await put(CLASS, { classe: "c" });
    await put(WATER, { prelievo: "5" });
    expect(await company.restore(position)).toMatchObject({ modifiedAnswers: 2, emptied: 2 });
    expect([await elementsOf(company.admin, CLASS), await elementsOf(company.admin, WATER)]).toEqual([
      {},
      {},
    ]);
    const [before] = (await positions(company.world)).filter(({ type }) => type === "before_restore");
    expect(await company.restore(before?.id ?? "")).toMatchObject({ modifiedAnswers: 2, emptied: 0 });
    expect(await elementsOf(company.admin, CLASS)).toEqual({ classe: "c" });
    expect(await elementsOf(company.admin, WATER)).toEqual({ prelievo: "5" });
  });

  test("keeps what it changed and emptied in the history of each answer", async () => {
    await put(WATER, { prelievo: "5" });
    const position = await company.keep();
    await put(CLASS, { classe: "c" });
    await company.restore(position);
    const { changes } = await company.admin("survey.answerChanges", { params: { id: CLASS }, query: {} });
    expect(changes.map(({ after }) => after.answerElements.length)).toEqual([0, 1]);
  });

  test("that changes nothing writes nothing: no revision rises and no position is kept", async () => {
    await put(CLASS, { classe: "b" });
    const position = await company.keep();
    const before = await stored(company.world);
    expect(await company.restore(position)).toMatchObject({
      status: "fulfilled",
      totalAnswers: 1,
      modifiedAnswers: 0,
    });
    expect(await stored(company.world)).toEqual(before);
    expect(await positions(company.world)).toHaveLength(1);
  });
});

describe("answers to questions that have changed", () => {
  const QUESTIONS = /"guid":"v3-env-energia-impianti"/;

  /** Makes a position one of other questions, as if content had changed since. */
  async function asOf(id: string, change: (questionnaire: string) => string) {
    const { db } = company.world;
    const row = await db.selectFrom("configuration").selectAll().executeTakeFirstOrThrow();
    const sha256 = `altra-${id}`;
    await db
      .insertInto("configuration")
      .values({ ...row, sha256, content: change(row.content) })
      .execute();
    await db.updateTable("saved_position").set({ configuration: sha256 }).where("id", "=", id).execute();
  }

  test("come with the edition they were given to, and wait to be confirmed", async () => {
    await put(CLASS, { classe: "b" });
    const position = await company.keep();
    const { db } = company.world;
    const { content } = await db.selectFrom("saved_position").select("content").executeTakeFirstOrThrow();
    await db
      .updateTable("saved_position")
      .set({ content: content.replace(/"edition":\d+/, '"edition":7') })
      .execute();
    await put(CLASS, { classe: "c" });
    expect(await company.restore(position)).toMatchObject({ modifiedAnswers: 1, toConfirm: 1 });
    const view = await shown(company.admin, CLASS);
    expect(view.isObsolete).toBe(true);
    expect(await elementsOf(company.admin, CLASS)).toEqual({ classe: "b" });
    await put(CLASS, { classe: "b" });
    expect((await shown(company.admin, CLASS)).isObsolete).toBe(false);
  });

  test("wait for nobody where the question is closed", async () => {
    const { db } = company.world;
    const employees = (count: number) => db.updateTable("company").set({ employees: count }).execute();
    await employees(200);
    await put(PAY_GAP, { divario: "7.4" });
    const position = await company.keep();
    const { content } = await db.selectFrom("saved_position").select("content").executeTakeFirstOrThrow();
    await db
      .updateTable("saved_position")
      .set({ content: content.replace(/"edition":\d+/, '"edition":7') })
      .execute();
    await put(PAY_GAP, { divario: "3" });
    await employees(0);
    const preview = await company.admin("survey.copyPreview", { query: { versionFrom: position } });
    expect(preview.changed).toMatchObject([{ questionId: PAY_GAP, toConfirm: false }]);
    expect(await company.restore(position)).toMatchObject({ modifiedAnswers: 1, toConfirm: 0 });
    expect((await company.admin("survey.obsoleteAnswers", {})).answers).toEqual([]);
  });

  test("that are no longer asked are left out and named as they were asked", async () => {
    await put(PLANTS, { potenza: "12" });
    await put(CLASS, { classe: "b" });
    const position = await company.keep();
    const { db } = company.world;
    const { content } = await db.selectFrom("saved_position").select("content").executeTakeFirstOrThrow();
    await db
      .updateTable("saved_position")
      .set({ content: content.replace(PLANTS, "v3-env-tolta") })
      .execute();
    await asOf(position, (text) => text.replace(QUESTIONS, '"guid":"v3-env-tolta"'));
    await put(CLASS, { classe: "c" });
    const done = await company.restore(position);
    expect(done).toMatchObject({ totalAnswers: 3, modifiedAnswers: 2, emptied: 1 });
    expect(done.skipped).toEqual([
      { questionId: "v3-env-tolta", prompt: expect.stringContaining(" ") as string, reason: "withdrawn" },
    ]);
  });
});

describe("the files of restored answers", () => {
  const handOne = async (name: string, guid = CLASS) =>
    (await handIn(company.admin, guid, fileNamed(name, pdf(name))))[0] as string;

  test("come back when a version or position still keeps them", async () => {
    const old = await handOne("vecchia.pdf");
    await attach(company.admin, CLASS, [old], { classe: "b" });
    const position = await company.keep();
    await attach(company.admin, CLASS, [await handOne("nuova.pdf")]);
    expect(await company.restore(position)).toMatchObject({ modifiedAnswers: 1, filesGone: 0 });
    expect(await namesOf(company.admin, CLASS)).toEqual(["vecchia.pdf"]);
    const { files } = await stored(company.world);
    expect(files.map(({ name, released_at }) => [name, released_at === null])).toEqual(
      expect.arrayContaining([
        ["vecchia.pdf", true],
        ["nuova.pdf", false],
      ]),
    );
    // The draft as it was is a position: it keeps the newer file and its bytes.
    expect(storedFiles(company.world)).toHaveLength(2);
  });

  test("that nothing keeps any more are left out and counted", async () => {
    const file = await handOne("persa.pdf");
    await attach(company.admin, CLASS, [file], { classe: "b" });
    const position = await company.keep();
    await put(CLASS, { classe: "c" });
    const { db } = company.world;
    await db.deleteFrom("kept_attachment").execute();
    await db.deleteFrom("attachment").execute();
    expect(await company.restore(position)).toMatchObject({ modifiedAnswers: 1, filesGone: 1 });
    expect(await elementsOf(company.admin, CLASS)).toEqual({ classe: "b" });
    expect(await namesOf(company.admin, CLASS)).toEqual([]);
  });

  test("stay where they are in answers that were not chosen, and leave with emptied ones", async () => {
    await put(CLASS, { classe: "b" });
    const position = await company.keep();
    await put(CLASS, { classe: "c" });
    await answerBest(company.admin, SAFETY);
    await attach(company.admin, SAFETY, [await handOne("dvr.pdf", SAFETY)]);
    await company.restore(position, { answersList: [CLASS] });
    expect(await namesOf(company.admin, SAFETY)).toEqual(["dvr.pdf"]);
    await company.restore(position);
    expect(await namesOf(company.admin, SAFETY)).toEqual([]);
    // The draft as it was is a position: it keeps the file and its bytes.
    expect(storedFiles(company.world)).toHaveLength(1);
  });
});

test("what a restore would do is told before, and nothing is written", async () => {
  await put(CLASS, { classe: "b" });
  await put(PLANTS, { potenza: "12" });
  const position = await company.keep();
  await put(CLASS, { classe: "c" });
  await put(WATER, { prelievo: "5" });
  const before = await stored(company.world);
  const preview = await company.admin("survey.copyPreview", { query: { versionFrom: position } });
  expect(preview).toMatchObject({
    year: 2025,
    source: { id: position, kind: "position", name: "Prova" },
    changed: [{ questionId: CLASS, area: "environment", toConfirm: false, replaces: false, leftOut: 0 }],
    emptied: [{ questionId: WATER, area: "environment", milestone: expect.any(String) as string }],
    unchanged: 1,
    skipped: [],
    filesGone: 0,
    refusals: [],
    running: null,
  });
  expect(await stored(company.world)).toEqual(before);
});
