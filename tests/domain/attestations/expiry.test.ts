import { expect, test } from "vitest";
import { daysUntil, expiryOf, SOON_DAYS } from "~/domain/attestations/expiry";

test.each([
  [null, "2026-03-01", null],
  ["2026-02-28", "2026-03-01", "expired"],
  ["2026-03-01", "2026-03-01", "soon"],
  ["2026-05-30", "2026-03-01", "soon"],
  ["2026-05-31", "2026-03-01", null],
])("a certificate that ends on %s is, on %s: %s", (expiresOn, today, expiry) => {
  expect(expiryOf(expiresOn, today)).toBe(expiry);
});

test("days are counted across the change of the clock", () => {
  expect(daysUntil("2026-05-30", "2026-03-01")).toBe(SOON_DAYS);
  expect(daysUntil("2026-02-28", "2026-03-01")).toBe(-1);
});
