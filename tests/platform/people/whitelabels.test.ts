import { afterEach, expect, test } from "vitest";
import { makeWorld, type World } from "../world";

let world: World;
afterEach(() => world.close());

async function somebody(settings: Parameters<typeof makeWorld>[0]) {
  world = await makeWorld(settings);
  const companyId = await world.addCompany();
  await world.addPerson({ email: "a@prova.example", companyId, canRead: false });
  return world.as("a@prova.example");
}

const PORTAL = { id: "portale", label: "Portale", logo: null, url: "https://portale.example" };

test("the places offered elsewhere are listed, and asking for one gives its address", async () => {
  const call = await somebody({ settings: { whitelabels: [PORTAL] } });
  expect(await call("user.whitelabels", {})).toEqual([PORTAL]);
  expect(await call("user.openWhitelabel", { body: { id: "portale" } })).toBe("https://portale.example");
  await expect(call("user.openWhitelabel", { body: { id: "altro" } })).rejects.toMatchObject({ status: 404 });
});

test("there are none where none is configured", async () => {
  expect(await (await somebody({}))("user.whitelabels", {})).toEqual([]);
});
