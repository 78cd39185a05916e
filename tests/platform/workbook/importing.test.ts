import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { ImportView } from "~/api/contract/workbook";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker, type JobWorker } from "~/platform/jobs/worker";
import { completeRegistry, elementsOf, save, shown } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, ENERGY, PLANTS } from "../../questions";
import { filled, rowOf, opened, saved } from "./filling";
import { download, upload } from "./transfer";

const CONVICTIONS = "v3-gov-legalita-condanne";
const DETAIL = "v3-gov-legalita-condanne-dettaglio";

let world: World;
let companyId: string;
let admin: Call;
let bruno: Call;
let worker: JobWorker;

beforeEach(async () => {
  ({ world, companyId, admin } = await makeCompany({ colleagues: ["bruno", "carla"] }));
  bruno = await world.as("b@prova.example");
  worker = startJobWorker(world.parts, JOB_KINDS);
  await completeRegistry(admin);
});

afterEach(async () => {
  await worker.stop();
  await world.close();
});

const progress = (id: string, call = admin) => call("survey.importProgress", { params: { id } });

/** Confirms the changes of a preview, by default all that are not in conflict, and waits for the end. */
async function confirm({ id, preview }: ImportView, chosen?: string[]) {
  const changes = (preview?.changes ?? [])
    .filter(({ question, conflict }) => (chosen ? chosen.includes(question.id) : conflict === null))
    .map(({ question, revision }) => ({ questionId: question.id, revision }));
  await admin("survey.importConfirm", { params: { id }, body: { changes } });
  await worker.drain();
  return progress(id);
}

const changesKept = (guid: string) =>
  world.db
    .selectFrom("answer_change")
    .selectAll()
    .where("question_id", "=", guid)
    .orderBy("revision")
    .execute();

describe("a workbook that comes back", () => {
  test("as it went changes nothing", async () => {
    await save(admin, CLASS, { classe: "b" }, { explanation: "Nota" });
    const { preview, state } = await upload(admin, await download(world, companyId));
    expect(state).toBe("waiting");
    expect(preview).toMatchObject({ changes: [], refusals: [], refused: 0, kept: [] });
    expect(preview?.unchanged).toBeGreaterThan(140);
  });

  test("filled in shows row by row what will change, and stores nothing yet", async () => {
    await save(admin, PLANTS, { potenza: "10" });
    const bytes = await filled(await download(world, companyId), {
      [CLASS]: { classe: "B" },
      [PLANTS]: { potenza: 12.5 },
      [ENERGY]: { "acquistata.rinnovabile": "1.234,5" },
    });
    const { preview } = await upload(admin, bytes, "Questionario (2).xlsx");
    expect(preview?.changes).toMatchObject([
      {
        question: { id: CLASS, number: 20 },
        place: { sheet: "Ambiente", row: 16 },
        revision: 0,
        conflict: null,
        lines: [{ before: null, after: "B" }],
      },
      { question: { id: ENERGY }, lines: [{ before: null, after: "1.234,5 MWh" }] },
      { question: { id: PLANTS }, revision: 1, lines: [{ before: "10 kW", after: "12,5 kW" }] },
    ]);
    expect((await shown(admin, CLASS)).answer.revision).toBe(0);
  });

  test("confirmed stores what was chosen, with its author, revision and history", async () => {
    await save(bruno, PLANTS, { potenza: "10" });
    const bytes = await filled(
      await download(world, companyId),
      { [CLASS]: { classe: "b" }, [PLANTS]: { potenza: 12.5 } },
      { [PLANTS]: { explanation: "Dalla scheda tecnica" } },
    );
    const before = await admin("survey.overview", { query: {} });
    const view = await confirm(await upload(admin, bytes), [PLANTS]);
    expect(view).toMatchObject({
      state: "fulfilled",
      progress: 100,
      preview: null,
      outcome: { saved: [{ question: { id: PLANTS }, status: "self-declared" }], skipped: [] },
    });
    expect((await shown(admin, PLANTS)).answer).toMatchObject({
      revision: 2,
      updatedBy: "Anna Rossi",
      explanation: "Dalla scheda tecnica",
    });
    expect((await shown(admin, CLASS)).answer.revision).toBe(0);
    const changes = await changesKept(PLANTS);
    expect(changes.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(changes[1]?.before).toBe(changes[0]?.after);
    expect((await admin("survey.overview", { query: {} })).revision).toBe(before.revision + 1);
  });

  test("opens and answers a question in one go", async () => {
    const bytes = await filled(await download(world, companyId), {
      [CONVICTIONS]: { value: "Sì" },
      [DETAIL]: { condanne: 1, sanzioni: 2000 },
    });
    const view = await confirm(await upload(admin, bytes));
    expect(view.outcome?.saved.map(({ question }) => question.id)).toEqual([CONVICTIONS, DETAIL]);
  });

  test("skips what only an answer left out would have opened", async () => {
    const bytes = await filled(await download(world, companyId), {
      [CONVICTIONS]: { value: "Sì" },
      [DETAIL]: { condanne: 1, sanzioni: 2000 },
    });
    const view = await confirm(await upload(admin, bytes), [DETAIL]);
    expect(view.outcome).toMatchObject({
      saved: [],
      skipped: [{ question: { id: DETAIL }, code: "closed_question" }],
    });
    expect((await shown(admin, DETAIL)).answer.revision).toBe(0);
  });

  test("never erases silently, but when it is told to", async () => {
    await save(admin, CLASS, { classe: "b" });
    await save(admin, PLANTS, { potenza: "10" });
    const bytes = await filled(await download(world, companyId), {
      [CLASS]: { classe: null },
      [PLANTS]: { potenza: "(cancella)" },
    });
    const preview = await upload(admin, bytes);
    expect(preview.preview).toMatchObject({
      changes: [{ question: { id: PLANTS }, lines: [{ before: "10 kW", after: null }] }],
      kept: [20],
    });
    await confirm(preview);
    expect(await elementsOf(admin, CLASS)).toEqual({ classe: "b" });
    expect(await elementsOf(admin, PLANTS)).toEqual({});
  });

  test("with what cannot be stored says what, where and why, and takes the rest", async () => {
    const bytes = await filled(await download(world, companyId), {
      [CLASS]: { classe: "Z" },
      [PLANTS]: { potenza: { formula: "1+1", result: 2 } },
      [ENERGY]: { "acquistata.rinnovabile": -1 },
      [CONVICTIONS]: { value: "No" },
    });
    const { preview } = await upload(admin, bytes);
    expect(preview?.changes.map(({ question }) => question.id)).toEqual([CONVICTIONS]);
    expect(preview?.refusals).toMatchObject([
      { question: { id: CLASS }, place: { sheet: "Ambiente", row: 16 }, code: "unknown_choice" },
      { question: { id: ENERGY }, code: "min_value", params: { min: "0" } },
      { question: { id: PLANTS }, field: "Potenza totale", code: "formula_cell" },
    ]);
    expect(preview?.refused).toBe(3);
  });

  test("sorted, with a column more and its sheets renamed, is read the same", async () => {
    const book = await opened(
      await filled(await download(world, companyId), { [PLANTS]: { potenza: 12.5 } }),
    );
    const { sheet, number } = rowOf(book, PLANTS);
    sheet.moveRowToEnd(number);
    sheet.insertColumn(2, ["Chi lo sa", "Mario"]);
    sheet.name = "Ambiente compilato";
    const { preview } = await upload(admin, await saved(book));
    expect(preview).toMatchObject({
      changes: [{ question: { id: PLANTS }, place: { sheet: "Ambiente compilato" } }],
      refused: 0,
    });
  });
});

describe("answers that others store meanwhile", () => {
  test("after the download stay where the file did not change them", async () => {
    await save(admin, PLANTS, { potenza: "10" });
    const bytes = await download(world, companyId);
    await save(bruno, PLANTS, { potenza: "20" }, { revision: 1 });
    expect((await upload(admin, bytes)).preview).toMatchObject({ changes: [], refused: 0 });
  });

  test("after the download are shown beside the file's, and kept unless somebody says otherwise", async () => {
    await save(admin, PLANTS, { potenza: "10" });
    const bytes = await filled(await download(world, companyId), { [PLANTS]: { potenza: 15 } });
    world.clock.advance({ hours: 2 });
    await save(bruno, PLANTS, { potenza: "20" }, { revision: 1 });
    const view = await upload(admin, bytes);
    expect(view.preview?.changes).toMatchObject([
      {
        revision: 2,
        conflict: { by: "Bruno Rossi", at: "2026-03-10T11:00:00.000Z" },
        lines: [{ before: "20 kW", after: "15 kW" }],
      },
    ]);
    await confirm(view, [PLANTS]);
    expect(await elementsOf(admin, PLANTS)).toEqual({ potenza: "15" });
  });

  test("after the preview are never overwritten: the row is skipped and told, the others are done", async () => {
    const bytes = await filled(await download(world, companyId), {
      [PLANTS]: { potenza: 15 },
      [CLASS]: { classe: "B" },
    });
    const view = await upload(admin, bytes);
    await save(bruno, PLANTS, { potenza: "20" });
    const { outcome } = await confirm(view);
    expect(outcome).toMatchObject({
      saved: [{ question: { id: CLASS } }],
      skipped: [{ question: { id: PLANTS }, place: { sheet: "Ambiente" }, code: "conflict" }],
    });
    expect(await elementsOf(admin, PLANTS)).toEqual({ potenza: "20" });
  });

  test("show in the preview when it is looked at again", async () => {
    const bytes = await filled(await download(world, companyId), { [PLANTS]: { potenza: 15 } });
    const { id } = await upload(admin, bytes);
    await save(bruno, PLANTS, { potenza: "20" });
    expect((await progress(id)).preview?.changes).toMatchObject([
      { conflict: { by: "Bruno Rossi" }, lines: [{ before: "20 kW" }] },
    ]);
  });

  test("fault 30: while a workbook is written are in it whole or not at all", async () => {
    const question = { "acquistata.rinnovabile": "0", "acquistata.non-rinnovabile": "0" };
    await save(admin, ENERGY, question);
    const files = [];
    for (let value = 1; value <= 6; value += 1) {
      const both = { "acquistata.rinnovabile": String(value), "acquistata.non-rinnovabile": String(value) };
      files.push(download(world, companyId));
      await save(admin, ENERGY, both, { revision: value });
    }
    for (const bytes of await Promise.all(files)) {
      const book = await opened(bytes);
      const cells = ["acquistata.rinnovabile", "acquistata.non-rinnovabile"].map((element) => {
        const { cell } = rowOf(book, ENERGY, element);
        return [cell("answer").value, cell("revision").value];
      });
      expect(cells[0]).toEqual(cells[1]);
      expect(Number(cells[0]?.[1])).toBe(Number(cells[0]?.[0]) + 1);
    }
  }, 30_000);
});

describe("who may do what", () => {
  test("reading is enough to download, writing is needed to upload", async () => {
    const carla = await world.as("c@prova.example");
    const { filename } = await carla("survey.downloadAnswers", { params: { version: "draft" }, query: {} });
    expect(filename).toBe("carta-esg-risposte-2025.xlsx");
    await expect(upload(carla, await download(world, companyId))).rejects.toMatchObject({ status: 403 });
  });

  test("a preview is its owner's: a colleague and another company do not find it", async () => {
    const { id } = await upload(
      admin,
      await filled(await download(world, companyId), { [CLASS]: { classe: "B" } }),
    );
    const other = await world.addCompany();
    await world.addPerson({ email: "d@altra.example", companyId: other, isAdmin: true });
    const stranger = await world.as("d@altra.example");
    for (const call of [bruno, stranger]) {
      await expect(progress(id, call)).rejects.toMatchObject({ status: 404 });
      const body = { changes: [{ questionId: CLASS, revision: 0 }] };
      await expect(call("survey.importConfirm", { params: { id }, body })).rejects.toMatchObject({
        status: 404,
      });
    }
    await worker.drain();
    expect((await shown(admin, CLASS)).answer.revision).toBe(0);
  });

  test("another company's file, another year's, and an issued card's are refused", async () => {
    const other = await world.addCompany();
    await world.addPerson({ email: "d@altra.example", companyId: other, isAdmin: true });
    const stranger = await world.as("d@altra.example");
    const own = await download(world, companyId);
    await expect(upload(stranger, own)).rejects.toMatchObject({ message: "internal/workbook_other_company" });
    const older = await download(world, companyId, "carta-esg-risposte-2024.xlsx");
    await expect(upload(admin, older)).rejects.toMatchObject({
      message: "internal/workbook_other_year",
      errors: [{ params: { year: "2025" } }],
    });
  });
});

describe("an upload", () => {
  test("without a file, or with an empty one, is told to choose one", async () => {
    for (const form of [new FormData(), await emptyFile()]) {
      await expect(admin("survey.importPreview", { body: form })).rejects.toMatchObject({
        status: 422,
        message: "internal/choose_file",
      });
    }
  });

  test("that is confirmed twice is stored once", async () => {
    const view = await upload(
      admin,
      await filled(await download(world, companyId), { [CLASS]: { classe: "B" } }),
    );
    const body = { changes: [{ questionId: CLASS, revision: 0 }] };
    const both = [1, 2].map(() => admin("survey.importConfirm", { params: { id: view.id }, body }));
    expect(await Promise.all(both)).toEqual([{ id: view.id }, { id: view.id }]);
    await worker.drain();
    await worker.drain();
    expect(await changesKept(CLASS)).toHaveLength(1);
  });

  test("that nobody confirms is gone after a day, and nothing of it is left", async () => {
    const { id } = await upload(
      admin,
      await filled(await download(world, companyId), { [CLASS]: { classe: "B" } }),
    );
    world.clock.advance({ hours: 24 });
    admin = await world.as("a@prova.example");
    await expect(progress(id)).rejects.toMatchObject({ status: 404 });
    await worker.sweep();
    expect(await world.db.selectFrom("job").selectAll().execute()).toEqual([]);
  });

  test("keeps nothing of its file once it is done", async () => {
    const view = await upload(
      admin,
      await filled(await download(world, companyId), { [CLASS]: { classe: "B" } }),
    );
    await confirm(view);
    const [job] = await world.db.selectFrom("job").selectAll().execute();
    expect(job?.payload).toBe("null");
  });

  test("is given up when five newer ones of the same person wait", async () => {
    const bytes = await download(world, companyId);
    const ids = [];
    for (let count = 0; count < 6; count += 1) {
      world.clock.advance({ minutes: 1 });
      ids.push((await upload(admin, bytes)).id);
    }
    await expect(progress(ids[0] ?? "")).rejects.toMatchObject({ status: 404 });
    expect((await progress(ids[1] ?? "")).state).toBe("waiting");
  });

  test("that was confirmed before the year was closed stores nothing", async () => {
    const view = await upload(
      admin,
      await filled(await download(world, companyId), { [CLASS]: { classe: "B" } }),
    );
    const body = { changes: [{ questionId: CLASS, revision: 0 }] };
    await world.db.updateTable("company").set({ fiscal_year: 2026 }).where("id", "=", companyId).execute();
    await admin("survey.importConfirm", { params: { id: view.id }, body });
    await worker.drain();
    expect(await progress(view.id)).toMatchObject({ state: "rejected", error: "internal/read_only_year" });
  });
});

async function emptyFile() {
  const form = new FormData();
  form.append("file", new File([], "vuoto.xlsx"));
  return form;
}

describe("a download", () => {
  test("is named for its year, and comes as a file that nothing keeps", async () => {
    const { filename } = await admin("survey.downloadQuestions", { query: {} });
    expect(filename).toBe("carta-esg-domande-2025.xlsx");
    const { downloadUrl } = await admin("survey.download", {
      params: { type: "questions" },
      query: { filename },
    });
    const token = downloadUrl.split("/").at(-1) ?? "";
    const response = await world.call()("survey.file", { params: { token } });
    expect(response.headers.get("Content-Disposition")).toContain(`filename="${filename}"`);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 2)).toBe("PK");
  });

  test("is of the year that is asked for, be it open or not", async () => {
    await save(admin, CLASS, { classe: "b" });
    await world.db.updateTable("company").set({ fiscal_year: 2026 }).where("id", "=", companyId).execute();
    const year = 2025;
    const params = { version: "draft" };
    const named = await admin("survey.downloadAnswers", { params, query: { year } });
    expect(named.filename).toBe("carta-esg-risposte-2025.xlsx");
    const unnamed = await admin("survey.downloadAnswers", { params, query: {} });
    expect(unnamed.filename).toBe("carta-esg-risposte-2026.xlsx");
    const answer = async ({ filename }: { filename: string }) =>
      rowOf(await opened(await download(world, companyId, filename)), CLASS).cell("answer").value;
    expect([await answer(named), await answer(unnamed)]).toEqual(["B", null]);
    const questions = await admin("survey.downloadQuestions", { query: { year } });
    expect(questions.filename).toBe("carta-esg-domande-2025.xlsx");
  });

  test.each([
    "carta-esg-risposte-2031.xlsx",
    "carta-esg-risposte-2025-ESG-2025-AAAAAAAAAA.xlsx",
    "altro.xlsx",
    "../x",
  ])("of %s is not found", async (filename) => {
    await expect(
      admin("survey.download", { params: { type: "answers" }, query: { filename } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("of an issued card names it, and cannot be filled in", async () => {
    await save(admin, CLASS, { classe: "b" });
    const { revision } = await admin("survey.overview", { query: {} });
    const { versionId } = await admin("survey.publish", { body: { revision } });
    const { filename } = await admin("survey.downloadAnswers", { params: { version: "public" }, query: {} });
    expect(filename).toBe(`carta-esg-risposte-2025-${versionId}.xlsx`);
    const bytes = await download(world, companyId, filename);
    expect(rowOf(await opened(bytes), CLASS).cell("answer").value).toBe("B");
    await expect(upload(admin, bytes)).rejects.toMatchObject({ message: "internal/workbook_issued" });
  });
});
