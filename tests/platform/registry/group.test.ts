import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { grantingCompany } from "~/platform/store/grants";
import { makeCompany } from "../company";
import type { World } from "../world";

let world: World;
let companyId: string;
let admin: Call;
let sister: Call;
let sisterId: string;
let strangerId: string;
beforeEach(async () => {
  ({ world, companyId, admin } = await makeCompany({ colleagues: ["bruno"] }));
  sisterId = await world.addCompany({ businessName: "Sorella S.r.l." });
  strangerId = await world.addCompany({ businessName: "Estranea S.r.l." });
  await world.addPerson({ email: "s@sorella.example", companyId: sisterId, isAdmin: true });
  sister = await world.as("s@sorella.example");
  await setChain([companyId, sisterId], "Gruppo Prova");
  await setChain([strangerId], "Altro gruppo");
});
afterEach(() => world.close());

const setChain = (ids: string[], chain: string | null) =>
  world.db.updateTable("company").set({ control_chain: chain }).where("id", "in", ids).execute();
const grant = (id: string, call = admin) => call("registry.grantCopying", { params: { id } });
const withdraw = (id: string, call = admin) => call("registry.withdrawCopying", { params: { id } });
const companies = async (call = admin) => (await call("registry.group", {})).companies;

describe("a company of a group", () => {
  test("sees the others, and who lets whom copy", async () => {
    expect(await admin("registry.group", {})).toEqual({
      controlChain: "Gruppo Prova",
      companies: [
        { id: sisterId, businessName: "Sorella S.r.l.", isInGroup: true, grants: false, isGranted: false },
      ],
    });
    await grant(sisterId);
    await grant(sisterId);
    expect(await companies()).toMatchObject([{ isGranted: true, grants: false }]);
    expect(await companies(sister)).toMatchObject([{ id: companyId, isGranted: false, grants: true }]);
    expect(await grantingCompany(world.db, sisterId, companyId)).not.toBeNull();
    await withdraw(sisterId);
    expect(await companies(sister)).toMatchObject([{ grants: false }]);
    expect(await grantingCompany(world.db, sisterId, companyId)).toBeNull();
  });

  test("sees none without a group, and withdraws from one that has left it", async () => {
    await grant(sisterId);
    await setChain([sisterId], null);
    expect(await companies()).toMatchObject([{ id: sisterId, isInGroup: false, isGranted: true }]);
    expect(await companies(sister)).toEqual([]);
    await withdraw(sisterId);
    expect(await companies()).toEqual([]);
  });

  test.each<[string, () => string]>([
    ["of another group", () => strangerId],
    ["that is itself", () => companyId],
    ["that does not exist", () => "none"],
  ])("grants nothing to a company %s, nor withdraws: 404", async (_, id) => {
    await expect(grant(id())).rejects.toMatchObject({ status: 404 });
    await expect(withdraw(id())).rejects.toMatchObject({ status: 404 });
  });

  test("lets only its administrators grant, and notes it once", async () => {
    await expect(grant(sisterId, await world.as("b@prova.example"))).rejects.toMatchObject({ status: 403 });
    await grant(sisterId);
    await grant(sisterId);
    await withdraw(sisterId);
    const events = await world.db.selectFrom("event").select(["kind", "detail"]).execute();
    const ofGroup = events.filter(({ kind }) => kind.startsWith("copying_"));
    expect(ofGroup).toEqual([
      { kind: "copying_allowed", detail: sisterId },
      { kind: "copying_forbidden", detail: sisterId },
    ]);
  });
});
