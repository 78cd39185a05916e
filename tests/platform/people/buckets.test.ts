import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sweepAttempts } from "~/platform/identity/limits";
import { Buckets } from "~/platform/people/buckets";
import { makeWorld, type World } from "../world";

/** A call a second, thirty at once. */
const PER_MINUTE = 60;
const KEY = "account a";

let world: World;
let here: Buckets;
let there: Buckets;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  world = await makeWorld();
  here = new Buckets(world.parts);
  there = new Buckets(world.parts);
});
afterEach(async () => {
  await Promise.all([here.stop(), there.stop()]);
  vi.useRealTimers();
  await world.close();
});

/** Both clocks go on. */
function wait(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1_000);
  world.clock.advance({ seconds });
}

/** How many calls a server takes before the first that it refuses. */
function taken(server: Buckets, key = KEY): number {
  let count = 0;
  while (count < 100 && server.take(key, PER_MINUTE) === 0) count += 1;
  return count;
}

/** Does something while the store cannot count. */
async function withoutTable(work: () => Promise<void>): Promise<void> {
  await sql`alter table call_bucket rename to call_bucket_away`.execute(world.db);
  await work();
  await sql`alter table call_bucket_away rename to call_bucket`.execute(world.db);
}

const rows = () => world.db.selectFrom("call_bucket").selectAll().execute();

describe("a bucket of calls that cost little", () => {
  test("is one for two servers once they have told each other", async () => {
    expect(taken(here)).toBe(30);
    await here.share();
    // The other learns of it when it has let through a sixth itself.
    for (let call = 0; call < 6; call += 1) expect(there.take(KEY, PER_MINUTE)).toBe(0);
    await there.share();
    expect(there.take(KEY, PER_MINUTE)).toBe(7_000);
    wait(7);
    expect([taken(there), taken(there, "account b")]).toEqual([1, 30]);
  });

  test("of both at once refuses in each what the other has let through", async () => {
    for (let call = 0; call < 18; call += 1) {
      expect([here.take(KEY, PER_MINUTE), there.take(KEY, PER_MINUTE)]).toEqual([0, 0]);
    }
    await Promise.all([here.share(), there.share()]);
    await Promise.all([here.share(), there.share()]);
    const [first, second] = [taken(here), taken(there)];
    expect(Math.min(first, second)).toBe(0);
    wait(36);
    expect(taken(here)).toBe(30);
  });

  test("of a caller who takes less than a sixth is not in the store", async () => {
    for (let call = 0; call < 5; call += 1) here.take(KEY, PER_MINUTE);
    await here.share();
    expect(await rows()).toEqual([]);
  });

  test("tells only what is not refilled meanwhile, and each call once", async () => {
    for (let call = 0; call < 10; call += 1) here.take(KEY, PER_MINUTE);
    wait(2);
    await here.share();
    await here.share();
    expect(await rows()).toEqual([{ key: KEY, full_at: world.clock.now().getTime() + 8_000 }]);
  });

  test("is told again where the store was away", async () => {
    for (let call = 0; call < 10; call += 1) here.take(KEY, PER_MINUTE);
    await withoutTable(() => here.share());
    expect(await rows()).toEqual([]);
    await here.share();
    expect(await rows()).toEqual([{ key: KEY, full_at: world.clock.now().getTime() + 10_000 }]);
  });

  test("of a clock that went back by an hour holds nobody up", async () => {
    taken(here);
    await here.share();
    world.clock.advance({ seconds: -3_600 });
    for (let call = 0; call < 6; call += 1) there.take(KEY, PER_MINUTE);
    await there.share();
    expect(taken(there)).toBe(24);
  });
});

describe("a bucket of costly calls", () => {
  const all = async (server: Buckets) => (await server.takeFromAll(KEY, PER_MINUTE)) === 0;

  test("holds exactly as many for two servers as for one, also at once", async () => {
    const asked = Array.from({ length: 40 }, (_, call) => all(call % 2 === 0 ? here : there));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(30);
    expect(await there.takeFromAll(KEY, PER_MINUTE)).toBe(1_000);
    wait(1);
    expect([await all(here), await all(there)]).toEqual([true, false]);
  });

  test("is this server's alone while the store cannot count", async () => {
    const outcomes: boolean[] = [];
    await withoutTable(async () => {
      for (let call = 0; call < 31; call += 1) outcomes.push(await all(here));
    });
    expect(outcomes.filter(Boolean)).toHaveLength(30);
    expect(outcomes.at(-1)).toBe(false);
  });

  test("of a clock that went back by an hour holds nobody up", async () => {
    for (let call = 0; call < 30; call += 1) await all(here);
    world.clock.advance({ seconds: -3_600 });
    expect(await all(there)).toBe(true);
  });
});

test("a bucket that is full again is swept", async () => {
  await here.takeFromAll("costly a", PER_MINUTE);
  wait(0.5);
  await here.takeFromAll("costly b", PER_MINUTE);
  wait(0.5);
  await sweepAttempts(world.parts);
  expect((await rows()).map(({ key }) => key)).toEqual(["costly b"]);
});
