import { SurveyReader } from "~/platform/survey/survey-reader";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { takePosition } from "~/platform/history/take-position";
import { write } from "~/platform/store/write";
import { completeRegistry, save, shown } from "../answering";
import { attach, handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, OLD_CLASS, SITES, WATER } from "../../questions";

/** Asked alike in two questionnaires. */
const OLD_LAND = "v2-env-territorio-e-clima-suolo";
const LAND = "v3-env-suolo-e-biodiversita-suolo";
const SITES_LIST = "v3-env-suolo-e-biodiversita-siti-elenco";

let world: World;
let admin: Call;
let companyId: string;
let personId: string;

beforeEach(async () => void ({ world, companyId, accountId: personId, admin } = await makeCompany()));

afterEach(() => world.close());

/** Saves the draft under a name, an hour after the step before. */
async function savePosition(name: string | null = "Prova"): Promise<string> {
  world.clock.advance({ hours: 1 });
  const saving = { type: name ? "manual" : "before_restore", name, by: personId } as const;
  return write(world.db, companyId, async (trx) =>
    takePosition(trx, await new SurveyReader(trx, companyId).draft(), {
      ...saving,
      at: world.clock.now().toISOString(),
    }),
  );
}

async function publish() {
  const { revision } = await admin("survey.overview", { query: {} });
  return (await admin("survey.publish", { body: { revision } })).versionId;
}

const change = async (guid: string, elements: Record<string, string>) =>
  save(admin, guid, elements, { revision: (await shown(admin, guid)).answer.revision });

const openYear = (year: number) =>
  world.db.updateTable("company").set({ fiscal_year: year }).where("id", "=", companyId).execute();

const compare = (from: string, to: string, call = admin) => call("survey.compare", { query: { from, to } });

describe("a saved position and the draft", () => {
  test("say of each class on which side nothing was answered", async () => {
    await completeRegistry(admin);
    const position = await savePosition();
    await save(admin, CLASS, { classe: "b" });
    const { scores } = await compare(position, "draft");
    expect(scores?.map(({ id, unfilled }) => [id, unfilled])).toEqual([
      ["start_small", { before: true, after: false }],
      ["graduate", { before: true, after: true }],
      ["master", { before: true, after: true }],
    ]);
  });

  test("differ in what was added, changed and removed since, each told by its question", async () => {
    await completeRegistry(admin);
    await change(CLASS, { classe: "b" });
    await change(WATER, { prelievo: "5" });
    await change(SITES, { value: "nessuno" });
    const position = await savePosition("Prima della riunione");
    await change(CLASS, { classe: "c" });
    await change(WATER, {});
    await change("v3-env-energia-impianti", { potenza: "12.5" });
    const { before, after, same, answers } = await compare(position, "draft");
    expect({ before, after, same }).toEqual({
      before: {
        id: position,
        kind: "position",
        year: 2025,
        name: "Prima della riunione",
        savedAt: "2026-03-10T10:00:00.000Z",
      },
      after: { id: "draft", kind: "draft", year: 2025, name: null, savedAt: "2026-03-10T10:00:00.000Z" },
      same: 1,
    });
    const told = Object.fromEntries(answers.map((one) => [one.questionId, one]));
    expect(Object.keys(told).sort()).toEqual([WATER, CLASS, "v3-env-energia-impianti"].sort());
    expect(told[CLASS]).toMatchObject({
      kind: "changed",
      question: "same",
      area: "environment",
      milestone: "energia",
      promptBefore: null,
      elements: [{ before: { value: "B" }, after: { value: "C" } }],
    });
    expect(told[WATER]).toMatchObject({ kind: "removed", elements: [{ before: {}, after: null }] });
    expect(told["v3-env-energia-impianti"]).toMatchObject({
      kind: "added",
      elements: [{ before: null, after: { value: "12,5 kW" } }],
    });
  });

  test("have their points side by side, computed with the registry as it is", async () => {
    await completeRegistry(admin);
    const position = await savePosition();
    await change(SITES, { value: "nessuno" });
    const { scores } = await compare(position, "draft");
    const home = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
    const now = home.survey.versioned.scoring.levels.start_small;
    const [start] = scores ?? [];
    expect(start).toMatchObject({
      id: "start_small",
      before: { actual: 0, max: now.max },
      after: { actual: now.actual, max: now.max },
      difference: now.actual,
    });
    expect(now.actual).toBeGreaterThan(0);
    const environment = start?.areas.find(({ id }) => id === "environment");
    expect(environment?.milestones.filter(({ difference }) => difference !== 0)).toEqual([
      expect.objectContaining({ id: "suolo-e-biodiversita", difference: now.actual }),
    ]);
  });

  test("are compared without values that a closed question keeps", async () => {
    await change(SITES, { value: "presenti" });
    await change(SITES_LIST, { "sito1.luogo": "Via Roma 1, Brescia" });
    const open = await savePosition();
    await change(SITES, { value: "nessuno" });
    const closed = await savePosition();
    const between = await compare(open, closed);
    expect(between.answers.map(({ questionId, kind }) => [questionId, kind])).toEqual([
      [SITES, "changed"],
      [SITES_LIST, "removed"],
    ]);
    expect((await compare(closed, "draft")).answers).toEqual([]);
  });
});

describe("an issued version and the draft", () => {
  test("are the same right after it was issued, scores and all", async () => {
    await completeRegistry(admin);
    await change(CLASS, { classe: "b" });
    await change(SITES, { value: "presenti" });
    const version = await publish();
    const { answers, scores } = await compare(version, "draft");
    expect(answers).toEqual([]);
    const differences = (scores ?? []).flatMap((level) => [
      level.difference,
      ...level.areas.flatMap((area) => [area.difference, ...area.milestones.map((one) => one.difference)]),
    ]);
    expect(differences.length).toBeGreaterThan(10);
    expect(differences.filter((difference) => difference !== 0 && difference !== null)).toEqual([]);
  });

  test("keep the points the version was issued with, whatever became of the registry", async () => {
    await completeRegistry(admin);
    await change(SITES, { value: "nessuno" });
    const version = await publish();
    const issued = await admin("scoring.homePage", { params: { version }, query: {} });
    await completeRegistry(admin, { annualTurnover: "90000000", numberOfEmployees: "400", sector: "01" });
    const { scores } = await compare(version, "draft");
    expect(scores?.[0]?.before?.actual).toBe(issued.survey.versioned.scoring.levels.start_small.actual);
    expect(scores?.[0]?.difference).not.toBe(0);
  });

  test("name the files that came and went; of one that is gone nothing is left to say", async () => {
    await completeRegistry(admin);
    const [old = ""] = await handIn(admin, CLASS, fileNamed("vecchia.pdf", pdf("vecchia")));
    await attach(admin, CLASS, [old], { classe: "b" });
    const version = await publish();
    const [fresh = ""] = await handIn(admin, CLASS, fileNamed("nuova.pdf", pdf("nuova")));
    await attach(admin, CLASS, [fresh]);
    const filesOf = async () =>
      (await compare(version, "draft")).answers.map(({ attachments }) => attachments);
    expect(await filesOf()).toEqual([{ added: ["nuova.pdf"], removed: ["vecchia.pdf"] }]);
    await world.db.deleteFrom("version_attachment").execute();
    await world.db.deleteFrom("attachment").where("id", "=", old).execute();
    expect(await filesOf()).toEqual([{ added: ["nuova.pdf"], removed: [null] }]);
  });
});

describe("whichever was asked first", () => {
  test("the older one stands before", async () => {
    const first = await savePosition("Prima");
    const second = await savePosition(null);
    const order = async (from: string, to: string) => {
      const { before, after } = await compare(from, to);
      return [before.id, after.id];
    };
    expect(await order(first, second)).toEqual([first, second]);
    expect(await order(second, first)).toEqual([first, second]);
    expect(await order("draft", first)).toEqual([first, "draft"]);
    expect(await order("draft", "draft")).toEqual(["draft", "draft"]);
    await openYear(2026);
    expect(await order("draft", second)).toEqual([second, "draft"]);
  });

  test("two API versions meet by what the questions became, and their points do not", async () => {
    await openYear(2024);
    await change(OLD_LAND, { totale: "900", coperta: "300" });
    await change(OLD_CLASS, { classe: "b" });
    const older = await savePosition();
    await openYear(2025);
    await change(LAND, { totale: "900", impermeabile: "300" });
    await change(CLASS, { classe: "c" });
    const { before, scores, answers, same } = await compare("draft", older);
    expect({ year: before.year, scores, same }).toEqual({ year: 2024, scores: null, same: 1 });
    expect(answers).toMatchObject([
      {
        questionId: CLASS,
        question: "revised",
        elements: [{ before: { value: "B" }, after: { value: "C" } }],
      },
    ]);
  });

  test("v1 answers are followed to v3 through v2", async () => {
    await openYear(2023);
    await change("v1-planet-acqua-e-natura-prelievo", { prelievo: "70" });
    const oldest = await savePosition();
    await openYear(2025);
    await change(WATER, { prelievo: "80" });
    const { answers } = await compare(oldest, "draft");
    expect(answers.filter(({ questionId }) => questionId === WATER)).toMatchObject([
      { kind: "changed", question: "revised", promptBefore: expect.any(String) },
    ]);
  });
});

describe("another company", () => {
  test("has no version, no position and no draft to compare", async () => {
    await completeRegistry(admin);
    await change(CLASS, { classe: "b" });
    const ids = [await publish(), await savePosition(), "ESG-2025-2222222222", "nulla"];
    const other = await world.addCompany();
    await world.addPerson({ email: "x@altra.example", companyId: other, isAdmin: true });
    const stranger = await world.as("x@altra.example");
    for (const id of ids) {
      for (const [one, other] of [
        [id, "draft"],
        ["draft", id],
      ] as const) {
        await expect(compare(one, other, stranger)).rejects.toMatchObject({
          status: 404,
          message: "internal/not_found",
        });
      }
    }
    expect((await compare("draft", "draft", stranger)).answers).toEqual([]);
  });

  test("is no matter of rights: who only reads compares too", async () => {
    await world.addPerson({ email: "r@prova.example", companyId });
    const position = await savePosition();
    expect((await compare(position, "draft", await world.as("r@prova.example"))).answers).toEqual([]);
  });
});
