import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { ApiError } from "~/api/errors";
import { backOff } from "~/platform/disk/back-off";
import type { JobKind } from "~/platform/jobs/job-kind";
import { doItems } from "~/platform/jobs/item-slices";
import { leaseFrom } from "~/platform/jobs/lease";
import { nudgeJobs, startJobWorker, type JobWorker } from "~/platform/jobs/worker";
import { findJob, insertJob, type Job } from "~/platform/store/jobs";
import { ON_POSTGRES } from "../../postgres/databases";
import { makeCompany } from "../company";
import { transactionsAtPace } from "../transactions";
import type { World } from "../world";

const DAY_MS = 86_400_000;
const KEPT = { waiting: DAY_MS, over: 30 * DAY_MS };

let world: World;
let companyId: string;
let accountId: string;
let worker: JobWorker | undefined;

beforeEach(async () => {
  ({ world, companyId, accountId } = await makeCompany());
});

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  await world.close();
});

const kindOf = (run: JobKind["run"]): JobKind => ({ run, keptMs: KEPT });

/** A kind that does its work in one transaction: it gives the company another name. */
const renaming = kindOf(async (job, { db, finish }) => {
  const { name } = job.payload as { name: string };
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("company").set({ business_name: name }).where("id", "=", job.companyId).execute();
    await finish(trx, { total: 1, modified: 1, result: { name } });
  });
});

const add = (
  id: string,
  more: Partial<Pick<Job, "kind" | "payload">> & { state?: "waiting" | "pending" } = {},
) =>
  insertJob(world.db as never, {
    id,
    companyId,
    kind: "rename",
    state: "pending",
    payload: { name: id },
    createdBy: accountId,
    at: world.clock.now().toISOString(),
    ...more,
  });

const jobOf = (id: string) => findJob(world.db, { companyId, kind: "rename", id });
const nameOf = async () =>
  (await world.db.selectFrom("company").select("business_name").executeTakeFirstOrThrow()).business_name;
const start = (run: JobKind) => (worker = startJobWorker(world.parts, { rename: run }));

describe("a job", () => {
  test("is done once, and tells what came of it", async () => {
    await add("primo");
    await start(renaming).drain();
    expect(await nameOf()).toBe("primo");
    expect(await jobOf("primo")).toMatchObject({
      state: "fulfilled",
      progress: 100,
      total: 1,
      modified: 1,
      result: { name: "primo" },
      payload: null,
      error: null,
    });
  });

  test("of one id is written down once", async () => {
    expect([await add("primo"), await add("primo")]).toEqual([true, false]);
  });

  test("that nobody has confirmed does not begin", async () => {
    await add("primo", { state: "waiting" });
    await start(renaming).drain();
    expect((await jobOf("primo"))?.state).toBe("waiting");
  });

  test("begins before the next look when somebody says so", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    start(renaming);
    await add("primo");
    nudgeJobs(world.db);
    await expect.poll(async () => (await jobOf("primo"))?.state).toBe("fulfilled");
  });

  test("is found by its own company only", async () => {
    await add("primo");
    const other = await world.addCompany();
    expect(await findJob(world.db, { companyId: other, kind: "rename", id: "primo" })).toBeUndefined();
    expect(await findJob(world.db, { companyId, kind: "restore", id: "primo" })).toBeUndefined();
  });

  test("comes after those that were written down before", async () => {
    const order: string[] = [];
    await add("secondo");
    world.clock.advance({ minutes: -1 });
    await add("primo");
    await start(
      kindOf(async (job, tools) => {
        order.push(job.id);
        await renaming.run(job, tools);
      }),
    ).drain();
    expect(order).toEqual(["primo", "secondo"]);
  });
});

describe("a job that cannot be done", () => {
  test("ends with the reason of its refusal", async () => {
    await add("primo");
    await start(kindOf(() => Promise.reject(new ApiError(403, "internal/read_only_year")))).drain();
    expect(await jobOf("primo")).toMatchObject({ state: "rejected", error: "internal/read_only_year" });
  });

  test("ends without a word of what went wrong inside, which is for the log", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    await add("primo");
    await start(kindOf(() => Promise.reject(new Error("segreto")))).drain();
    expect(await jobOf("primo")).toMatchObject({ state: "rejected", error: "internal/error", payload: null });
    expect(logged).toHaveBeenCalled();
  });

  test("says so when it comes to an end without outcome", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    await add("primo");
    await start(kindOf(() => Promise.resolve())).drain();
    expect((await jobOf("primo"))?.state).toBe("rejected");
  });

  test("is put back while the store is busy, and done at the next look", async () => {
    const busy = Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
    let tries = 0;
    await add("primo");
    start(kindOf((job, tools) => (tries++ === 0 ? Promise.reject(busy) : renaming.run(job, tools))));
    await worker?.drain();
    expect((await jobOf("primo"))?.state).toBe("pending");
    await worker?.drain();
    expect((await jobOf("primo"))?.state).toBe("fulfilled");
  });
});

test("a job that a full disk puts back is tried less and less often, and done when there is room", async () => {
  const full = Object.assign(new Error("full"), { code: "SQLITE_FULL" });
  let [tries, free] = [0, 0];
  const filling = kindOf((job, tools) => {
    tries += 1;
    return free === 0 ? Promise.reject(full) : renaming.run(job, tools);
  });
  await add("primo");
  const backing = backOff({ now: world.clock.now, free: () => Promise.resolve(free) });
  worker = startJobWorker(world.parts, { rename: filling }, backing);
  for (let second = 0; second < 60; second += 1) {
    await worker.poll();
    world.clock.advance({ minutes: 1 / 60 });
  }
  expect(tries).toBe(6);
  free = 5_000_000;
  await worker.poll();
  expect([tries, (await jobOf("primo"))?.state]).toEqual([7, "fulfilled"]);
});

test("a job that the disk fails keeps no other from being done, and ends after an hour", async () => {
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  const failing = Object.assign(new Error("one file"), { code: "EIO" });
  await add("primo");
  world.clock.advance({ minutes: 1 });
  await add("secondo");
  start(kindOf((job, tools) => (job.id === "primo" ? Promise.reject(failing) : renaming.run(job, tools))));
  await worker?.drain();
  expect([(await jobOf("primo"))?.state, (await jobOf("secondo"))?.state]).toEqual(["pending", "fulfilled"]);
  world.clock.advance({ minutes: 59 });
  await worker?.drain();
  expect((await jobOf("primo"))?.state).toBe("pending");
  world.clock.advance({ minutes: 1 });
  await worker?.drain();
  expect(await jobOf("primo")).toMatchObject({ state: "rejected", error: "internal/job_disk_failing" });
});

describe("the job of a process that went away", () => {
  const take = (error: string | null = null) =>
    world.db
      .updateTable("job")
      .set({
        state: "running",
        error,
        lease_until: leaseFrom(world.clock.now()),
      })
      .execute();

  test("is left alone while it may be alive, then done by the next", async () => {
    await add("primo");
    await take();
    await start(renaming).drain();
    expect((await jobOf("primo"))?.state).toBe("running");
    world.clock.advance({ minutes: 1 });
    await worker?.drain();
    expect(await jobOf("primo")).toMatchObject({ state: "fulfilled", error: null });
  });

  test("that takes its process with it twice is given up", async () => {
    await add("primo");
    await take("interrupted");
    world.clock.advance({ minutes: 1 });
    await start(renaming).drain();
    expect(await jobOf("primo")).toMatchObject({ state: "rejected", error: "internal/job_interrupted" });
    expect(await nameOf()).not.toBe("primo");
  });

  test("undoes what it still does when another has taken over", async () => {
    await add("primo");
    start(
      kindOf(async (job, tools) => {
        await world.db.updateTable("job").set({ lease_until: "2099-01-01T00:00:00.000Z" }).execute();
        await renaming.run(job, tools);
      }),
    );
    await worker?.drain();
    expect(await nameOf()).not.toBe("primo");
    expect((await jobOf("primo"))?.state).toBe("running");
  });

  test("goes no further item by item when another has taken over, and ends nothing", async () => {
    await add("primo");
    const done: number[] = [];
    const items = Array.from({ length: 60 }, (_, index) => index);
    start(
      kindOf((job, tools) => {
        const work = async (_: unknown, slice: readonly number[]) => {
          done.push(slice.length);
          return slice.length;
        };
        const progress = async (percent: number) => {
          await tools.progress(percent);
          await world.db.updateTable("job").set({ lease_until: "2099-01-01T00:00:00.000Z" }).execute();
        };
        const reached = { outcomes: 0, good: 0 };
        return doItems(job, { items, reached, work, result: null }, { ...tools, progress });
      }),
    );
    await worker?.drain();
    expect(done).toEqual([25]);
    expect((await jobOf("primo"))?.state).toBe("running");
  });

  test("holds a slice that is begun again more often than it remembers leases", async () => {
    await add("primo");
    let tries = 0;
    start(
      kindOf((job, tools) => {
        const work = async (_: unknown, slice: readonly number[]) => {
          tries += 1;
          if (tries < 8) throw Object.assign(new Error("overtaken"), { code: "40001" });
          return slice.length;
        };
        const reached = { outcomes: 0, good: 0 };
        return doItems(job, { items: [1, 2, 3], reached, work, result: null }, tools);
      }),
    );
    await worker?.drain();
    expect([tries, await jobOf("primo")]).toEqual([
      8,
      expect.objectContaining({ state: "fulfilled", modified: 3 }),
    ]);
  });

  test("that ends in an orderly way is put back for the next", async () => {
    await add("primo");
    await new Promise<void>((begun) => {
      start(
        kindOf(async (_, { ending }) => {
          begun();
          await new Promise((resolve) => ending.addEventListener("abort", resolve));
          throw new Error("ended");
        }),
      );
      void worker?.drain();
    });
    await worker?.stop();
    expect(await jobOf("primo")).toMatchObject({ state: "pending", progress: 0 });
    await start(renaming).drain();
    expect((await jobOf("primo"))?.state).toBe("fulfilled");
  });
});

test("a job says how far it is, and is not taken from whoever says so", async () => {
  await add("primo");
  const seen: unknown[] = [];
  start(
    kindOf(async (job, tools) => {
      for (const percent of [10.7, 55, 140]) {
        world.clock.advance({ minutes: 0.4 });
        await tools.progress(percent);
        seen.push((await jobOf("primo"))?.progress);
      }
      await renaming.run(job, tools);
    }),
  );
  await worker?.drain();
  expect(seen).toEqual([10, 55, 99]);
  expect((await jobOf("primo"))?.state).toBe("fulfilled");
});

// There a transaction keeps nobody waiting.
test.skipIf(ON_POSTGRES)("jobs are forgotten in transactions of a bounded length", async () => {
  for (let i = 0; i < 12; i++) await add(`dubbio ${i}`, { state: "waiting" });
  await start(renaming).sweep();
  world.clock.advance({ days: 2 });
  // Five, five and two that wait; a look for those that are over.
  expect(await transactionsAtPace(30, async () => worker?.sweep())).toBe(4);
  expect(await world.db.selectFrom("job").select("id").execute()).toEqual([]);
});

test("what nobody confirms is forgotten after its time, what is over later", async () => {
  await add("dubbio", { state: "waiting" });
  await add("fatto");
  await start(renaming).drain();
  world.clock.advance({ hours: 24 });
  await worker?.sweep();
  expect(await jobOf("dubbio")).toBeUndefined();
  expect(await jobOf("fatto")).toBeDefined();
  world.clock.advance({ days: 29 });
  await worker?.sweep();
  expect(await jobOf("fatto")).toBeUndefined();
});
