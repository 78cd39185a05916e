import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ApiError } from "~/api/errors";
import { audited } from "../../audited";
import { makeWorld, type World } from "../../world";
import { register } from "../../identity/registering";

let world: World;
beforeEach(async () => {
  world = await makeWorld({ settings: { legalVersion: "2026-01" } });
});
afterEach(() => world.close());

describe("a person's own details", () => {
  test("hold the version of the texts that were accepted, and when", async () => {
    await register(world);
    const token = (await world.outbox()).at(-1)?.token ?? "";
    const opened = await world.call()("identity.confirmEmail", {
      body: { token, password: "Bosco7Torrente" },
    });
    const { consents } = await world.call(opened.token)("user.security", {});
    expect(consents).toEqual(
      ["terms", "privacy", "otherPrivacy"].map((kind) => ({
        kind,
        acceptedAt: "2026-03-10T09:00:00.000Z",
        version: "2026-01",
      })),
    );
  });

  test("change with an event, and preferences without one", async () => {
    const companyId = await world.addCompany();
    await world.addPerson({ email: "a@prova.example", companyId, canRead: false });
    const call = await world.as("a@prova.example");
    const body = { name: "Anna Maria", surname: "Bianchi", phoneNumber: "02 1234", preferredLocale: "it" };
    expect(await call("user.updateInfo", { body })).toMatchObject(body);
    await call("user.updateInfo", { body: { welcomeMessageSeen: true } });
    expect(await audited(world.db, "own_details_changed")).toHaveLength(1);
  });

  test("take no language that the product has not", async () => {
    const companyId = await world.addCompany();
    await world.addPerson({ email: "a@prova.example", companyId });
    const call = await world.as("a@prova.example");
    expect(await call("config.locales", {})).toEqual([{ id: "it", label: "Italiano" }]);
    const refused = await call("user.updateInfo", { body: { preferredLocale: "de" } }).catch(
      (error: unknown) => error as ApiError,
    );
    expect(refused).toMatchObject({
      status: 422,
      errors: [{ path: "preferredLocale", code: "unknown_choice" }],
    });
  });
});
