import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaire } from "~/content/questionnaires";
import { allOf, readPdf } from "../../documents/read-pdf";
import { piecesOf, textOf } from "../../documents/read-text";
import { CLASS, PLANTS, RULES, WASTE, WATER } from "../../questions";
import { completeRegistry, save } from "../answering";
import { makeCompany, makeStranger } from "../company";
import { countedQueries } from "../queries";
import { withoutReports } from "../quarantine/shared";
import type { World } from "../world";
import { fetched } from "./fetched";

let world: World;
let admin: Call;
let refuses: boolean;

const sometimes = withoutReports(() => refuses);

beforeEach(async () => {
  refuses = false;
  ({ world, admin } = await makeCompany({}, { quarantine: sometimes }));
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
  await save(admin, PLANTS, { potenza: "10" });
});
afterEach(() => world.close());

const nameOf = async (call: Call, version = "draft", page?: "card") =>
  (await call("scoring.report", { params: { version }, query: { format: "pdf", ...(page && { page }) } }))
    .filename;

async function issued(): Promise<string> {
  const { survey } = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
  await admin("survey.publish", { body: { revision: survey.draft.revision, declared: true } });
  const { card } = await admin("scoring.homePage", { params: { version: "public" }, query: {} });
  return card.id ?? "";
}

/** Asks until the document is there, as a page that waits does. */
async function prepared(call: Call, filename: string): Promise<void> {
  const prepare = () => call("survey.prepareDocument", { params: { type: "report" }, query: { filename } });
  while (!(await prepare()).ready);
}

describe("the report of a draft", () => {
  test("is a tagged PDF with a table for the board and an answer with its unit", async () => {
    const filename = await nameOf(admin);
    const { type, bytes } = await fetched(admin, "report", filename);
    expect([filename, type]).toEqual(["carta-esg-report-2025.pdf", "application/pdf"]);
    const nodes = readPdf(bytes).roots.flatMap(allOf);
    expect(nodes.filter(({ tag }) => tag === "H1")).toHaveLength(1);
    expect(nodes.filter(({ tag }) => tag === "Table").length).toBeGreaterThan(20);
    expect(nodes.filter(({ tag, alt }) => tag === "Figure" && alt === null)).toEqual([]);
  });

  test("tells a board on one page what is ahead, what is behind, the red lines and the first moves", async () => {
    const { bytes } = await fetched(admin, "report", await nameOf(admin));
    const pages = new Map<number, string>();
    for (const { page, text } of piecesOf(bytes)) pages.set(page, `${pages.get(page) ?? ""}${text}`);
    const boards = [...pages.values()].filter((text) => /In una pagina|Tre mosse|Prime mosse/.test(text));
    expect(boards).toHaveLength(1);
    const [board = ""] = boards;
    expect(board).toMatch(/Linee rosse senza risposta|Nessuna linea rossa|Linee rosse superate/);
    expect(board).toMatch(/circa \d+ punti? in più, impegno/);
  });

  test("shows the score of each class and, apart from it, how many of the applicable questions are done", async () => {
    const { basis, survey } = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
    const { start_small: first } = survey.versioned.scoring.levels;
    const { done, applicable, levels = [] } = basis?.coverage ?? {};
    const own = levels.find(({ id }) => id === "start_small");
    const text = textOf((await fetched(admin, "report", await nameOf(admin))).bytes);
    const score = Math.round(first.actual / 100);
    expect(score).toBeGreaterThan(0);
    expect(text).toContain(
      `Fondamentali finora ${score} di 100, con ${own?.done} di ${own?.applicable} domande`,
    );
    expect(text).toContain(`Domande applicabili completate: ${done} su ${applicable}.`);
    expect([done, own?.done]).toEqual([2, 1]);
  });

  test("tells no, not answered and not applicable apart", async () => {
    const reason = { notApplicableChosen: true, notApplicableReason: "Raccolta del Comune." };
    await save(admin, RULES, { value: "no" });
    await save(admin, WASTE, {}, reason);
    const text = textOf((await fetched(admin, "report", await nameOf(admin))).bytes);
    const rowOf = (guid: string, words: string) => {
      const { prompt = guid } = questionnaire("v3").questions.find((one) => one.guid === guid) ?? {};
      return `${prompt} Fondamentali ${words}`;
    };
    for (const row of [
      rowOf(RULES, "No, nessuna Completa"),
      rowOf(WATER, "Nessuna risposta Da rispondere"),
      rowOf(WASTE, "Raccolta del Comune. Non applicabile"),
    ]) {
      expect(text).toContain(row);
    }
  });

  test("is another after a change", async () => {
    const before = await fetched(admin, "report", await nameOf(admin));
    await save(admin, PLANTS, { potenza: "12" }, { revision: 1 });
    const after = await fetched(admin, "report", await nameOf(admin));
    expect(after.bytes.equals(before.bytes)).toBe(false);
  });

  test("is sent to the page that waited for it without being read anew", async () => {
    const filename = await nameOf(admin);
    const statements = (work: (call: Call) => Promise<unknown>) =>
      countedQueries(world, "a@prova.example", work);
    const made = await fetched(admin, "report", filename);
    await prepared(admin, filename);
    const sent = await statements((call) => fetched(call, "report", filename));
    const readAnew = await statements((call) => fetched(call, "report", filename));
    expect(readAnew - sent).toBeGreaterThan(5);
    await prepared(admin, filename);
    expect((await fetched(admin, "report", filename)).bytes.equals(made.bytes)).toBe(true);
  });

  test("says once what kept it from being made, and is made at the next try", async () => {
    const filename = await nameOf(admin);
    refuses = true;
    await expect(prepared(admin, filename)).rejects.toMatchObject({
      status: 503,
      code: "internal/unavailable",
    });
    refuses = false;
    await prepared(admin, filename);
    expect((await fetched(admin, "report", filename)).type).toBe("application/pdf");
  });
});

describe("the report of an issued version", () => {
  test("has the same bytes on another day and after the draft has moved", async () => {
    const id = await issued();
    const before = await fetched(admin, "report", await nameOf(admin, id));
    world.clock.advance({ days: 2 });
    await save(admin, PLANTS, { potenza: "99" }, { revision: 1 });
    const filename = await nameOf(await world.as("a@prova.example"), id);
    const after = await fetched(await world.as("a@prova.example"), "report", filename);
    expect(filename).toBe(`carta-esg-report-2025-${id}.pdf`);
    expect(after.bytes.equals(before.bytes)).toBe(true);
  });

  test("of another company is not found, by its number and by its file name", async () => {
    const id = await issued();
    const stranger = await makeStranger(world);
    await expect(nameOf(stranger, id)).rejects.toMatchObject({ status: 404 });
    for (const type of ["report", "card"])
      await expect(
        stranger("survey.prepareDocument", {
          params: { type },
          query: { filename: await nameOf(admin, id) },
        }),
      ).rejects.toMatchObject({ status: 404 });
    await expect(fetched(stranger, "report", await nameOf(admin, id))).rejects.toMatchObject({ status: 404 });
  });

  test("alone is its card on one page, which leads to its public page", async () => {
    const id = await issued();
    const { bytes } = await fetched(admin, "card", await nameOf(admin, id, "card"));
    const { catalog, dictionary, objects } = readPdf(bytes);
    expect(dictionary(catalog.Pages).Count).toBe(1);
    const addresses = [...objects.values()].flatMap((value) => (Object(value) as { URI?: string }).URI ?? []);
    expect(addresses).toEqual([`https://carta.example/card/${id}`]);
  });
});

describe("the comparison in the report of a version", () => {
  test("is that of its first report, on every later day", async () => {
    const id = await issued();
    const first = textOf((await fetched(admin, "report", await nameOf(admin, id))).bytes);
    expect(first).toContain("come erano all'inizio del 10/03/2026, quando il report di questa carta");
    world.clock.advance({ days: 40 });
    const filename = await nameOf(await world.as("a@prova.example"), id);
    const later = textOf((await fetched(await world.as("a@prova.example"), "report", filename)).bytes);
    expect(later).toBe(first);
  });

  test("of the draft is that of its day", async () => {
    const text = textOf((await fetched(admin, "report", await nameOf(admin))).bytes);
    expect(text).toContain("come erano all'inizio del 10/03/2026. Un confronto");
  });
});

describe("what the report names as first moves", () => {
  test("are the first moves of the development plan", async () => {
    const plan = await admin("scoring.developmentPlan", { query: {} });
    const moves = plan.groups.flatMap(({ moves }) => moves);
    const first = (plan.first?.moves ?? []).map((guid) => moves.find(({ id }) => id === guid)?.prompt ?? "");
    const text = textOf((await fetched(admin, "report", await nameOf(admin))).bytes);
    const named = text.slice(text.indexOf("Tre mosse"), text.indexOf("Scoring Fondamentali"));
    expect(first).toHaveLength(3);
    for (const prompt of first) expect(named).toContain(prompt);
  });
});
