import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  limitOf,
  mayOpenYear,
  type ProfileYears,
  yearsByRole,
  yearsOfGrant,
} from "~/domain/people/open-years";

const COMPANY = { current: 2025, years: [2025, 2023] };
const reader: ProfileYears = { profile: "supplier", canRead: true, granted: null };
const limited: ProfileYears = { profile: "bank", canRead: true, granted: [2024] };
const blindWriter: ProfileYears = { profile: "bank", canRead: false, granted: null };

describe("the years of each role", () => {
  test.each([
    ["a reader", { isAdmin: false, profiles: [reader, blindWriter] }, { supplier: [2025, 2023] }],
    ["an administrator without profiles", { isAdmin: true, profiles: [] }, { company_admin: [2025, 2023] }],
    [
      "an administrator who is a supplier too",
      { isAdmin: true, profiles: [reader] },
      { company_admin: [2025, 2023], supplier: [2025, 2023] },
    ],
    ["somebody who may read nothing", { isAdmin: false, profiles: [blindWriter] }, {}],
    [
      "a reader in a profile with named years",
      { isAdmin: false, profiles: [reader, limited] },
      { supplier: [2025, 2023], bank: [2025, 2024] },
    ],
  ])("%s", (_, who, years) => {
    expect(yearsByRole(who, COMPANY)).toEqual(years);
  });
});

describe("the years of a grant", () => {
  test("are the named ones and the current one, each once, newest first", () => {
    const grant = fc.array(fc.integer({ min: 2000, max: 2025 }));
    fc.assert(
      fc.property(grant, (granted) => {
        const years = yearsOfGrant(granted, COMPANY);
        expect(years).toEqual([...new Set([2025, ...granted])].sort((a, b) => b - a));
      }),
    );
  });

  test("are those of the company where none is named", () => {
    expect(yearsOfGrant(null, COMPANY)).toEqual([2025, 2023]);
  });
});

describe("a person is limited to named years", () => {
  test.each([
    ["with one limited profile", { isAdmin: false, profiles: [limited] }, [2025, 2024]],
    ["not beside an unlimited profile", { isAdmin: false, profiles: [limited, reader] }, null],
    [
      "not by a profile without reading",
      { isAdmin: false, profiles: [reader, { ...limited, canRead: false }] },
      null,
    ],
    ["not as an administrator", { isAdmin: true, profiles: [limited] }, null],
    ["not without any profile", { isAdmin: false, profiles: [] }, null],
  ])("%s", (_, who, years) => {
    expect(limitOf(who, 2025)).toEqual(years);
  });
});

describe("with 2025 and 2023", () => {
  test.each([
    [2025, true],
    [2024, false],
    [2023, true],
    [2000, false],
    [2026, true],
    [2100, true],
  ])("%i is kept from nobody: %s", (year, open) => {
    expect(mayOpenYear(year, [2025, 2023])).toBe(open);
  });
});
