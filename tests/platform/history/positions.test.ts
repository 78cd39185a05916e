import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { MOST_POSITIONS } from "~/domain/history/saved-position";
import { RESTORE } from "~/platform/card/load-card";
import { insertJob } from "~/platform/store/jobs";
import { allRefused } from "../all-refused";
import { completeRegistry, save } from "../answering";
import { attach, handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";
import { CLASS, SAFETY } from "../../questions";

let world: World;
let admin: Call;
let stranger: Call;
let reader: Call;
let companyId: string;
let accountId: string;

beforeEach(async () => {
  ({ world, companyId, accountId, admin } = await makeCompany({ colleagues: ["carla"] }));
  reader = await world.as("c@prova.example");
  stranger = await makeStranger(world);
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
});

afterEach(() => world.close());

const savePosition = (name: string, call = admin) => call("survey.savePosition", { body: { name } });
const rename = (id: string, name: string, revision = 1, call = admin) =>
  call("survey.renamePosition", { params: { id }, body: { name, revision } });
const remove = (id: string, revision = 1, call = admin) =>
  call("survey.removePosition", { params: { id }, query: { revision } });
const rows = async () => (await admin("survey.archive", {})).rows;
const refusedWith = (status: number, ...codes: string[]) => ({
  status,
  errors: codes.map((code) => expect.objectContaining({ code }) as unknown),
});

function atWork() {
  const at = world.clock.now().toISOString();
  const job = { id: "restore", companyId, kind: RESTORE, state: "pending" as const, payload: {} };
  return world.db.transaction().execute((trx) => insertJob(trx, { ...job, createdBy: accountId, at }));
}

async function beforeRestore() {
  const { id } = await savePosition("Da sola");
  const change = { type: "before_restore" as const, name: null };
  await world.db.updateTable("saved_position").set(change).where("id", "=", id).execute();
  return id;
}

describe("a position saved by hand", () => {
  test("holds the draft of the moment, with who saved it and when", async () => {
    const { id } = await savePosition("  Prima della\n revisione ");
    expect(await rows()).toEqual([
      {
        kind: "position",
        id,
        year: 2025,
        savedAt: "2026-03-10T09:00:00.000Z",
        type: "manual",
        status: "ready_save",
        name: "Prima della revisione",
        savedBy: "Anna Rossi",
        given: 1,
        revision: 1,
        card: null,
        restore: ["not_enabled"],
      },
    ]);
  });

  test("asked for twice is one, and another one as soon as the draft has moved", async () => {
    const first = await savePosition("Marzo");
    expect(await savePosition("Marzo")).toEqual(first);
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    expect(await savePosition("Marzo")).not.toEqual(first);
    expect(await rows()).toHaveLength(2);
  });

  test("asked for by twenty at the same moment is one", async () => {
    const saved = await Promise.all(Array.from({ length: 20 }, () => savePosition("Marzo")));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });

  test("has a name in the first 256 characters, like every text", async () => {
    await savePosition("Bozza “finale” – v2…");
    expect((await rows())[0]?.name).toBe('Bozza "finale" - v2...');
  });

  test.each([
    ["without a name", " \n ", refusedWith(422, "mandatory_field")],
    ["with a name of 81 characters", "x".repeat(81), refusedWith(422, "too_long")],
    ["with a name that is too long once it is spelled out", "…".repeat(40), refusedWith(422, "too_long")],
  ])("is refused %s", async (_, name, refusal) => {
    await expect(savePosition(name)).rejects.toMatchObject(refusal);
    await expect(rename((await savePosition("Marzo")).id, name)).rejects.toMatchObject(refusal);
  });

  test("is one of fifty at most in a year", async () => {
    for (let number = 1; number <= MOST_POSITIONS; number++) await savePosition(`Numero ${number}`);
    await expect(savePosition("Una di troppo")).rejects.toMatchObject(refusedWith(409, "too_many_positions"));
    await remove((await rows())[0]?.id ?? "");
    await savePosition("Una di troppo");
    await world.db.updateTable("saved_position").set({ year: 2024 }).execute();
    await savePosition("Di un altro anno");
  });

  test("is not taken, nor is one removed, while a restore is at work", async () => {
    const { id } = await savePosition("Marzo");
    await atWork();
    await expect(savePosition("Aprile")).rejects.toMatchObject(refusedWith(409, "restore_running"));
    await expect(remove(id)).rejects.toMatchObject(refusedWith(409, "restore_running"));
    await rename(id, "Aprile");
  });

  test("keeps its files until it is removed", async () => {
    const [file = ""] = await handIn(admin, SAFETY, fileNamed("dvr.pdf", pdf("Documento")));
    await attach(admin, SAFETY, [file]);
    const { id } = await savePosition("Con la bolletta");
    const kept = () => world.db.selectFrom("kept_attachment").selectAll().execute();
    expect(await kept()).toEqual([{ keeper_id: id, attachment_id: file }]);
    await remove(id);
    expect([await kept(), await rows()]).toEqual([[], []]);
  });
});

describe("renaming and removing", () => {
  test("stand on the revision that was seen", async () => {
    const { id } = await savePosition("Marzo");
    await rename(id, "Aprile");
    expect(await rows()).toMatchObject([{ name: "Aprile", revision: 2 }]);
    await expect(rename(id, "Maggio")).rejects.toMatchObject({ status: 409, message: "internal/conflict" });
    await expect(remove(id)).rejects.toMatchObject({ status: 409, message: "internal/conflict" });
    await rename(id, " Aprile ");
    expect(await rows()).toMatchObject([{ name: "Aprile", revision: 2 }]);
    await remove(id, 2);
    await expect(remove(id, 2)).rejects.toMatchObject({ status: 404 });
  });

  test("of one that saved itself before a restore: it has no name, and can be removed", async () => {
    const id = await beforeRestore();
    await expect(rename(id, "Mia")).rejects.toMatchObject(refusedWith(409, "position_without_name"));
    await remove(id);
    expect(await rows()).toEqual([]);
  });

  test("of another company's is 404, and so is what never was", async () => {
    const { id } = await savePosition("Marzo");
    for (const asked of [id, "draft", "nulla"]) {
      await expect(rename(asked, "Mia", 1, stranger)).rejects.toMatchObject({ status: 404 });
      await expect(remove(asked, 1, stranger)).rejects.toMatchObject({ status: 404 });
    }
    expect((await stranger("survey.archive", {})).rows).toEqual([]);
    expect(await rows()).toMatchObject([{ name: "Marzo" }]);
  });

  test("like saving, is for whoever may write", async () => {
    const { id } = await savePosition("Marzo");
    await allRefused([savePosition("Mia", reader), rename(id, "Mia", 1, reader), remove(id, 1, reader)], {
      status: 403,
    });
    const seen = await reader("survey.archive", {});
    expect(seen.rows).toMatchObject([{ name: "Marzo", restore: ["read_only", "not_enabled"] }]);
  });
});
