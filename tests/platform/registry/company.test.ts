import { afterEach, beforeEach, expect, test } from "vitest";
import { PASSWORD } from "../residents";
import { makeCompany } from "../company";
import type { World } from "../world";

let world: World;
beforeEach(async () => {
  ({ world } = await makeCompany({ colleagues: ["carla"] }));
});
afterEach(() => world.close());

const company = async () => (await world.as("c@prova.example"))("registry.company", {});
const signIn = (email: string) => world.call()("identity.signIn", { body: { email, password: PASSWORD } });

test("a company says when it was registered, and of what group it is", async () => {
  expect(await company()).toMatchObject({
    registeredOn: "2026-03-10T09:00:00.000Z",
    controlChain: null,
    lastLoginAt: null,
  });
  await world.db.updateTable("company").set({ control_chain: "Gruppo Prova" }).execute();
  expect((await company()).controlChain).toBe("Gruppo Prova");
});

test("a company says when one of its people last signed in, and nobody else", async () => {
  const other = await world.addCompany();
  await world.addPerson({ email: "x@altra.example", companyId: other });
  await signIn("a@prova.example");
  world.clock.advance({ days: 1 });
  await signIn("c@prova.example");
  world.clock.advance({ days: 1 });
  await signIn("x@altra.example");
  expect((await company()).lastLoginAt).toBe("2026-03-11T09:00:00.000Z");
});
