import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { startFileSweep, sweepFiles } from "~/platform/files/sweep";
import { ON_POSTGRES } from "../../postgres/databases";
import { makeCompany } from "../company";
import { transactionsAtPace } from "../transactions";
import type { World } from "../world";
import { CLASS } from "../../questions";
import { attach, folderOf, handIn, namesOf, rowIds, stored } from "./filing";
import { fileNamed, pdf } from "./samples";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany()));

afterEach(() => world.close());

const handOne = async (name: string) => (await handIn(admin, CLASS, fileNamed(name, pdf(name))))[0] as string;

/** The time of the disk is the machine's; here it follows the clock of the test. */
const written = (id: string) =>
  utimesSync(path.join(folderOf(world), id), world.clock.now(), world.clock.now());

function leftBehind(id: string) {
  mkdirSync(folderOf(world), { recursive: true });
  writeFileSync(path.join(folderOf(world), id), "resto");
  written(id);
}

describe("the sweep", () => {
  test("removes what a crash between file and row has left, but not what is under way", async () => {
    leftBehind("6f0d5a5e-0000-4000-8000-000000000001");
    leftBehind("6f0d5a5e-0000-4000-8000-000000000002.part");
    await sweepFiles(world.parts);
    expect(stored(world)).toHaveLength(2);
    world.clock.advance({ hours: 1 });
    await sweepFiles(world.parts);
    expect(stored(world)).toEqual([]);
  });

  test("gives up after a day what no answer has taken", async () => {
    const waiting = await handOne("dimenticato.pdf");
    const taken = await handOne("allegato.pdf");
    [waiting, taken].forEach(written);
    await attach(admin, CLASS, [taken], { classe: "b" });
    world.clock.advance({ hours: 23 });
    await sweepFiles(world.parts);
    expect(stored(world)).toEqual([waiting, taken].sort());
    world.clock.advance({ hours: 1 });
    await sweepFiles(world.parts);
    expect(stored(world)).toEqual([taken]);
    expect(await rowIds(world)).toEqual([taken]);
    expect(await namesOf(admin, CLASS)).toEqual(["allegato.pdf"]);
  });

  test("begins the day anew when the same file is handed in again", async () => {
    const id = await handOne("a.pdf");
    written(id);
    world.clock.advance({ hours: 20 });
    expect(await handOne("a.pdf")).toBe(id);
    world.clock.advance({ hours: 20 });
    await sweepFiles(world.parts);
    expect(await rowIds(world)).toEqual([id]);
  });

  test("removes what a crash between save and removal has left", async () => {
    const old = await handOne("vecchio.pdf");
    await attach(admin, CLASS, [old], { classe: "b" });
    await attach(admin, CLASS, []);
    leftBehind(old);
    world.clock.advance({ hours: 2 });
    await sweepFiles(world.parts);
    expect(stored(world)).toEqual([]);
  });

  test("keeps what an issued version keeps, for ever", async () => {
    const id = await handOne("a.pdf");
    written(id);
    await attach(admin, CLASS, [id], { classe: "b" });
    const { company_id, uploaded_by } = await world.db
      .selectFrom("attachment")
      .select(["company_id", "uploaded_by"])
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto("card_version")
      .values({
        ...{ id: "ESG-2025-X", company_id, year: 2025, number: 1, draft_revision: 1, registry_revision: 1 },
        ...{ issued_at: "2026-03-10", expires_at: "2027-03-10", issued_by: uploaded_by },
        ...{ certification_level: 1, certification_body: null, snapshot: "{}", sha256: "x" },
      })
      .execute();
    await world.db
      .insertInto("version_attachment")
      .values({ version_id: "ESG-2025-X", attachment_id: id })
      .execute();
    await attach(admin, CLASS, []);
    world.clock.advance({ days: 400 });
    await sweepFiles(world.parts);
    expect(stored(world)).toEqual([id]);
    expect(await rowIds(world)).toEqual([id]);
  });

  test("deletes nothing more once the process ends", async () => {
    leftBehind("6f0d5a5e-0000-4000-8000-000000000001");
    world.clock.advance({ hours: 2 });
    await sweepFiles(world.parts, AbortSignal.abort());
    expect(stored(world)).toHaveLength(1);
  });

  // There a transaction keeps nobody waiting.
  test.skipIf(ON_POSTGRES)(
    "forgets what no answer has taken in transactions of a bounded length",
    async () => {
      const id = await handOne("a.pdf");
      const row = await world.db.selectFrom("attachment").selectAll().executeTakeFirstOrThrow();
      const rows = Array.from({ length: 100 }, (_, index) => ({ ...row, id: `${id}-${index}` }));
      await world.db.insertInto("attachment").values(rows).execute();
      world.clock.advance({ days: 2 });
      const transactions = await transactionsAtPace(30, () => sweepFiles(world.parts));
      expect([transactions, await rowIds(world), stored(world)]).toEqual([3, [], []]);
    },
  );

  test("goes on where the spool holds what it cannot remove", async () => {
    leftBehind("6f0d5a5e-0000-4000-8000-000000000001");
    const spool = path.join(world.parts.settings.dataDir, "spool");
    mkdirSync(path.join(spool, "0-folder"), { recursive: true });
    utimesSync(path.join(spool, "0-folder"), 0, 0);
    world.clock.advance({ hours: 2 });
    const sweep = startFileSweep(world.parts);
    await expect.poll(() => stored(world)).toEqual([]);
    await sweep.stop();
    expect(readdirSync(spool)).toEqual([]);
  });

  test("has nothing to do in an installation without files", async () => {
    await sweepFiles(world.parts);
    expect(stored(world)).toEqual([]);
  });
});

describe("a crash while a file is handed in", () => {
  test("never leaves a row without its file, at whatever point it comes", async () => {
    const die = new Error("The power is gone");
    for (const point of ["insertInto", "updateTable"] as const) {
      const db = world.parts.db;
      const dying = db.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === (point === "insertInto" ? "InsertQueryNode" : "UpdateQueryNode")) throw die;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      world.parts.db = dying;
      await handOne("a.pdf").catch(() => undefined);
      world.parts.db = db;
      const rows = await rowIds(world);
      expect(rows.filter((id) => !stored(world).includes(id))).toEqual([]);
      expect(rows).toEqual([]);
    }
  });
});
