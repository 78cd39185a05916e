import { describe, expect, test } from "vitest";
import {
  grantExtent,
  grantRefusal,
  listedYears,
  storedYears,
  withdrawalRefusal,
  yearsAfterOpening,
} from "~/domain/people/profile-grant";
import { mostAllowed, PROFILES, shownProfile } from "~/domain/people/rights";

describe("a grant of a profile", () => {
  test.each([
    [null, null],
    [[], null],
    [[2025, 2000], null],
    [[2026], "year_to_come"],
    [[1999, 2024], "year_too_early"],
  ])("with the years %j is declined: %s", (years, refusal) => {
    for (const profile of PROFILES) expect(grantRefusal({ profile, years }, 2025)).toBe(refusal);
  });

  test("keeps each year once, the newest first", () => {
    expect([storedYears([2023, 2025, 2023]), storedYears(null)]).toEqual([[2025, 2023], null]);
  });

  test("keeps the year that ends when the company opens the next one", () => {
    expect([yearsAfterOpening([2023], 2025), yearsAfterOpening(null, 2025)]).toEqual([[2025, 2023], null]);
  });
});

test("every profile can be withdrawn but supplier", () => {
  expect(PROFILES.filter((profile) => withdrawalRefusal(profile) === null)).toEqual([
    "client",
    "association",
    "bank",
  ]);
});

describe("the profile that a person works in", () => {
  const roles = (...readable: string[]) =>
    Object.fromEntries(PROFILES.map((name) => [name, { read: readable.includes(name) }])) as Parameters<
      typeof shownProfile
    >[0]["roles"];
  test.each([
    ["the chosen one", roles("supplier", "bank"), "bank", "bank"],
    ["the first one without a choice", roles("client", "bank"), null, "client"],
    ["the first one when the server does not tell", roles("supplier", "bank"), undefined, "supplier"],
    ["the first one after the chosen one is lost", roles("association"), "bank", "association"],
    ["none without readable profiles", roles(), "bank", null],
  ] as const)("is %s", (_, readable, profile, shown) => {
    expect(shownProfile({ roles: readable, profile })).toBe(shown);
  });
});

test.each([
  [["read", "write", "administer", "verify"], "administer"],
  [["read", "write"], "write"],
  [["verify", "read"], "read"],
  [["verify"], "verify"],
  [["provide"], "provide"],
  [[], "none"],
] as const)("the most that %j allows is %s", (rights, most) => {
  expect(mostAllowed(rights)).toBe(most);
});

describe("years that a person lists", () => {
  test.each<[string, number[] | null]>([
    ["", []],
    [" 2024 ", [2024]],
    ["2023, 2024", [2023, 2024]],
    ["2023; 2024", null],
    ["2023,,2024", null],
    ["l'anno scorso", null],
    ["2023-2024", null],
    ["24", null],
  ])("as %j are read as %j", (text, years) => {
    expect(listedYears(text)).toEqual(years);
  });
});

describe("what a company has of a profile", () => {
  test.each<[string, { years: number[] | null } | undefined]>([
    ["none", undefined],
    ["all", { years: null }],
    ["current", { years: [] }],
    ["2024,2023", { years: [2024, 2023] }],
  ])("is written as %s", (extent, grant) => {
    expect(grantExtent(grant)).toBe(extent);
  });
});
