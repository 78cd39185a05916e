import { describe, expect, test } from "vitest";
import { apiVersionOf, lastClosedYear } from "~/domain/periods";

describe("the API version of a fiscal year", () => {
  test.each([
    [null, "v3"],
    [2026, "v3"],
    [2025, "v3"],
    [2024, "v2"],
    [2023, "v1"],
    [2019, "v1"],
  ])("of %s is %s", (year, version) => {
    expect(apiVersionOf(year)).toBe(version);
  });
});

describe("the last closed year", () => {
  test.each([
    ["2025-12-31T22:59:59.999Z", 2024],
    ["2025-12-31T23:00:00.000Z", 2025],
    ["2026-01-01T00:00:00.000Z", 2025],
    ["2026-06-30T12:00:00.000Z", 2025],
  ])("at %s is %i, by the calendar of Rome", (instant, year) => {
    expect(lastClosedYear(new Date(instant))).toBe(year);
  });
});
