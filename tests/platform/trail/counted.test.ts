import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { flushCounted, recordCounted } from "~/platform/store/trail/counted-events";
import { ON_POSTGRES } from "../../postgres/databases";
import { refuse } from "../store-shape";
import { transactionsAtPace } from "../transactions";
import { makeWorld, type World } from "../world";

let world: World;
beforeEach(async () => void (world = await makeWorld()));
afterEach(() => {
  vi.restoreAllMocks();
  return world.close();
});

const fetched = (accountId: string, detail: string) =>
  recordCounted({ ...world.parts, clientAddress: "192.0.2.1" }, "file_fetched", { accountId, detail });
const rows = () =>
  world.db.selectFrom("event").select(["account_id", "detail", "count"]).orderBy("sequence").execute();

/** The store declines events as long as this is true. */
const declining = () => {
  const ill = { isIll: true };
  world.parts.db = world.db.withPlugin({
    transformQuery: ({ node }) => {
      if (ill.isIll && node.kind === "InsertQueryNode") throw new Error("The store is ill");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return ill;
};

test("fetches are refused together while the first of them cannot be written, and none is counted", async () => {
  const ill = declining();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => fetched("anna", "file 3")));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  ill.isIll = false;
  await fetched("anna", "file 3");
  await flushCounted(world.parts);
  expect(await rows()).toEqual([{ account_id: "anna", detail: "file 3", count: 1 }]);
});

test("counts of a minute that could not be written are written later, and do not stop the next minute's", async () => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  const ill = declining();
  ill.isIll = false;
  for (let i = 0; i < 5; i++) await fetched("anna", "file 3");
  ill.isIll = true;
  await expect(flushCounted(world.parts)).rejects.toThrow("ill");
  world.clock.advance({ minutes: 1 });
  await expect(fetched("bruno", "file 3")).rejects.toThrow("ill");
  ill.isIll = false;
  await fetched("bruno", "file 3");
  await flushCounted(world.parts);
  expect((await rows()).map(({ account_id, count }) => [account_id, count])).toEqual(
    expect.arrayContaining([
      ["anna", 1],
      ["anna", 4],
      ["bruno", 1],
    ]),
  );
  expect(await rows()).toHaveLength(3);
});

test("a fetch does not learn of the trouble of the minute before", async () => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  for (let i = 0; i < 5; i++) await fetched("anna", "file 3");
  const mend = await refuse(world.db, "insert on event for each row when (new.count > 1)");
  world.clock.advance({ minutes: 1 });
  await fetched("bruno", "file 3");
  await mend();
  await flushCounted(world.parts);
  expect((await rows()).map(({ account_id, count }) => [account_id, count])).toEqual([
    ["anna", 1],
    ["bruno", 1],
    ["anna", 4],
  ]);
});

// There a transaction keeps nobody waiting.
test.skipIf(ON_POSTGRES)("counts go into the trail in transactions of a bounded length", async () => {
  const twice = async (detail: string) => {
    await fetched("anna", detail);
    await fetched("anna", detail);
  };
  for (let i = 0; i < 60; i++) await twice(`file ${i}`);
  expect(await transactionsAtPace(1, () => flushCounted(world.parts))).toBeGreaterThan(1);
  expect(await rows()).toHaveLength(120);
});
