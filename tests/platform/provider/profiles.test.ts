import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Profile } from "~/domain/people/rights";
import { audited } from "../audited";
import { type AtDesk, makeDesk, moved } from "./desk";

let at: AtDesk;
beforeEach(async () => void (at = await makeDesk()));
afterEach(() => at.world.close());

const shown = async (profile: Profile) => {
  const { profiles } = await (await at.desk())("provider.profiles", { params: { id: at.companyId } });
  return profiles.find((one) => one.profile === profile);
};

interface Given {
  granted?: boolean;
  years?: number[] | null;
  seen?: string;
}

const set = async (
  profile: string,
  { granted = true, years = null, seen = "none" }: Given = {},
  id = at.companyId,
) => (await at.desk())("provider.setProfile", { params: { id, profile }, body: { granted, years, seen } });

describe("the profiles of a company at the desk", () => {
  test("are given with their years, changed and taken back, and the trail names the provider", async () => {
    expect(await shown("bank")).toEqual({
      ...{ profile: "bank", isGranted: false, years: null, openYears: [], people: 0 },
    });
    expect(await set("bank", { years: [2023, 2024] })).toEqual({ hasChanged: true });
    expect(await shown("bank")).toMatchObject({
      isGranted: true,
      years: [2024, 2023],
      openYears: [2025, 2024, 2023],
    });
    await set("bank", { years: [], seen: "2024,2023" });
    expect(await shown("bank")).toMatchObject({ years: [], openYears: [2025] });
    await set("bank", { seen: "current" });
    expect(await set("bank", { seen: "all" })).toEqual({ hasChanged: false });
    await set("bank", { granted: false, seen: "all" });
    expect(await shown("bank")).toMatchObject({ isGranted: false });
    const events = [
      ...(await audited(at.world.db, "profile_granted")),
      ...(await audited(at.world.db, "profile_withdrawn")),
    ];
    expect(events.map(({ account_id, company_id, detail }) => [account_id, company_id, detail])).toEqual(
      ["bank 2024,2023", "bank current", "bank all", "bank"].map((detail) => [
        at.providerId,
        at.companyId,
        detail,
      ]),
    );
  });

  test("tell how many people have a permission, which counts again when the profile is back", async () => {
    const email = "banca@prova.example";
    const account_id = await at.world.addPerson({ email, companyId: at.companyId, canRead: false });
    const row = { account_id, company_id: at.companyId, profile: "bank", can_read: 1, can_write: 0 } as const;
    await at.world.db.insertInto("profile").values(row).execute();
    expect(await shown("bank")).toMatchObject({ isGranted: false, people: 1 });
    const may = async () => (await (await at.world.as(email))("user.info", {})).rights;
    expect(await may()).toEqual([]);
    await set("bank");
    expect(await may()).toEqual(["read"]);
  });

  test.each<[string, string, Given, string]>([
    ["a year to come", "bank", { years: [2026] }, "year_to_come"],
    ["a year before the first", "bank", { years: [1999] }, "year_too_early"],
    ["the end of supplier", "supplier", { granted: false, seen: "all" }, "supplier_stays"],
  ])("refuse %s", async (_, profile, given, code) => {
    await expect(set(profile, given)).rejects.toMatchObject({ status: 422, errors: [{ code }] });
    expect(await audited(at.world.db, "profile_granted")).toEqual([]);
  });

  test("are not changed by a provider who saw another state", async () => {
    await set("bank", { years: [2024] });
    await expect(set("bank")).rejects.toMatchObject(moved);
    await expect(set("bank", { granted: false, seen: "all" })).rejects.toMatchObject(moved);
    expect(await shown("bank")).toMatchObject({ years: [2024] });
  });
});
