import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { serverClockCheck } from "~/platform/health/server-clock-check";
import type { JobKind } from "~/platform/jobs/job-kind";
import { startJobWorker } from "~/platform/jobs/worker";
import { figuresOf } from "~/platform/provider/figures";
import type { Db } from "~/platform/scope";
import { clockOver } from "~/platform/store/engines/server-clock";
import { findJob, insertJob } from "~/platform/store/jobs";
import { makeCompany } from "../platform/company";
import type { World } from "../platform/world";
import { ON_POSTGRES } from "./databases";

const HOUR = 3_600_000;
const MINUTE = 60_000;

let world: World;
let companyId: string;
let accountId: string;
let other: Db;
beforeEach(async () => {
  ({ world, companyId, accountId } = await makeCompany());
  other = await world.another();
});
afterEach(async () => {
  await other.destroy();
  await world.close();
});

/** The clock of a machine that is so far ahead of the server's, which is this machine here; behind where it is less than 0. */
const clockAhead = (ms: number) => () => new Date(Date.now() + ms);

const offBy = (now: () => Date): number => Math.abs(now().getTime() - Date.now());

describe.skipIf(!ON_POSTGRES)("instances over one PostgreSQL", () => {
  test.each([
    ["a day ahead", 24 * HOUR],
    ["an hour behind", -HOUR],
    ["three seconds ahead", 3_000],
  ])("count the database's time where their own clock is %s", async (_, ahead) => {
    const clock = await clockOver(world.db, clockAhead(ahead));
    expect(offBy(clock.now)).toBeLessThan(1_000);
    clock.stop();
  });

  test("keep their own time to the millisecond where it is in step", async () => {
    let last = new Date();
    const clock = await clockOver(world.db, () => (last = new Date(Date.now() - 200)));
    expect(clock.now()).toEqual(last);
    clock.stop();
  });

  test("follow a clock that jumps while they run, and keep what they know while the database is away", async () => {
    let ahead = 0;
    const clock = await clockOver(other, () => clockAhead(ahead)(), 20);
    ahead = -2 * HOUR;
    await expect.poll(() => offBy(clock.now), { timeout: 10_000 }).toBeLessThan(1_000);
    await other.destroy();
    ahead = -2 * HOUR + 500;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(offBy(clock.now)).toBeLessThan(2_000);
    clock.stop();
    other = await world.another();
  });

  test("do not waver with a distance that wavers by less than a second, and know when they are in step again", async () => {
    let behind = 3_000;
    const own = () => new Date(Date.now() - behind);
    const clock = await clockOver(world.db, own, 20);
    const before = own();
    const correction = clock.now().getTime() - before.getTime();
    behind = 3_600;
    await new Promise((resolve) => setTimeout(resolve, 200));
    const after = own();
    expect(clock.now().getTime() - after.getTime()).toBeCloseTo(correction, -2);
    behind = 0;
    await expect.poll(() => offBy(clock.now), { timeout: 10_000 }).toBeLessThan(100);
    clock.stop();
  });

  test.each([
    ["who holds it is a quarter of an hour behind", -15 * MINUTE, 0],
    ["who looks for one is a quarter of an hour ahead", 0, 15 * MINUTE],
  ])("do a job once where the clock of the one %s", async (_, holder, looking) => {
    const begun: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const kind = (by: string): JobKind => ({
      keptMs: { waiting: 24 * HOUR, over: 24 * HOUR },
      async run(_, { db, finish }) {
        begun.push(by);
        await ended;
        await db.transaction().execute((trx) => finish(trx, { total: 1, modified: 1, result: null }));
      },
    });
    const clocks = [
      await clockOver(world.db, clockAhead(holder)),
      await clockOver(other, clockAhead(looking)),
    ] as const;
    const job = { id: "j", companyId, kind: "rename", state: "pending" as const, payload: {} };
    const at = new Date().toISOString();
    await world.db.transaction().execute((trx) => insertJob(trx, { ...job, createdBy: accountId, at }));
    const first = startJobWorker({ ...world.parts, now: clocks[0].now }, { rename: kind("the holder") });
    const done = first.drain();
    await expect.poll(() => begun).toEqual(["the holder"]);
    const parts = { ...world.parts, db: other, now: clocks[1].now };
    const next = startJobWorker(parts, { rename: kind("the next") });
    await next.drain();
    end();
    await done;
    expect(begun).toEqual(["the holder"]);
    expect(await findJob(world.db, { companyId, kind: "rename", id: "j" })).toMatchObject({
      state: "fulfilled",
    });
    await Promise.all([first.stop(), next.stop()]);
    clocks.forEach((clock) => clock.stop());
  });

  test("tell how far their own clock is from the one that counts", async () => {
    const told = async (now: () => Date) => {
      const families = await figuresOf({ ...world.parts, now }, false);
      return families.find(({ name }) => name === "carta_clock_correction_seconds")?.samples[0]?.value;
    };
    expect(await told(() => new Date())).toBe(0);
    expect(await told(clockAhead(90_000))).toBe(90);
  });
});

test.skipIf(ON_POSTGRES)("over the embedded database a machine's own clock counts", async () => {
  const clock = await clockOver(world.db, clockAhead(24 * HOUR));
  expect(offBy(clock.now)).toBeGreaterThan(23 * HOUR);
  clock.stop();
});

test("the clock of a database that does not answer is not compared", async () => {
  const unreachable = "postgres://carta@127.0.0.1:1/carta";
  expect(await serverClockCheck(unreachable).look()).toMatchObject({ state: "warning" });
});
