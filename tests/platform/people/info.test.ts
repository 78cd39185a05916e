import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { audited } from "../audited";
import { refusalOf } from "../identity/registering";
import { makeWorld, type World } from "../world";

const READER = "lettura@prova.example";
const NOBODY = "nessun.profilo@prova.example";

let world: World;
let companyId: string;
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({ businessName: "Prova S.p.A.", fiscalYear: 2024, isValidated: true });
  await world.addPerson({ email: READER, companyId });
  await world.addPerson({ email: NOBODY, companyId, canRead: false });
});
afterEach(() => world.close());

describe("info", () => {
  test("tells who somebody is and what they may do", async () => {
    const call = await world.as(READER);
    expect(await call("user.info", {})).toMatchObject({
      companyId,
      companyName: "Prova S.p.A.",
      currentFiscalYear: 2024,
      isValidated: true,
      preferredLocale: "it",
      phoneNumber: null,
      rights: ["read"],
      roles: {
        company_admin: false,
        supplier: { read: true, write: false },
        bank: { read: false, write: false },
      },
    });
  });

  test("lists the years with something in them beside the current one", async () => {
    const at = world.clock.now().toISOString();
    const draft = { company_id: companyId, revision: 1, updated_at: at };
    await world.db
      .insertInto("draft")
      .values([
        { ...draft, year: 2023 },
        { ...draft, year: 2024 },
      ])
      .execute();
    const { fiscalYearByRole } = await (await world.as(READER))("user.info", {});
    expect(fiscalYearByRole).toEqual({ supplier: [2024, 2023] });
  });

  test("lists them for an administrator without profiles too", async () => {
    await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true, canRead: false });
    const { fiscalYearByRole } = await (await world.as("admin@prova.example"))("user.info", {});
    expect(fiscalYearByRole).toEqual({ company_admin: [2024] });
  });

  test("takes the size that was corrected by hand before the proposed one", async () => {
    const call = await world.as(READER);
    await world.db.updateTable("company").set({ employees: 12, annual_turnover: "3000000" }).execute();
    expect((await call("user.info", {})).companySize).toBe("small");
    await world.db.updateTable("company").set({ size_override: "medium" }).execute();
    expect((await call("user.info", {})).companySize).toBe("medium");
  });

  test("works without any readable profile, so that a page can say whom to ask", async () => {
    const { rights, fiscalYearByRole } = await (await world.as(NOBODY))("user.info", {});
    expect({ rights, fiscalYearByRole }).toEqual({ rights: [], fiscalYearByRole: {} });
  });
});

describe("updateInfo", () => {
  test("changes what is sent and keeps the rest", async () => {
    const call = await world.as(READER);
    const changed = await call("user.updateInfo", {
      body: { name: "  Łucja\u2019s ", phoneNumber: "+39 02 1234567", welcomeMessageSeen: true },
    });
    expect(changed).toMatchObject({
      name: "Lucja's",
      surname: "Rossi",
      phoneNumber: "+39 02 1234567",
      welcomeMessageSeen: true,
      skipQuickstartWalkthrough: false,
    });
    expect(await call("user.updateInfo", { body: { phoneNumber: "" } })).toEqual({
      ...changed,
      phoneNumber: null,
    });
    expect(await call("user.updateInfo", { body: {} })).toEqual({ ...changed, phoneNumber: null });
  });

  test("refuses a name without letters and one that is too long", async () => {
    const call = await world.as(READER);
    expect(
      await refusalOf(call("user.updateInfo", { body: { name: " ", surname: "\u{1f600}" } })),
    ).toMatchObject({
      status: 422,
      faults: ["name mandatory_field", "surname mandatory_field"],
    });
    expect((await refusalOf(call("user.updateInfo", { body: { name: "a".repeat(101) } }))).faults).toEqual([
      "name too_long",
    ]);
  });
});

describe("a call that needs a right", () => {
  test("is refused without it, and the refusal is kept", async () => {
    const call = await world.as(READER);
    expect(await refusalOf(call("user.rolesCount", { query: {} }))).toEqual({
      status: 403,
      message: "internal/permission_denied",
      faults: [],
    });
    expect((await audited(world.db)).map(({ account_id: _, ...event }) => event)).toEqual([
      {
        event: "permission_denied",
        count: 1,
        company_id: companyId,
        detail: "administer",
        client_address: "192.0.2.1",
      },
    ]);
  });

  test("is refused as nobody's without a token, with a foreign one and with another scheme", async () => {
    const status = async (authorization?: string) => {
      const headers = new Headers(authorization ? { Authorization: authorization } : {});
      const request = new Request("https://carta.example/api/user/v1/info", { headers });
      return (await world.handle(request, { clientAddress: "192.0.2.1", requestId: "r" })).status;
    };
    expect(await status()).toBe(401);
    expect(await status("Bearer nonsense")).toBe(401);
    expect(await status("Basic YTpi")).toBe(401);
  });
});
