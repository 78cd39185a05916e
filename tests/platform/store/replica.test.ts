import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import type { Db } from "~/platform/scope";
import { readBehind, replicaOf } from "~/platform/store/engines/replica";
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
    const replica = replicaOf(db, standby.db);
    expect(await readBehind({ db, replica }, countsIn)).toBe(0);
  });

  test("is read on the database when the standby fails, and for half a minute nobody asks it", async () => {
    const told = vi.spyOn(log, "warn").mockReturnValue();
    vi.useFakeTimers({ toFake: ["performance"] });
    const { db } = database;
    const replica = replicaOf(db, standby.db);
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
    const replica = replicaOf(database.db, standby.db);
    const failing = () => Promise.reject(new Error("no such table"));
    await expect(replica.read(failing)).rejects.toThrow("no such table");
  });
});
