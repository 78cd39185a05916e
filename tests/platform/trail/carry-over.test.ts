import { afterEach, beforeEach, expect, test } from "vitest";
import { endedTransactions } from "~/platform/store/engines/sqlite";
import { checkTrail } from "~/platform/store/trail/check-chain";
import { exportLines } from "~/platform/store/trail/export";
import { readEvents } from "~/platform/store/trail/read";
import { keepTrail } from "~/platform/trail/sweep";
import { ON_POSTGRES } from "../../postgres/databases";
import { makeWorld, type World } from "../world";
import { faultsOf, note } from "./trails";

let world: World;
beforeEach(async () => void (world = await makeWorld()));
afterEach(() => world.close());

/** Notes as they were kept before the trail: each with a detail of its own, of two companies and of none. */
async function noted(count: number, at = "2025-12-01T10:00:00.000Z"): Promise<void> {
  const companies = ["una", "due", null];
  for (let from = 0; from < count; from += 100) {
    const rows = Array.from({ length: Math.min(100, count - from) }, (_, index) => ({
      at,
      event: "sign_in",
      account_id: "a",
      company_id: companies[index % 3] ?? null,
      client_address: "192.0.2.9",
      detail: `${at} ${from + index}`,
    }));
    await world.db.insertInto("audit").values(rows).execute();
  }
}

const waiting = async () => (await checkTrail(world.db, world.parts.settings.keys.trail)).waiting;
const details = async () =>
  (await world.db.selectFrom("event").select("detail").execute()).map(({ detail }) => detail);

/** Ends the work after its first transactions, as a process that ends would. */
function endingAfter(transactions: number): AbortSignal {
  const ending = new AbortController();
  let ended = 0;
  const count = () => {
    ended += 1;
    if (ended < transactions) return;
    endedTransactions.unsubscribe(count);
    ending.abort();
  };
  endedTransactions.subscribe(count);
  return ending.signal;
}

test.skipIf(ON_POSTGRES)("older notes that were carried in part are carried on, each once", async () => {
  await noted(500);
  await keepTrail(world.parts, endingAfter(2));
  const left = await waiting();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(500);
  expect(await faultsOf(world.parts)).toEqual([]);
  await keepTrail(world.parts);
  expect([await waiting(), (await details()).length, new Set(await details()).size]).toEqual([0, 500, 500]);
  expect(await faultsOf(world.parts)).toEqual([]);
});

test("two connections at once carry each note once", async () => {
  await noted(600);
  const other = await world.another();
  await Promise.all([keepTrail(world.parts), keepTrail({ ...world.parts, db: other })]);
  await other.destroy();
  expect([await waiting(), (await details()).length, new Set(await details()).size]).toEqual([0, 600, 600]);
  expect(await faultsOf(world.parts)).toEqual([]);
});

test("what happens meanwhile is noted too, and the chains stay in order", async () => {
  await noted(500);
  await Promise.all([
    keepTrail(world.parts),
    ...["una", "due"].map((companyId) => note(world.parts, { companyId, detail: "now" })),
  ]);
  expect((await details()).filter((detail) => detail === "now")).toHaveLength(2);
  expect(await faultsOf(world.parts)).toEqual([]);
});

test("notes that were kept long enough go without entering the trail", async () => {
  await noted(3, "2023-01-01T00:00:00.000Z");
  await noted(2);
  await keepTrail(world.parts);
  expect([await waiting(), (await details()).length]).toEqual([0, 2]);
});

test("while notes wait, each reading of the trail says how many", async () => {
  await noted(150);
  await note(world.parts);
  expect(await waiting()).toBe(150);
  expect(await readEvents(world.db, null, { offset: 0, limit: 10 })).toMatchObject({
    total: 1,
    waiting: 150,
  });
  const lines: unknown[] = [];
  for await (const line of exportLines(world.db)) lines.push(line);
  expect(lines[0]).toEqual({ type: "waiting", events: 150 });
});
