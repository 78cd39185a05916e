import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { sweepFiles } from "~/platform/files/sweep";
import { answerEverything, completeRegistry, save, shown } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, SAFETY } from "../../questions";
import { attach, handIn, namesOf, rowIds, stored } from "./filing";
import { fileNamed, pdf } from "./samples";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany({ colleagues: ["bruno"] })));

afterEach(() => world.close());

const handOne = async (call: Call, name: string, guid = CLASS) =>
  (await handIn(call, guid, fileNamed(name, pdf(name))))[0] as string;

const changes = async () => {
  const rows = await world.db.selectFrom("answer_change").selectAll().orderBy("id").execute();
  return rows.map(({ revision, after }) => {
    const { attachments, fileNames } = JSON.parse(after) as {
      attachments: string[];
      fileNames: Record<string, string>;
    };
    return [revision, ...attachments.map((id) => fileNames[id])];
  });
};

describe("the files of an answer", () => {
  test("are part of its revision and of its history, by name even when they are gone", async () => {
    const first = await handOne(admin, "prima.pdf");
    await attach(admin, CLASS, [first], { classe: "b" });
    const second = await handOne(admin, "seconda.pdf");
    await attach(admin, CLASS, [first, second]);
    await attach(admin, CLASS, [second]);
    expect(await namesOf(admin, CLASS)).toEqual(["seconda.pdf"]);
    expect((await shown(admin, CLASS)).answer.revision).toBe(3);
    expect(await changes()).toEqual([
      [1, "prima.pdf"],
      [2, "prima.pdf", "seconda.pdf"],
      [3, "seconda.pdf"],
    ]);
    const history = await admin("survey.answerChanges", { params: { id: CLASS }, query: {} });
    expect(history.changes[1]?.after.attachments).toEqual([
      { id: first, name: "prima.pdf" },
      { id: second, name: "seconda.pdf" },
    ]);
  });

  test("that are replaced or removed are gone after the save (fault 20)", async () => {
    const old = await handOne(admin, "vecchia.pdf");
    await attach(admin, CLASS, [old], { classe: "b" });
    const fresh = await handOne(admin, "nuova.pdf");
    await attach(admin, CLASS, [fresh]);
    expect(await namesOf(admin, CLASS)).toEqual(["nuova.pdf"]);
    expect(stored(world)).toEqual([fresh]);
    expect(await rowIds(world)).toEqual([fresh]);
  });

  test("stay when the answer is saved without a word about them, and go a day after it was taken back", async () => {
    const id = await handOne(admin, "a.pdf");
    await attach(admin, CLASS, [id], { classe: "b" });
    await save(admin, CLASS, { classe: "c" }, { revision: 1 });
    expect(await namesOf(admin, CLASS)).toEqual(["a.pdf"]);
    await save(admin, CLASS, {}, { revision: 2, attachments: [] });
    expect(await namesOf(admin, CLASS)).toEqual([]);
    world.clock.advance({ hours: 23 });
    await sweepFiles(world.parts);
    expect(stored(world)).toEqual([id]);
    world.clock.advance({ hours: 1 });
    await sweepFiles(world.parts);
    expect([stored(world), await rowIds(world)]).toEqual([[], []]);
  });

  test("make no answer, and a missing one makes none incomplete (D2)", async () => {
    await attach(admin, CLASS, [await handOne(admin, "a.pdf")]);
    expect((await shown(admin, CLASS)).status).toBe("not-answered");
    await attach(admin, CLASS, [], { classe: "b" });
    expect((await shown(admin, CLASS)).status).toBe("self-declared");
  });

  test("of a save that is refused stay as they were", async () => {
    const old = await handOne(admin, "a.pdf");
    await attach(admin, CLASS, [old], { classe: "b" });
    const fresh = await handOne(admin, "b.pdf");
    await expect(
      save(admin, CLASS, { classe: "zzz" }, { revision: 1, attachments: [fresh] }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(
      save(admin, CLASS, { classe: "c" }, { revision: 0, attachments: [fresh] }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await namesOf(admin, CLASS)).toEqual(["a.pdf"]);
    expect(stored(world)).toEqual([fresh, old].sort());
  });

  test("that nobody has are refused: another question's, another company's, invented, doubled, gone", async () => {
    const elsewhere = await handOne(admin, "a.pdf", SAFETY);
    const strangers = await world.addCompany();
    await world.addPerson({ email: "x@altra.example", companyId: strangers, isAdmin: true });
    const theirs = await handOne(await world.as("x@altra.example"), "x.pdf");
    const own = await handOne(admin, "b.pdf");
    for (const ids of [[elsewhere], [theirs], ["inventato"], [own, own], [own, theirs]]) {
      await expect(attach(admin, CLASS, ids, { classe: "b" })).rejects.toMatchObject({
        status: 422,
        errors: [{ path: `${CLASS}.attachments`, code: "attachment_gone" }],
      });
    }
    expect((await shown(admin, CLASS)).answer.revision).toBe(0);
  });

  test("that a colleague removed meanwhile conflict like anything else (D13)", async () => {
    const id = await handOne(admin, "a.pdf");
    await attach(admin, CLASS, [id], { classe: "b" });
    await attach(await world.as("b@prova.example"), CLASS, []);
    await expect(
      save(admin, CLASS, { classe: "b" }, { revision: 1, attachments: [id] }),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe("the files of an issued version", () => {
  test("are named with size and hash in its snapshot, and kept whatever becomes of the draft", async () => {
    await completeRegistry(admin);
    await answerEverything(admin);
    const declared = await handOne(admin, "dichiarato.pdf");
    await attach(admin, CLASS, [declared]);
    const { revision } = await admin("survey.overview", { query: {} });
    const { versionId } = await admin("survey.publish", { body: { revision } });

    const { snapshot } = await world.db
      .selectFrom("card_version")
      .select("snapshot")
      .where("id", "=", versionId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(snapshot)).toMatchObject({
      attachments: [
        {
          ...{ id: declared, name: "dichiarato.pdf", size: pdf("dichiarato.pdf").length },
          sha256: createHash("sha256").update(pdf("dichiarato.pdf")).digest("hex"),
        },
      ],
    });

    const fresh = await handOne(admin, "dopo.pdf");
    await attach(admin, CLASS, [fresh]);
    expect(await namesOf(admin, CLASS)).toEqual(["dopo.pdf"]);
    expect(stored(world)).toEqual([declared, fresh].sort());
    const asIssued = await admin("survey.question", { params: { id: CLASS }, query: { version: versionId } });
    expect(asIssued.questions[0]?.answer.attachments.map(({ name }) => name)).toEqual(["dichiarato.pdf"]);

    await attach(admin, CLASS, [declared]);
    expect(await namesOf(admin, CLASS)).toEqual(["dichiarato.pdf"]);
    expect(stored(world)).toEqual([declared]);
  }, 30_000);
});
