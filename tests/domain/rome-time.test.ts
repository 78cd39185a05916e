import { describe, expect, test } from "vitest";
import { daysLater, monthsLater } from "~/domain/rome-time";

describe("days later, at the same time in Italy", () => {
  test.each([
    ["2026-06-01T10:00:00.000Z", 60, "2026-07-31T10:00:00.000Z"],
    ["2026-03-28T11:00:00.000Z", 1, "2026-03-29T10:00:00.000Z"],
    ["2026-10-24T10:00:00.123Z", 1, "2026-10-25T11:00:00.123Z"],
    ["2026-03-28T01:30:00.000Z", 1, "2026-03-29T01:30:00.000Z"],
    ["2026-12-31T22:59:59.999Z", 0, "2026-12-31T22:59:59.999Z"],
    ["2028-02-28T23:30:00.000Z", 1, "2028-02-29T23:30:00.000Z"],
  ])("%s and %i days", (instant, days, later) => {
    expect(daysLater(instant, days)).toBe(later);
  });

  test("a month of 31 days is 31 days", () => {
    expect(daysLater("2026-10-05T10:00:00.000Z", 31)).toBe(monthsLater("2026-10-05T10:00:00.000Z", 1));
  });
});
