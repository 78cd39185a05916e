import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { keepTrail } from "~/platform/trail/sweep";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { exportLines } from "~/platform/store/trail/export";
import { readEvents } from "~/platform/store/trail/read";
import { flushCounted, recordCounted } from "~/platform/store/trail/counted-events";
import { recordRefusal } from "~/platform/store/trail/refusals";
import { hashOfEvent, signedCut } from "~/platform/store/trail/seal";
import { write } from "~/platform/store/write";
import { keysOf } from "~/secrets.server";
import { ON_POSTGRES } from "../../postgres/databases";
import { audited } from "../audited";
import { refuse } from "../store-shape";
import { makeWorld, type World } from "../world";
import { faultsOf, note, tampering } from "./trails";

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const sequences = async (chain = "installation") =>
  (
    await world.db
      .selectFrom("event")
      .select("sequence")
      .where("chain", "=", chain)
      .orderBy("sequence")
      .execute()
  ).map(({ sequence }) => sequence);

describe("the trail", () => {
  test("refuses changes and deletions of rows", async () => {
    await note(world.parts);
    const { db } = world;
    await expect(db.updateTable("event").set({ detail: "altro" }).execute()).rejects.toThrow("append-only");
    await expect(db.deleteFrom("event").execute()).rejects.toThrow("append-only");
  });

  test("keeps one chain without gaps for two connections that write at the same time", async () => {
    const other = await world.another();
    const both = [world.parts, { ...world.parts, db: other }];
    await Promise.all(Array.from({ length: 40 }, (_, index) => note(both[index % 2] ?? world.parts)));
    await other.destroy();
    expect(await sequences()).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(await faultsOf(world.parts)).toEqual([]);
  });

  test("keeps nothing of a change that is rolled back", async () => {
    await note(world.parts);
    const failing = write(world.db, null, async () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await note(world.parts);
    expect(await sequences()).toEqual([1, 2]);
  });

  test("has no name and no address in its rows", async () => {
    const parts = { ...world.parts, operator: "maria.rossi" };
    await note(parts, { clientAddress: "198.51.100.7" });
    const rows = JSON.stringify(await world.db.selectFrom("event").selectAll().execute());
    expect(rows).not.toMatch(/maria|198\.51/);
    const [event] = (await readEvents(world.db, null, { offset: 0, limit: 1 })).events;
    expect(event).toMatchObject({ clientAddress: "198.51.100.7", operatorName: "maria.rossi" });
  });

  test("stays valid when what its pseudonyms mean is erased", async () => {
    await note(world.parts, { companyId: "una", clientAddress: "198.51.100.7" });
    await note(world.parts, { companyId: "una", clientAddress: "198.51.100.7" });
    await world.db.deleteFrom("event_subject").where("chain", "=", "una").execute();
    expect(await faultsOf(world.parts)).toEqual([]);
    const { events } = await readEvents(world.db, "una", { offset: 0, limit: 10 });
    expect(events.map(({ clientAddress }) => clientAddress)).toEqual([null, null]);
    expect(new Set(events.map(({ address }) => address)).size).toBe(1);
  });

  test("takes over what was noted before it, once, with its times", async () => {
    const at = "2025-12-01T10:00:00.000Z";
    const facts = { account_id: "a", client_address: "192.0.2.9", detail: "d" };
    for (const company_id of [null, "una"]) {
      await world.db
        .insertInto("audit")
        .values({ at, event: "sign_in", company_id, ...facts })
        .execute();
    }
    await keepTrail(world.parts);
    await keepTrail(world.parts);
    expect((await audited(world.db)).map(({ company_id }) => company_id).sort()).toEqual(
      [null, "una"].sort(),
    );
    expect(await audited(world.db)).toContainEqual({
      event: "sign_in",
      company_id: "una",
      count: 1,
      ...facts,
    });
    expect((await world.db.selectFrom("event").select("at").execute()).map((row) => row.at)).toEqual([
      at,
      at,
    ]);
    expect(await faultsOf(world.parts)).toEqual([]);
  });

  test("is exported with what another computer needs to compute its hashes again", async () => {
    for (const companyId of ["una", null, "una"]) await note(world.parts, { companyId });
    const reached = new Map<string, string>();
    for await (const line of exportLines(world.db)) {
      if (line.type === "chain") reached.set(line.chain, line.cut_hash);
      else if (line.type === "event") {
        const { type: _, clientAddress: __, operatorName: ___, ...row } = line;
        expect(row.previous).toBe(reached.get(row.chain));
        expect(hashOfEvent(row)).toBe(row.hash);
        reached.set(row.chain, row.hash);
      }
    }
    expect([...reached.keys()].sort()).toEqual(["installation", "una"]);
  });
});

describe("retention", () => {
  const aged = async () => {
    for (const companyId of ["una", null]) {
      for (const clientAddress of ["192.0.2.1", "192.0.2.2"]) {
        await note(world.parts, { companyId, clientAddress });
      }
    }
    world.clock.advance({ days: 731 });
    await note(world.parts, { companyId: "una", clientAddress: "192.0.2.2" });
  };

  test("cuts what is older at a signed checkpoint, from which the chains stay valid", async () => {
    await aged();
    await keepTrail(world.parts);
    expect([await sequences("una"), await sequences()]).toEqual([[3], []]);
    expect(await faultsOf(world.parts)).toEqual([]);
    await note(world.parts);
    expect(await sequences()).toEqual([3]);
    expect(await faultsOf(world.parts)).toEqual([]);
  });

  test("forgets addresses that only cut events had", async () => {
    await aged();
    await keepTrail(world.parts);
    const kept = await world.db.selectFrom("event_subject").select(["chain", "value"]).execute();
    expect(kept).toEqual([{ chain: "una", value: "192.0.2.2" }]);
  });

  test("keeps what is younger", async () => {
    await note(world.parts);
    world.clock.advance({ days: 729 });
    await keepTrail(world.parts);
    expect(await sequences()).toEqual([1]);
  });

  test.skipIf(ON_POSTGRES)("leaves a chain that was tampered with as it is", async () => {
    await aged();
    const sqlite = new BetterSqlite(databaseFile(world.parts.settings.dataDir));
    tampering(sqlite, (run) => run("update event set detail = 'x' where chain = 'una' and sequence = 2"));
    sqlite.close();
    await keepTrail(world.parts);
    expect(await sequences("una")).toEqual([1, 2, 3]);
    expect(await faultsOf(world.parts)).toEqual([{ chain: "una", sequence: 2, kind: "changed" }]);
  });

  test("a checkpoint that this installation has not signed is reported", async () => {
    await note(world.parts);
    await note(world.parts);
    const cut = { chain: "installation", cut_sequence: 1, cut_hash: "00", cut_at: null };
    const forged = { ...cut, cut_signature: signedCut(cut, ["un altro segreto"]) };
    await world.db.updateTable("event_chain").set(forged).execute();
    expect(await faultsOf(world.parts)).toEqual([
      { chain: "installation", sequence: 1, kind: "checkpoint_not_signed" },
    ]);
  });
});

describe("a new secret", () => {
  test("is used for both ends at the next round, so that the one before it may go", async () => {
    const { settings } = world.parts;
    await note(world.parts);
    world.clock.advance({ days: 731 });
    await note(world.parts);
    await keepTrail(world.parts);
    const before = settings.keys.trail[0];
    const [second] = keysOf(["il secondo"]).trail;
    settings.keys = { ...settings.keys, trail: [second, before] };
    expect(await faultsOf(world.parts)).toEqual([]);
    await keepTrail(world.parts);
    settings.keys = { ...settings.keys, trail: [second] };
    expect(await faultsOf(world.parts)).toEqual([]);
  });
});

describe("refusals", () => {
  const refuse = (clientAddress = "192.0.2.1") =>
    recordRefusal({ ...world.parts, clientAddress }, "permission_denied", {
      companyId: "una",
      detail: "write",
    });
  const rows = async () =>
    (await world.db.selectFrom("event").select(["count", "address"]).orderBy("sequence").execute()).map(
      ({ count, address }) => [count, address !== null],
    );

  test("of one kind and caller are one row at once and one for the rest of the minute", async () => {
    for (let i = 0; i < 500; i++) await refuse();
    expect(await rows()).toEqual([[1, true]]);
    world.clock.advance({ minutes: 1 });
    await refuse();
    expect(await rows()).toEqual([
      [1, true],
      [499, true],
      [1, true],
    ]);
  });

  test("that are still counted are written down at the end", async () => {
    for (let i = 0; i < 3; i++) await refuse();
    await flushCounted(world.parts);
    await flushCounted(world.parts);
    expect(await rows()).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(await faultsOf(world.parts)).toEqual([]);
  });

  test("from any number of addresses write only a few rows a minute", async () => {
    for (let i = 0; i < 1000; i++) await refuse(`2001:db8::${i.toString(16)}`);
    await flushCounted(world.parts);
    const written = await rows();
    expect(written).toHaveLength(21);
    expect(written).toContainEqual([980, false]);
  });
});

describe("events that people make happen often", () => {
  const fetched = (accountId: string, detail: string) =>
    recordCounted({ ...world.parts, clientAddress: "192.0.2.1" }, "file_fetched", { accountId, detail });
  const rows = () =>
    world.db.selectFrom("event").select(["account_id", "detail", "count"]).orderBy("sequence").execute();

  test("are counted by person and detail, and every person and detail has a row", async () => {
    for (let i = 0; i < 40; i++) await fetched("anna", `file ${i}`);
    for (let i = 0; i < 9; i++) await fetched("anna", "file 3");
    await fetched("bruno", "file 3");
    expect(await rows()).toHaveLength(41);
    await flushCounted(world.parts);
    expect((await rows()).slice(40)).toEqual([
      { account_id: "bruno", detail: "file 3", count: 1 },
      { account_id: "anna", detail: "file 3", count: 9 },
    ]);
    expect(await faultsOf(world.parts)).toEqual([]);
  });

  test("take no row from refusals, which strangers cause", async () => {
    for (let i = 0; i < 40; i++) await fetched("anna", `file ${i}`);
    await recordRefusal({ ...world.parts, clientAddress: "192.0.2.9" }, "permission_denied", {
      detail: "write",
    });
    expect((await rows()).at(-1)).toMatchObject({ detail: "write", count: 1 });
  });

  test("fail as long as the first of them is not written", async () => {
    const mend = await refuse(world.db, "insert on event");
    await expect(fetched("anna", "file 1")).rejects.toThrow("refused");
    await expect(fetched("anna", "file 1")).rejects.toThrow("refused");
    await mend();
    await fetched("anna", "file 1");
    expect(await rows()).toEqual([{ account_id: "anna", detail: "file 1", count: 1 }]);
  });
});
