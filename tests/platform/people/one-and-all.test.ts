import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { audited } from "../audited";
import { refusalOf } from "../identity/registering";
import { makeWorld, type World } from "../world";

let world: World;
let companyId: string;
let admin: string;
let call: Call;
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({});
  admin = await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true, name: "Ada" });
  call = await world.as("admin@prova.example");
});
afterEach(() => world.close());

describe("a person of the company", () => {
  test("comes with the reason against each change, for the administrator who asks", async () => {
    const { refusals } = await call("user.person", { params: { id: admin } });
    expect(refusals).toEqual({
      enable: "already_so",
      disable: "own_access",
      delete: "own_deletion",
      resend: "already_member",
      end_administrator: "own_administrator",
    });
  });

  test("may be changed by a second administrator, and not by the first alone", async () => {
    const id = await world.addPerson({ email: "due@prova.example", companyId, isAdmin: true });
    const { refusals } = await call("user.person", { params: { id } });
    expect(refusals).toMatchObject({ disable: null, delete: null, end_administrator: null });
  });
});

describe("the export of the people", () => {
  test("has everyone who matches, however many, and the trail keeps how many", async () => {
    for (let number = 0; number < 30; number += 1) {
      await world.addPerson({ email: `p${number}@prova.example`, companyId, accessActive: number % 2 === 0 });
    }
    expect((await call("user.exportPeople", { body: {} })).people).toHaveLength(31);
    const { people } = await call("user.exportPeople", { body: { state: "off" } });
    expect(people.map(({ enabled }) => enabled)).toEqual(Array(15).fill(false));
    const events = await audited(world.db, "people_exported");
    expect(events.map(({ account_id, company_id, detail }) => [account_id, company_id, detail])).toEqual([
      [admin, companyId, "31"],
      [admin, companyId, "15"],
    ]);
  });

  test("has no person of another company, and is for administrators", async () => {
    const other = await world.addCompany({});
    await world.addPerson({ email: "altri@prova.example", companyId: other, isAdmin: true });
    await world.addPerson({ email: "scrive@prova.example", companyId, canWrite: true });
    const theirs = await (await world.as("altri@prova.example"))("user.exportPeople", { body: {} });
    expect(theirs.people.map(({ email }) => email)).toEqual(["altri@prova.example"]);
    const writer = await world.as("scrive@prova.example");
    expect((await refusalOf(writer("user.exportPeople", { body: {} }))).status).toBe(403);
  });
});
