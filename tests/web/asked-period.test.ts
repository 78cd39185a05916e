import { describe, expect, test } from "vitest";
import { askedPeriod } from "~/web/period.server";

describe("the pair of segments in an address", () => {
  test.each(["draft", "public", "ESG-2025-4Q7XK2M9TD", "42", "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed"])(
    "names a version: %s; another server has ids of its own",
    (version) => {
      expect(askedPeriod({ version, year: "2025" })).toMatchObject({ version, year: 2025 });
    },
  );

  test.each(["", "..", "a/b", "a b", "%2e", "x".repeat(65)])("that is none is not found: “%s”", (version) => {
    expect(() => askedPeriod({ version, year: "2025" })).toThrow(expect.objectContaining({ status: 404 }));
  });

  test.each(["1999", "20255", "2o25"])("with %s for a year is not found", (year) => {
    expect(() => askedPeriod({ version: "draft", year })).toThrow(expect.objectContaining({ status: 404 }));
  });
});
