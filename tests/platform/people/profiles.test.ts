import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Profile } from "~/domain/people/rights";
import { grantProfile, withdrawProfile } from "~/platform/people/profiles/grant-profile";
import { audited } from "../audited";
import { refusalOf } from "../identity/registering";
import { makeWorld, type World } from "../world";

const ADMIN = "admin@profili.example";
const BANKER = "banca@profili.example";
const NOBODY = "nessuno@profili.example";
const CARD_2024 = "ESG-2024-AAAAAAAAAA";
const CARD_2023 = "ESG-2023-AAAAAAAAAA";

let world: World;
let companyId: string;
let bankerId: string;
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({ fiscalYear: 2025 });
  const adminId = await world.addPerson({ email: ADMIN, companyId, isAdmin: true });
  bankerId = await world.addPerson({ email: BANKER, companyId, canRead: false });
  await world.addPerson({ email: NOBODY, companyId, canRead: false });
  await permit(bankerId, "bank", true);
  const updated_at = world.clock.now().toISOString();
  await world.db
    .insertInto("draft")
    .values([2023, 2024, 2025].map((year) => ({ company_id: companyId, year, revision: 1, updated_at })))
    .execute();
  const position = { company_id: companyId, draft_revision: 0, type: "manual" as const, name: "x", given: 0 };
  const saved = { saved_by: adminId, saved_at: updated_at, configuration: "x", content: "{}", revision: 1 };
  await world.db
    .insertInto("saved_position")
    .values([2023, 2024].map((year) => ({ ...position, ...saved, year, id: `position-${year}` })))
    .execute();
});
afterEach(() => world.close());

const permit = (account_id: string, profile: Profile, canWrite: boolean) =>
  world.db
    .insertInto("profile")
    .values({ account_id, company_id: companyId, profile, can_read: 1, can_write: Number(canWrite) })
    .execute();
const grant = (years: number[] | null, profile: Profile = "bank") =>
  grantProfile(world.parts, companyId, { profile, years });
const info = async (email: string) => (await world.as(email))("user.info", {});

/** Null: the call was answered. */
const messageOf = (answer: Promise<unknown>): Promise<string | null> =>
  answer.then(
    () => null,
    ({ message }: { message: string }) => message,
  );

const NOT_OPEN = { status: 403, message: "internal/year_not_open" };

describe("a permission in a profile that the company does not have", () => {
  test("gives no right, no year and no place in a list, and comes back with the profile", async () => {
    const admin = await world.as(ADMIN);
    const bankers = async () => (await admin("user.rolesCount", { query: { role: "bank" } })).count;
    const shown = async () => (await admin("user.person", { params: { id: bankerId } })).person.roles.bank;
    expect(await info(BANKER)).toMatchObject({ rights: [], fiscalYearByRole: {}, profile: null });
    expect([await bankers(), await shown()]).toEqual([0, { read: false, write: false }]);
    await grant(null);
    expect(await info(BANKER)).toMatchObject({ rights: ["read", "write"], profile: "bank" });
    expect([await bankers(), await shown()]).toEqual([1, { read: true, write: true }]);
    expect(await withdrawProfile(world.parts, companyId, "bank")).toMatchObject({ holders: 1 });
    expect((await info(BANKER)).rights).toEqual([]);
    await grant(null);
    expect((await info(BANKER)).rights).toEqual(["read", "write"]);
  });

  test("ends at the next request of an open session", async () => {
    await grant(null);
    const call = await world.as(BANKER);
    await call("registry.company", {});
    await withdrawProfile(world.parts, companyId, "bank");
    await expect(call("registry.company", {})).rejects.toMatchObject({ status: 403 });
  });

  test("does not survive roles that an administrator sets meanwhile", async () => {
    const admin = await world.as(ADMIN);
    const nothing = { read: false, write: false };
    const roles = { client: nothing, association: nothing, bank: nothing, company_admin: false };
    const supplier = { read: true, write: false };
    await admin("user.updateRoles", { params: { id: bankerId }, body: { roles: { ...roles, supplier } } });
    await grant(null);
    expect((await info(BANKER)).roles.bank).toEqual(nothing);
  });
});

describe("the years of a grant", () => {
  beforeEach(() => grant([2024]));

  test("are told by user info, the current year among them", async () => {
    expect((await info(BANKER)).fiscalYearByRole).toEqual({ bank: [2025, 2024] });
  });

  test("open their year in every way of naming it, and close the others", async () => {
    const call = await world.as(BANKER);
    const asked = async (year: number, card: string, position: string) => [
      await messageOf(call("survey.overview", { query: { year } })),
      await messageOf(call("survey.historyVersion", { params: { version: card }, query: {} })),
      await messageOf(call("scoring.homePage", { params: { version: card }, query: {} })),
      await messageOf(call("survey.compare", { query: { from: "draft", to: card } })),
      await messageOf(call("survey.compare", { query: { from: position, to: "draft" } })),
      await messageOf(call("survey.copyPreview", { query: { versionFrom: position } })),
      await messageOf(call("survey.copyAnswers", { query: {}, body: { versionFrom: card } })),
      await messageOf(call("survey.removePosition", { params: { id: position }, query: { revision: 1 } })),
    ];
    const closed = await asked(2023, CARD_2023, "position-2023");
    expect(closed).toEqual(closed.map(() => NOT_OPEN.message));
    const open = await asked(2024, CARD_2024, "position-2024");
    expect(open).not.toContain(NOT_OPEN.message);
    expect(await messageOf(call("survey.overview", { query: { year: 2025 } }))).toBeNull();
  });

  test("close the files given with answers of other years, and none of the company itself", async () => {
    const at = world.clock.now().toISOString();
    const file = {
      company_id: companyId,
      name: "a.pdf",
      media_type: "application/pdf",
      size: 1,
      sha256: "x",
    };
    const kept = { uploaded_by: bankerId, uploaded_at: at, released_at: null, control: null };
    const keys = ["domanda", "attestations", "company", "company-logo"];
    const rows = keys.flatMap((question_id) =>
      [2023, 2024].map((year) => ({ ...file, ...kept, year, question_id, id: `${question_id}-${year}` })),
    );
    await world.db.insertInto("attachment").values(rows).execute();
    const refused = async (email: string) => {
      const call = await world.as(email);
      const asked = rows.map(async ({ id: filename }) => {
        const download = call("survey.download", { params: { type: "attachment" }, query: { filename } });
        return (await messageOf(download)) === null ? [] : [filename];
      });
      return (await Promise.all(asked)).flat();
    };
    expect([await refused(BANKER), await refused(ADMIN)]).toEqual([["domanda-2023"], []]);
  });

  test("leave the positions of other years out of the archive", async () => {
    const years = async (email: string) =>
      (await (await world.as(email))("survey.archive", {})).rows.map(({ year }) => year).sort();
    expect([await years(BANKER), await years(ADMIN)]).toEqual([[2024], [2023, 2024]]);
  });

  test("close no year to an administrator, nor to a person with an unlimited profile too", async () => {
    await permit(bankerId, "association", false);
    const call = await world.as(BANKER);
    await expect(call("survey.overview", { query: { year: 2023 } })).rejects.toMatchObject(NOT_OPEN);
    await grant(null, "association");
    await call("survey.overview", { query: { year: 2023 } });
    await (
      await world.as(ADMIN)
    )("survey.overview", { query: { year: 2023 } });
  });

  test("keep the year that ends when the company opens the next one", async () => {
    world.clock.set("2027-02-01T09:00:00.000Z");
    await (
      await world.as(ADMIN)
    )("user.openYear", { body: { year: 2026 } });
    expect((await info(BANKER)).fiscalYearByRole).toEqual({ bank: [2026, 2025, 2024] });
  });

  test("can be given to supplier, which every company has", async () => {
    await permit(bankerId, "client", false);
    await grant([2023], "supplier");
    const { profiles } = await (await world.as(NOBODY))("user.profiles", {});
    expect(profiles).toEqual([
      { profile: "supplier", isLimited: true, years: [2025, 2023] },
      { profile: "bank", isLimited: true, years: [2025, 2024] },
    ]);
  });
});

describe("granting and withdrawing", () => {
  test("are kept in the trail, once for each change", async () => {
    const outcomes = [await grant(null), await grant(null), await grant([2024, 2023, 2024])];
    expect(outcomes.map(({ hasChanged }) => hasChanged)).toEqual([true, false, true]);
    await withdrawProfile(world.parts, companyId, "bank");
    expect(await withdrawProfile(world.parts, companyId, "bank")).toMatchObject({ hasChanged: false });
    const events = [
      ...(await audited(world.db, "profile_granted")),
      ...(await audited(world.db, "profile_withdrawn")),
    ];
    expect(events.map(({ company_id, detail }) => [company_id, detail])).toEqual([
      [companyId, "bank all"],
      [companyId, "bank 2024,2023"],
      [companyId, "bank"],
    ]);
  });

  test.each([
    ["a year to come", () => grant([2026]), "year_to_come"],
    ["supplier", () => withdrawProfile(world.parts, companyId, "supplier"), "supplier_stays"],
    [
      "an unknown company",
      () => grantProfile(world.parts, "x", { profile: "bank", years: null }),
      "unknown_company",
    ],
  ])("are declined for %s", async (_, change, code) => {
    await expect(change()).rejects.toMatchObject({ errors: [{ code }] });
    expect(await audited(world.db, "profile_granted")).toEqual([]);
  });
});

describe("choosing the profile one works in", () => {
  test("is remembered for the person, changes no right, and ends with the profile", async () => {
    await grant(null);
    await grant(null, "association");
    await permit(bankerId, "association", false);
    const call = await world.as(BANKER);
    const before = await call("user.info", {});
    expect(before.profile).toBe("association");
    await call("user.chooseProfile", { body: { profile: "bank" } });
    expect(await info(BANKER)).toEqual({ ...before, profile: "bank" });
    await withdrawProfile(world.parts, companyId, "bank");
    expect((await info(BANKER)).profile).toBe("association");
  });

  test.each(["supplier", "client", "bank"] as const)(
    "is refused for %s, which one may not read",
    async (profile) => {
      const call = await world.as(NOBODY);
      expect(await refusalOf(call("user.chooseProfile", { body: { profile } }))).toMatchObject({
        status: 422,
        faults: ["profile profile_not_readable"],
      });
    },
  );
});

describe("the administrators whom a person can ask", () => {
  test("are those of the own company with an active access, told only to a person who may not write", async () => {
    const foreign = await world.addCompany();
    await world.addPerson({ email: "altrove@profili.example", companyId: foreign, isAdmin: true });
    await world.addPerson({ email: "spento@profili.example", companyId, isAdmin: true, accessActive: false });
    expect((await info(NOBODY)).administrators).toEqual([{ name: "Anna Rossi", email: ADMIN }]);
    await grant(null);
    expect((await info(BANKER)).administrators).toBeUndefined();
    expect((await info(ADMIN)).administrators).toBeUndefined();
  });
});
