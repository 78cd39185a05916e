import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { completeRegistry, save, shown } from "../answering";
import { countedQueries } from "../queries";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, WASTE } from "../../questions";

let world: World;
let admin: Call;
let bruno: Call;

beforeEach(async () => {
  ({ world, admin } = await makeCompany({ colleagues: ["bruno", "carla"] }));
  bruno = await world.as("b@prova.example");
});

afterEach(() => world.close());

const changes = (call: Call, query: { page?: number; version?: string; year?: number } = {}, id = CLASS) =>
  call("survey.answerChanges", { params: { id }, query });

describe("the history of an answer", () => {
  test("names every change, newest first: when, who, what it was and what it became", async () => {
    const recovered = { totale: "12", pericolosi: "1", recuperati: "9" };
    const answerElements = Object.entries(recovered).map(([id, value]) => ({ id, value }));
    await save(admin, WASTE, recovered, { explanation: "Registro" });
    world.clock.advance({ hours: 1 });
    const reason = { notApplicableChosen: true, notApplicableReason: "La pesa il Comune." };
    await save(bruno, WASTE, {}, { ...reason, revision: 1 });
    const found = await changes(await world.as("c@prova.example"), {}, WASTE);
    expect(found).toMatchObject({ year: 2025, total: 2, page: 1, pages: 1, definition: { guid: WASTE } });
    expect(found.changes).toMatchObject([
      {
        revision: 2,
        at: "2026-03-10T10:00:00.000Z",
        by: "Bruno Rossi",
        before: { answerElements, explanation: "Registro" },
        after: { answerElements: [], ...reason, explanation: null },
      },
      {
        revision: 1,
        at: "2026-03-10T09:00:00.000Z",
        by: "Anna Rossi",
        before: null,
        after: { answerElements, notApplicableChosen: false },
      },
    ]);
  });

  test("shows both values of a conflict that was decided knowingly", async () => {
    await save(admin, CLASS, { classe: "b" });
    await expect(save(bruno, CLASS, { classe: "c" })).rejects.toMatchObject({ status: 409 });
    await save(bruno, CLASS, { classe: "c" }, { revision: (await shown(bruno, CLASS)).answer.revision });
    const told = (await changes(admin)).changes.map(({ by, after }) => [by, after.answerElements[0]?.value]);
    expect(told).toEqual([
      ["Bruno Rossi", "c"],
      ["Anna Rossi", "b"],
    ]);
  });

  test("comes in pages of 25; a page past the end is the last one", async () => {
    const classes = ["a4", "a3", "a2", "a1", "b", "c", "d", "e", "f", "g"];
    for (let revision = 0; revision < 27; revision += 1) {
      await save(admin, CLASS, { classe: classes[revision % 10] ?? "" }, { revision });
    }
    const first = await changes(admin);
    expect(first).toMatchObject({ total: 27, page: 1, pages: 2 });
    expect(first.changes.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 25 }, (_, index) => 27 - index),
    );
    expect((await changes(admin, { page: 2 })).changes.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(await changes(admin, { page: 99 })).toMatchObject({ page: 2 });
    await expect(changes(admin, { page: 0 })).rejects.toMatchObject({ status: 422 });
  });

  test("of a question never answered is empty, of an unknown one 404", async () => {
    expect(await changes(admin)).toMatchObject({ total: 0, page: 1, pages: 1, changes: [] });
    for (const id of ["v3-env-energia-inventata", "__proto__", "v2-env-energia-classe"]) {
      await expect(changes(admin, {}, id)).rejects.toMatchObject({ status: 404 });
    }
  });

  test("of another company is never seen, and never without being signed in", async () => {
    await save(admin, CLASS, { classe: "b" });
    const companyId = await world.addCompany();
    await world.addPerson({ email: "x@altra.example", companyId, isAdmin: true });
    expect(await changes(await world.as("x@altra.example"))).toMatchObject({ total: 0, changes: [] });
    await expect(changes(world.call())).rejects.toMatchObject({ status: 401 });
  });

  test("of an issued version ends with it", async () => {
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "b" });
    const { revision } = await admin("survey.overview", { query: {} });
    const { versionId } = await admin("survey.publish", { body: { revision } });
    world.clock.advance({ hours: 1 });
    await save(admin, CLASS, { classe: "c" }, { revision: 1 });
    expect((await changes(admin)).total).toBe(2);
    for (const version of [versionId, "public"]) {
      expect(await changes(admin, { version, year: 2025 })).toMatchObject({ total: 1 });
    }
    await expect(changes(admin, { version: "ESG-2025-AAAAAAAAAA" })).rejects.toMatchObject({ status: 404 });
  });

  test("is read with the same number of statements however long it is", async () => {
    const reading = () => countedQueries(world, "a@prova.example", (call) => changes(call));
    await save(admin, CLASS, { classe: "b" });
    const short = await reading();
    for (let revision = 1; revision < 8; revision += 1) {
      await save(admin, CLASS, { classe: revision % 2 ? "c" : "d" }, { revision });
    }
    expect(await reading()).toBe(short);
  });
});
