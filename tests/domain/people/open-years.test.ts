import { describe, expect, test } from "vitest";
import { mayOpenYear, yearsByRole } from "~/domain/people/open-years";

const reader = { profile: "supplier", canRead: true, canWrite: false };
const blindWriter = { profile: "bank", canRead: false, canWrite: true };

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
  ])("%s", (_, who, years) => {
    expect(yearsByRole(who, [2025, 2023])).toEqual(years);
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
