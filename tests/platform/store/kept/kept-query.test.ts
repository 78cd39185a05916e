import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db, Trx } from "~/platform/scope";
import { keptQuery } from "~/platform/store/kept/kept-query";
import { makeWorld, type World } from "../../world";

let world: World;
let db: Db;
beforeAll(async () => {
  world = await makeWorld();
  ({ db } = world.parts);
  for (const businessName of ["Alfa", "Beta", "Gamma"]) await world.addCompany({ businessName });
});
afterAll(() => world.close());

interface Wanted {
  names: readonly string[];
  not?: string | null;
}

const names = (handle: Db | Trx, { names, not }: Wanted) =>
  handle
    .selectFrom("company")
    .select("business_name")
    .where("business_name", "in", names)
    .$if(typeof not !== "undefined" && not !== null, (query) => query.where("business_name", "!=", not ?? ""))
    .orderBy("business_name");

test("gives at each use what is asked for, and is built once for each form of what may be given", async () => {
  let built = 0;
  const kept = keptQuery((handle, wanted: Wanted) => {
    built += 1;
    return names(handle, wanted);
  });
  const asked: Wanted[] = [
    { names: ["Alfa", "Gamma"] },
    { names: ["Beta", "Alfa"] },
    { names: ["Gamma"] },
    { names: ["Beta"] },
    { names: ["Alfa", "Beta"], not: null },
    { names: ["Alfa", "Beta"], not: "Alfa" },
    { names: ["Alfa", "Gamma"], not: "Gamma" },
  ];
  for (const wanted of asked) expect(await kept(db, wanted)).toEqual(await names(db, wanted).execute());
  expect(built).toBe(4);
});

test("takes part in the transaction that it is given", async () => {
  const kept = keptQuery((handle, wanted: Wanted) => names(handle, wanted));
  const gone = { names: ["Gamma"] };
  expect(await kept(db, gone)).toHaveLength(1);
  const undone = db.transaction().execute(async (trx) => {
    await trx
      .updateTable("company")
      .set({ business_name: "Delta" })
      .where("business_name", "=", "Gamma")
      .execute();
    expect(await kept(trx, gone)).toEqual([]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await kept(db, gone)).toHaveLength(1);
});

test("refuses to be built by computing with a value, which would stay in the statement", async () => {
  const kept = keptQuery((handle, { year }: { year: number }) =>
    handle
      .selectFrom("company")
      .select("id")
      .where("fiscal_year", "=", year - 1),
  );
  await expect(kept(db, { year: 2025 })).rejects.toThrow("“year” may only be put into the statement");
});
