import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import type { Db } from "~/platform/scope";
import { readBehind, replicaOf } from "~/platform/store/engines/replica";
import { StandbyLag } from "~/platform/store/engines/standby-lag";
import { ON_POSTGRES } from "../../postgres/databases";
import { makeWorld, type World } from "../world";

/** Counts of a cell that only the database has. */
const ROW = {
  year: 2025,
  cell: "all",
  scored_class: "scores",
  day: "2026-11-20",
  opening: "{}",
  live: "{}",
} as const;

const NEAR = { isNear: () => Promise.resolve(true) };

const countsIn = async (db: Db) =>
  (await db.selectFrom("benchmark_question").select("cell").execute()).length;

describe.skipIf(ON_POSTGRES)("what may be a moment old", () => {
  let database: World;
  let standby: World;
  beforeEach(async () => {
    [database, standby] = await Promise.all([makeWorld(), makeWorld()]);
    await database.db.insertInto("benchmark_question").values(ROW).execute();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await database.close();
    await standby.close();
  });

  test("is read on the database where there is no standby", async () => {
    const { db } = database;
    expect(await readBehind({ db }, countsIn)).toBe(1);
  });

  test("is read on the standby", async () => {
    const { db } = database;
    const replica = replicaOf(db, standby.db, NEAR);
    expect(await readBehind({ db, replica }, countsIn)).toBe(0);
  });

  test("is read on the database when the standby fails, and for half a minute nobody asks it", async () => {
    const told = vi.spyOn(log, "warn").mockReturnValue();
    vi.useFakeTimers({ toFake: ["performance"] });
    const { db } = database;
    const replica = replicaOf(db, standby.db, NEAR);
    let asked = 0;
    const failing = (handle: Db) => {
      if (handle !== standby.db) return countsIn(handle);
      asked += 1;
      throw new Error("the standby is being started");
    };
    expect([await replica.read(failing), await replica.read(failing)]).toEqual([1, 1]);
    vi.advanceTimersByTime(29_000);
    expect(await replica.read(failing)).toBe(1);
    expect([asked, told.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(2_000);
    expect(await replica.read(countsIn)).toBe(0);
  });

  test("fails as the database fails", async () => {
    vi.spyOn(log, "warn").mockReturnValue();
    const replica = replicaOf(database.db, standby.db, NEAR);
    const failing = () => Promise.reject(new Error("no such table"));
    await expect(replica.read(failing)).rejects.toThrow("no such table");
  });

  test("is read on the database while the standby is too far behind, and that is told once", async () => {
    const told = vi.spyOn(log, "warn").mockReturnValue();
    vi.spyOn(log, "info").mockReturnValue();
    const { db } = database;
    let isNear = false;
    const replica = replicaOf(db, standby.db, { isNear: () => Promise.resolve(isNear) });
    expect([await replica.read(countsIn), await replica.read(countsIn)]).toEqual([1, 1]);
    expect(told.mock.calls).toEqual([[expect.stringContaining("is behind")]]);
    isNear = true;
    expect(await replica.read(countsIn)).toBe(0);
  });

  test("is read on the database when nobody can tell how far behind the standby is", async () => {
    vi.spyOn(log, "warn").mockReturnValue();
    const { db } = database;
    const isNear = () => Promise.reject(new Error("no connection"));
    expect(await replicaOf(db, standby.db, { isNear }).read(countsIn)).toBe(1);
  });
});

describe("how far a standby is behind", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  /** A database and a standby whose positions the test sets. */
  function pair() {
    const at = { written: 100, replayed: 100 as number | null, looks: 0 };
    const lag = new StandbyLag({
      async written() {
        at.looks += 1;
        if (Number.isNaN(at.written)) throw new Error("the database is away");
        return at.written;
      },
      replayed: () => Promise.resolve(at.replayed),
    });
    return { at, lag };
  }
  const afterSeconds = (seconds: number) => void vi.advanceTimersByTime(seconds * 1_000);

  test("one that has all is near, also while nothing changes, and is looked at every five seconds", async () => {
    const { at, lag } = pair();
    for (let second = 0; second < 600; second += 1) {
      expect(await lag.isNear()).toBe(true);
      afterSeconds(1);
    }
    expect(at.looks).toBe(120);
  });

  test("one that stands still while the database goes on is left after a minute, and taken again", async () => {
    const { at, lag } = pair();
    expect(await lag.isNear()).toBe(true);
    at.written = 200;
    const seen: boolean[] = [];
    for (let tens = 0; tens < 8; tens += 1) {
      afterSeconds(10);
      seen.push(await lag.isNear());
    }
    expect(seen).toEqual([true, true, true, true, true, true, false, false]);
    at.replayed = 200;
    afterSeconds(5);
    expect(await lag.isNear()).toBe(true);
  });

  test("one that is always some seconds behind is near", async () => {
    const { at, lag } = pair();
    for (let step = 0; step < 50; step += 1) {
      expect(await lag.isNear()).toBe(true);
      afterSeconds(10);
      [at.replayed, at.written] = [at.written, at.written + 50];
    }
    expect(await lag.mostBehind()).toBeLessThan(20_000);
  });

  test("one that was not read for long and is behind is not near before it has passed a new position", async () => {
    const { at, lag } = pair();
    await lag.isNear();
    afterSeconds(3_600);
    at.written = 200;
    expect(await lag.isNear()).toBe(false);
    at.replayed = 200;
    afterSeconds(5);
    expect(await lag.isNear()).toBe(true);
  });

  test("one that takes changes itself follows nothing", async () => {
    const { at, lag } = pair();
    await lag.isNear();
    at.replayed = null;
    afterSeconds(5);
    expect(await lag.isNear()).toBe(false);
  });

  test("while the database is away it is good for a minute", async () => {
    const { at, lag } = pair();
    await lag.isNear();
    at.written = Number.NaN;
    afterSeconds(59);
    expect(await lag.isNear()).toBe(true);
    afterSeconds(5);
    expect(await lag.isNear()).toBe(false);
  });

  test("many who read at once look once", async () => {
    const { at, lag } = pair();
    await Promise.all(Array.from({ length: 20 }, () => lag.isNear()));
    expect(at.looks).toBe(1);
  });
});
