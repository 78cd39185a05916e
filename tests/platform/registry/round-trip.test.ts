import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { DEMO_EMAILS, loadDemo } from "~/demo/load-demo";
import { openSession, PASSWORD } from "../residents";
import { completeRegistry } from "../answering";
import { ADMIN, makeCompany } from "../company";
import { makeWorld, type World } from "../world";

type Body = CallInput<"registry.updateCompany">["body"];

const ADMINS = DEMO_EMAILS.filter((email) => email.startsWith("admin@"));

describe("what a company of the demo shows of itself", () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ now: "2026-11-21T08:00:00.000Z" });
    await loadDemo(world.parts);
  });
  afterAll(() => world.close());

  test.each(ADMINS)("(%s) it takes back as a whole, and nothing changes", async (email) => {
    const call = await world.as(email);
    const shown = await call("registry.company", {});
    const { revision, ...withoutRevision } = shown;
    for (const body of [shown, withoutRevision, { ...withoutRevision, visibilities: {} }])
      await call("registry.updateCompany", { body: body as Body });
    expect(await call("registry.company", {})).toEqual(shown);
    expect(shown.revision).toBe(revision);
  });

  test("is the same whatever a part of it is left out", async () => {
    const call = await world.as(ADMINS[0] ?? "");
    const shown = await call("registry.company", {});
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(shown) as (keyof typeof shown)[]), async (names) => {
        const body = Object.fromEntries(names.map((name) => [name, shown[name]]));
        await call("registry.updateCompany", { body: body as Body });
        expect(await call("registry.company", {})).toEqual(shown);
      }),
      { numRuns: 40 },
    );
  });
});

let world: World;
let admin: Call;
beforeEach(async () => {
  ({ world, admin } = await makeCompany({ partitaIva: "09999010177" }));
});
afterEach(() => world.close());

const company = () => admin("registry.company", {});
const put = (body: object) => admin("registry.updateCompany", { body: body as Body });

describe("a figure", () => {
  test.each([6_420_000, 0, 123_456_789_012_345])("is the number %i, in and out", async (figure) => {
    await put({ annualTurnover: figure, numberOfEmployees: 38 });
    expect(await company()).toMatchObject({ annualTurnover: figure, numberOfEmployees: 38 });
    await put({ ...(await company()), annualTurnover: null });
    expect(await company()).toMatchObject({ annualTurnover: null, numberOfEmployees: 38 });
  });

  test.each([
    [1234.567, "no_decimals"],
    [-1, "only_positive"],
    [1e21, "only_digits"],
  ])("that is %d is refused alone: %s", async (figure, code) => {
    const { refused, company: saved } = await put({ city: "Brescia", annualTurnover: figure });
    expect(refused).toEqual([{ path: "annualTurnover", code }]);
    expect(saved).toMatchObject({ city: "Brescia", annualTurnover: null });
  });
});

describe("a size that is only proposed", () => {
  test("stays one when it comes back beside a figure that proposes another", async () => {
    await completeRegistry(admin);
    const { companySize, ...shown } = await company();
    await put({ ...shown, companySize, numberOfEmployees: 5, annualTurnover: 1_000 });
    expect(await company()).toMatchObject({ companySize: "micro", companySizeProposed: true });
    await put({ companySize: "micro" });
    expect((await company()).companySizeProposed).toBe(true);
  });

  test("is corrected by another size, or by the same one when it is said to be a correction", async () => {
    await completeRegistry(admin);
    const shown = await company();
    await put({ ...shown, companySize: "large" });
    expect(await company()).toMatchObject({ companySize: "large", companySizeProposed: false });
    await put({ companySize: null });
    await put({ companySize: shown.companySize, companySizeProposed: false });
    expect((await company()).companySizeProposed).toBe(false);
  });
});

describe("the sector", () => {
  test("may change in either of its two places, and takes the activity of the old one away", async () => {
    await put({ sector: "25", action: "25.53" });
    await put({ ...(await company()), referenceSector: "62" });
    expect((await company()).naceData).toEqual({ macrosector: "K", sector: "62", action: null });
    await put({ ...(await company()), naceData: { sector: "25", action: "25.53" } });
    expect((await company()).naceData).toEqual({ macrosector: "C", sector: "25", action: "25.53" });
    await put({ ...(await company()), naceData: null });
    expect((await company()).referenceSector).toBeNull();
  });

  test("that differs in both is refused", async () => {
    await expect(put({ referenceSector: "62", naceData: { sector: "25" } })).rejects.toMatchObject({
      errors: [{ path: "referenceSector", code: "not_acceptable" }],
    });
  });
});

test("what only the platform or the provider writes is taken back and left as it is", async () => {
  const before = await company();
  await put({
    ...before,
    ...{
      id: "x",
      isValidated: true,
      eniId: "E-1",
      controlChain: "Gruppo",
      logoUrl: "https://x.example/a.png",
    },
    ...{ adminUser: null, roles: { bank: true }, profile: "bank", attachments: [{ id: "a", name: "b" }] },
    ...{ registeredOn: "2001-01-01", lastLoginAt: null, hpLastAccess: "2001-01-01", identityRequest: null },
  });
  expect(await company()).toEqual(before);
  await expect(put({ isBest: true })).rejects.toMatchObject({ status: 422 });
});

describe("two writers", () => {
  const etag = async () => {
    const headers = { Authorization: `Bearer ${await openSession(world.parts, ADMIN)}` };
    const request = new Request("https://carta.example/api/registry/v1/companies", { headers });
    return (await world.handle(request, { clientAddress: "192.0.2.1", requestId: "r" })).headers.get("ETag");
  };
  const putWith = async (ifMatch: string, body: object) => {
    const token = await openSession(world.parts, ADMIN);
    const request = new Request("https://carta.example/api/registry/v1/companies", {
      method: "PUT",
      headers: { Authorization: `Bearer ${token}`, "If-Match": ifMatch },
      body: JSON.stringify(body),
    });
    return (await world.handle(request, { clientAddress: "192.0.2.1", requestId: "r" })).status;
  };

  test("are told apart by If-Match: the one who saw an older company gets 412", async () => {
    const seen = (await etag()) ?? "";
    expect(seen).toBe('"1"');
    expect(await putWith(seen, { city: "Brescia" })).toBe(200);
    expect(await putWith(seen, { city: "Bergamo" })).toBe(412);
    expect((await company()).city).toBe("Brescia");
    expect(await putWith(`"7", W/${(await etag()) ?? ""}`, { city: "Bergamo" })).toBe(200);
    expect(await putWith("*", { city: "Como" })).toBe(200);
    expect(await putWith("seven", { city: "Lodi" })).toBe(412);
  });

  test("that name no revision overwrite each other", async () => {
    await put({ city: "Brescia" });
    await put({ city: "Bergamo" });
    expect(await company()).toMatchObject({ city: "Bergamo", revision: 3 });
  });
});

describe("the number in a national register", () => {
  test("is kept with its register, clean", async () => {
    await put({ nationalIdType: "rea", nationalId: " bs 123.456 " });
    expect(await company()).toMatchObject({ nationalIdType: "rea", nationalId: "BS123456" });
    const lei = "815600ABCD1234EF5678";
    await put({ nationalIdType: "lei", nationalId: lei.toLowerCase() });
    expect(await company()).toMatchObject({ nationalIdType: "lei", nationalId: lei });
    await put({ nationalIdType: "euid", nationalId: " itri.bs-123456 " });
    expect(await company()).toMatchObject({ nationalIdType: "euid", nationalId: "ITRI.BS-123456" });
    await put({ nationalIdType: "duns", nationalId: "12.345.6789" });
    expect(await company()).toMatchObject({ nationalIdType: "duns", nationalId: "123456789" });
    await put({ nationalId: "" });
    expect(await company()).toMatchObject({ nationalIdType: null, nationalId: null });
  });

  test.each([
    [{ nationalId: "ITRI123456", nationalIdType: "euid" }, "nationalId", "invalid_national_id"],
    [{ nationalId: "001234567", nationalIdType: "duns" }, "nationalId", "invalid_national_id"],
    [{ nationalId: "BS-1" }, "nationalIdType", "mandatory_field"],
    [{ nationalId: "BS-1", nationalIdType: "siren" }, "nationalIdType", "unknown_choice"],
    [{ nationalId: "12345", nationalIdType: "rea" }, "nationalId", "invalid_national_id"],
  ])("%j is refused", async (body, path, code) => {
    await expect(put(body)).rejects.toMatchObject({ errors: [{ path, code }] });
  });

  test("is none in another country, unless its register is there too", async () => {
    await put({ nationalIdType: "rea", nationalId: "BS-123456" });
    await put({ ...(await company()), country: "CH", partitaIva: null });
    expect(await company()).toMatchObject({ country: "CH", nationalIdType: null, nationalId: null });
    await put({ nationalIdType: "lei", nationalId: "815600ABCD1234EF5678" });
    await put({ country: "US" });
    expect((await company()).nationalIdType).toBe("lei");
  });

  test("has the registers that the configuration lists for the country", async () => {
    const rows = await admin("config.nationsIdentifiers", {});
    expect(rows.find(({ id }) => id === "FR")?.registers?.map(({ id }) => id)).toEqual([
      "siren",
      "siret",
      "euid",
      "duns",
      "lei",
    ]);
    expect(rows.every(({ registers }) => registers?.at(-1)?.id === "lei")).toBe(true);
  });

  test("of an enabled company changes by a request, like its other identifiers", async () => {
    await world.db.updateTable("company").set({ is_validated: 1 }).execute();
    const { requested } = await put({ nationalIdType: "rea", nationalId: "BS-123456" });
    expect(requested).toBe(true);
    expect((await company()).identityRequest?.changes).toEqual([
      { field: "nationalId", value: "BS-123456" },
      { field: "nationalIdType", value: "rea" },
    ]);
  });
});

test("a reference contact gets no account, no access and no mail", async () => {
  const email = "acquisti@prova.example";
  const { revision } = await company();
  const contact = { role: "supply-chain-role", name: "Ada", surname: "Neri", email, phone: null };
  await put({ contacts: [contact] });
  expect((await company()).revision).toBeGreaterThan(revision);
  expect((await company()).contacts).toMatchObject([{ email }]);
  const accounts = await world.db.selectFrom("account").select("email").execute();
  expect(accounts.map((account) => account.email)).not.toContain(email);
  const stranger = world.call();
  await expect(stranger("identity.signIn", { body: { email, password: PASSWORD } })).rejects.toThrow();
  await stranger("user.forgotPassword", { query: { email } });
  expect(await world.outbox()).toEqual([]);
});

describe("a contact that wants no mail", () => {
  const contact = { role: "supply-chain-role", name: "A", surname: "B", email: "b@b.it", phone: null };

  test("is marked, stays marked while its address is the same, and can be unmarked", async () => {
    await put({ contacts: [{ ...contact, blacklisted: true }] });
    expect((await company()).contacts[0]?.blacklisted).toBe(true);
    await put({ contacts: [{ ...contact, name: "Ada" }] });
    expect((await company()).contacts[0]).toMatchObject({ name: "Ada", blacklisted: true });
    await put({ contacts: [{ ...contact, blacklisted: false }] });
    expect((await company()).contacts[0]?.blacklisted).toBe(false);
  });

  test("leaves a list that was stored before the mark existed as it is", async () => {
    await world.db
      .updateTable("company")
      .set({ contacts: JSON.stringify([contact]) })
      .execute();
    const { revision } = await company();
    await put(await company());
    expect((await company()).revision).toBe(revision);
  });
});

test("a company names its oldest administrator with an access, its profiles and its last visit", async () => {
  const { companyId } = await makeMore();
  expect(await company()).toMatchObject({
    adminUser: { name: "Anna", surname: "Rossi", email: ADMIN },
    profile: "supplier",
    roles: { supplier: true, client: false, association: false, bank: false },
    createdAt: "2026-03-10T09:00:00.000Z",
    hpLastAccess: null,
    attachments: [],
    eniId: null,
  });
  await world.db.insertInto("company_profile").values({ company_id: companyId, profile: "bank" }).execute();
  await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
  await expect.poll(async () => (await company()).hpLastAccess).toBe("2026-03-12T09:00:00.000Z");
  expect((await company()).profile).toBe("multi");
});

async function makeMore(): Promise<{ companyId: string }> {
  const { id: companyId } = await company();
  world.clock.advance({ days: 2 });
  await world.addPerson({ email: "z@prova.example", companyId, isAdmin: true });
  return { companyId };
}
