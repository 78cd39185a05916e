import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { makeWorld, type World } from "../world";

const NOTICE = { type: "fermo", title: "Fermo programmato", text: "Sabato dalle 8 alle 10.", url: null };
const NONE = { type: "none" };

let world: World;
const people = async () => {
  const companyId = await world.addCompany();
  for (const name of ["a", "b"]) await world.addPerson({ email: `${name}@prova.example`, companyId });
  return { anna: await world.as("a@prova.example"), bruno: await world.as("b@prova.example") };
};
afterEach(() => world.close());

const shown = (call: Call) => call("user.popup", {});
const answer = (call: Call, body: { accepted: boolean; type?: string }) => call("user.acceptPopup", { body });

describe("the installation's notice", () => {
  beforeEach(async () => {
    world = await makeWorld({ settings: { popup: NOTICE } });
  });

  test("stays until it is accepted, for each person alone", async () => {
    const { anna, bruno } = await people();
    expect(await shown(anna)).toEqual(NOTICE);
    expect(await answer(anna, { accepted: true })).toEqual(NONE);
    expect(await answer(anna, { accepted: true })).toEqual(NONE);
    expect([await shown(anna), await shown(bruno)]).toEqual([NONE, NOTICE]);
  });

  test("that is not accepted, or no longer, stays", async () => {
    const { anna } = await people();
    expect(await answer(anna, { accepted: false })).toEqual(NOTICE);
    await answer(anna, { accepted: true });
    expect(await answer(anna, { accepted: false })).toEqual(NOTICE);
  });

  test("is a new one when its type is", async () => {
    const { anna } = await people();
    await answer(anna, { accepted: true });
    world.parts.settings.popup = { ...NOTICE, type: "nuovo" };
    expect(await shown(anna)).toMatchObject({ type: "nuovo" });
    expect(await answer(anna, { accepted: true, type: "fermo" })).toMatchObject({ type: "nuovo" });
    expect(await answer(anna, { accepted: true, type: "nuovo" })).toEqual(NONE);
  });
});

describe("without a notice", () => {
  test("there is nothing to show and nothing to accept", async () => {
    world = await makeWorld();
    const { anna } = await people();
    expect([await shown(anna), await answer(anna, { accepted: true })]).toEqual([NONE, NONE]);
    expect(await world.db.selectFrom("accepted_notice").selectAll().execute()).toEqual([]);
  });
});
