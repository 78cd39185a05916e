import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import {
  acceptIdentityRequest,
  declineIdentityRequest,
  listIdentityRequests,
} from "~/platform/registry/decide-identity";
import { disableCompany } from "~/platform/verification/operator";
import { audited } from "../audited";
import { refusalOf } from "../identity/registering";
import { counting } from "../queries";
import { makeWorld, type World } from "../world";

const ADMIN = "admin@prova.example";

let world: World;
let companyId: string;
let call: Call;
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({ isValidated: true, partitaIva: "00743110157" });
  await world.addPerson({ email: ADMIN, companyId, isAdmin: true });
  call = await world.as(ADMIN);
});
afterEach(() => world.close());

const company = () => call("registry.company", {});
const save = async (changes: object) => {
  const { revision } = await company();
  return call("registry.updateCompany", { body: { revision, visibilities: [], ...changes } });
};
const events = async () => (await audited(world.db)).map(({ event }) => event);

describe("the identity of an enabled company", () => {
  // A7: at 38381c5 this very call answered 200 with the new name, still enabled, without a row of the audit.
  test("does not change by a save: the change waits, the rest is stored, and the company stays enabled", async () => {
    const answer = await save({ businessName: "Banca d Italia", partitaIva: "02134570163", city: "Roma" });
    expect(answer.requested).toBe(true);
    expect(await company()).toMatchObject({
      businessName: "Azienda Prova S.r.l.",
      partitaIva: "00743110157",
      city: "Roma",
      isValidated: true,
      identityRequest: {
        askedAt: "2026-03-10T09:00:00.000Z",
        changes: [
          { field: "businessName", value: "Banca d Italia" },
          { field: "partitaIva", value: "02134570163" },
        ],
      },
    });
    expect(await events()).toEqual(["identity_change_asked"]);
  });

  test.each([
    [
      "country",
      { country: "DE", vatNumber: "DE136695976", province: "" },
      ["country", "partitaIva", "vatNumber"],
    ],
    ["tax code", { fiscalCode: "00743110157" }, ["fiscalCode"]],
  ])("includes the %s", async (_, changes, fields) => {
    await save(changes);
    const { country, fiscalCode, identityRequest } = await company();
    expect([country, fiscalCode]).toEqual(["IT", null]);
    expect(identityRequest?.changes.map(({ field }) => field)).toEqual(fields);
  });

  test("waits in the form of the latest request, and the same one again changes nothing", async () => {
    await save({ businessName: "Prima S.r.l." });
    await save({ businessName: "Seconda S.r.l." });
    await save({ businessName: "Seconda S.r.l." });
    const [listed, ...others] = await listIdentityRequests(world.parts);
    expect(others).toEqual([]);
    expect(listed?.request.changes).toEqual([{ field: "businessName", value: "Seconda S.r.l." }]);
    expect(await events()).toEqual(["identity_change_asked", "identity_change_asked"]);
  });

  test("is listed with its company in one statement, however many wait", async () => {
    for (const [name, email] of [
      ["Seconda Prova S.r.l.", "seconda@prova.example"],
      ["Terza Prova S.r.l.", "terza@prova.example"],
    ] as const) {
      const id = await world.addCompany({ isValidated: true, businessName: name });
      await world.addPerson({ email, companyId: id, isAdmin: true });
      const other = await world.as(email);
      const { revision } = await other("registry.company", {});
      const body = { revision, visibilities: [], businessName: `Nuova ${name}` };
      await other("registry.updateCompany", { body });
      world.clock.advance({ minutes: 1 });
    }
    const { db, count } = counting(world.db);
    const listed = await listIdentityRequests({ ...world.parts, db });
    expect(listed.map(({ company: { businessName } }) => businessName)).toEqual([
      "Seconda Prova S.r.l.",
      "Terza Prova S.r.l.",
    ]);
    expect(count()).toBe(1);
  });

  test("is refused like any other where it breaks a rule", async () => {
    await world.addCompany({ partitaIva: "02134570163" });
    expect((await refusalOf(save({ partitaIva: "02134570163" }))).faults).toEqual([
      "partitaIva company_exists",
    ]);
    expect((await company()).identityRequest).toBeNull();
  });

  test("is accepted: new values, still enabled, and the company is told", async () => {
    await save({ businessName: "Nuova S.r.l." });
    await acceptIdentityRequest(world.parts, companyId);
    expect(await company()).toMatchObject({
      businessName: "Nuova S.r.l.",
      isValidated: true,
      identityRequest: null,
    });
    expect((await world.outbox()).at(-1)!.headers.Oggetto).toBe(
      "I nuovi dati identificativi di Nuova S.r.l. sono in vigore",
    );
    expect(await events()).toContain("identity_change_accepted");
    expect(await refusalOf(acceptIdentityRequest(world.parts, companyId))).toMatchObject({ status: 404 });
  });

  test("is not accepted once another company holds the identifier", async () => {
    await save({ partitaIva: "02134570163" });
    await world.addCompany({ partitaIva: "02134570163" });
    expect(await refusalOf(acceptIdentityRequest(world.parts, companyId))).toMatchObject({ status: 422 });
    expect((await company()).identityRequest).not.toBeNull();
  });

  test("is declined with a reason that the company reads", async () => {
    await save({ businessName: "Nuova S.r.l." });
    await declineIdentityRequest(world.parts, companyId, "Manca la visura.");
    expect(await company()).toMatchObject({ businessName: "Azienda Prova S.r.l.", identityRequest: null });
    expect((await world.outbox()).at(-1)!.body).toContain("Manca la visura.");
  });

  test("stays after the company took its request back", async () => {
    await save({ businessName: "Nuova S.r.l." });
    await call("registry.withdrawIdentityRequest", {});
    expect(await company()).toMatchObject({ businessName: "Azienda Prova S.r.l.", identityRequest: null });
    expect(await refusalOf(call("registry.withdrawIdentityRequest", {}))).toMatchObject({ status: 404 });
  });

  test("is the company's own matter again once it is no longer enabled", async () => {
    await save({ businessName: "Nuova S.r.l." });
    await disableCompany(world.parts, companyId);
    expect((await company()).identityRequest).toBeNull();
    expect((await save({ businessName: "Altra S.r.l." })).company?.businessName).toBe("Altra S.r.l.");
  });
});

describe("while a request waits", () => {
  const refusals = async () => {
    const { refusals } = await call("survey.verification", {});
    return refusals;
  };

  test("no verification is opened, and the company is told why before it tries", async () => {
    expect(await refusals()).not.toContain("identity_pending");
    await save({ businessName: "Nuova S.r.l." });
    expect(await refusals()).toContain("identity_pending");
    const { survey } = await call("scoring.homePage", { params: { version: "draft" }, query: {} });
    expect(survey.draft.refusals).toContain("identity_pending");
    await call("registry.withdrawIdentityRequest", {});
    expect(await refusals()).not.toContain("identity_pending");
  });
});
