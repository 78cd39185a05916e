import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { up as askForBoth } from "~/platform/store/migrations/033-workforce";
import { completeRegistry } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";

type Update = Partial<CallInput<"registry.updateCompany">["body"]>;

let world: World;
let admin: Call;
beforeEach(async () => {
  ({ world, admin } = await makeCompany({ partitaIva: "09999010177" }));
});
afterEach(() => world.close());

const company = () => admin("registry.company", {});
const update = (body: Update) => admin("registry.updateCompany", { body });

describe("people at work and employees", () => {
  test("are two figures; the people at work propose the size", async () => {
    await update({ annualTurnover: "900.000", numberOfEmployees: "9" });
    expect(await company()).toMatchObject({ workforce: null, numberOfEmployees: 9, companySize: "micro" });
    await update({ workforce: "10" });
    expect(await company()).toMatchObject({ workforce: 10, numberOfEmployees: 9, companySize: "small" });
    await update({ workforce: "" });
    expect(await company()).toMatchObject({ workforce: null, companySize: "micro" });
  });

  test("that are each a whole number are refused one by one otherwise", async () => {
    const { refused } = await update({ workforce: "dieci", numberOfEmployees: "7" });
    expect(refused).toEqual([{ path: "workforce", code: "only_digits" }]);
    expect(await company()).toMatchObject({ workforce: null, numberOfEmployees: 7 });
  });

  test("are both refused when the employees are more, and the rest is saved", async () => {
    await update({ workforce: "12", numberOfEmployees: "10" });
    const { refused } = await update({ workforce: "8", numberOfEmployees: "9", city: "Brescia" });
    const params = { workforce: "8", employees: "9" };
    expect(refused).toEqual([
      { path: "workforce", code: "employees_above_workforce", params },
      { path: "numberOfEmployees", code: "employees_above_workforce", params },
    ]);
    expect(await company()).toMatchObject({ workforce: 12, numberOfEmployees: 10, city: "Brescia" });
  });

  test("are compared with the stored one when one of them comes alone", async () => {
    await update({ workforce: "12", numberOfEmployees: "10" });
    expect((await update({ numberOfEmployees: "13" })).refused).toMatchObject([
      { path: "numberOfEmployees" },
    ]);
    expect((await update({ workforce: "9" })).refused).toMatchObject([{ path: "workforce" }]);
    expect((await update({ numberOfEmployees: "12" })).refused).toEqual([]);
    expect(await company()).toMatchObject({ workforce: 12, numberOfEmployees: 12 });
  });
});

/** A company that gave one number when there was one. */
async function fromBefore() {
  await completeRegistry(admin);
  await world.db.schema.alterTable("company").dropColumn("workforce").execute();
  await world.db.schema.alterTable("company").dropColumn("workforce_assumed").execute();
  await askForBoth(world.db as never);
}

describe("the number of a company from before", () => {
  beforeEach(fromBefore);

  test("stands in both places and is marked as one to check", async () => {
    expect(await company()).toMatchObject({ workforce: 60, workforceAssumed: true, numberOfEmployees: 60 });
  });

  test("stays one to check when the company comes back as it was shown", async () => {
    const shown = await company();
    await update(shown as Update);
    expect(await company()).toEqual(shown);
  });

  test("is checked once both were saved, even unchanged", async () => {
    await update({ workforce: "60", numberOfEmployees: "60" });
    expect(await company()).toMatchObject({ workforce: 60, workforceAssumed: false });
  });

  test("follows the employees of a client that knows one number only", async () => {
    await update({ numberOfEmployees: "75" });
    expect(await company()).toMatchObject({ workforce: 75, workforceAssumed: true, numberOfEmployees: 75 });
  });
});

test("a company that never gave a number has nothing to check", async () => {
  expect(await company()).toMatchObject({ workforce: null, workforceAssumed: false });
});
