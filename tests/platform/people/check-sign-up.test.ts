import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeWorld, type World } from "../world";

const SOUND = {
  country: "IT",
  identifier: "IT 0074 3110 157",
  identifierConfirmed: false,
};

let world: World;
beforeEach(async () => void (world = await makeWorld()));
afterEach(() => world.close());

const refusedOf = async (changes: Partial<typeof SOUND>) => {
  const { refused } = await world.call()("user.checkSignUp", { body: { ...SOUND, ...changes } });
  return refused.map(({ path, code }) => `${path} ${code}`);
};

describe("a sign-up looked at before it is sent", () => {
  test.each<[string, Partial<typeof SOUND>, string[]]>([
    ["a sound one", {}, []],
    ["a wrong check digit", { identifier: "00743110158" }, ["identifier unverified_identifier"]],
    ["one declared right", { identifier: "00743110158", identifierConfirmed: true }, []],
    ["an identifier of another shape, which the form sees itself", { identifier: "123" }, []],
    ["blanks, which the form sees itself", { country: "", identifier: "" }, []],
    [
      "a wrong check digit of another country",
      { country: "DE", identifier: "DE136695977" },
      ["identifier unverified_identifier"],
    ],
  ])("%s", async (_, changes, refused) => {
    expect(await refusedOf(changes)).toEqual(refused);
  });

  test("says nothing about who is registered already", async () => {
    await world.addCompany({ partitaIva: "00743110157" });
    expect(await refusedOf({})).toEqual([]);
  });
});
