import { describe, expect, test } from "vitest";
import { securityText } from "~/web/security-text";

const CONTACT = { supportEmail: "sicurezza+carta@ente.example", publicUrl: "https://carta.example" };

const fieldsAt = (now: string) =>
  Object.fromEntries(
    securityText(CONTACT, new Date(now))
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  ) as Record<string, string>;

describe("the text for a finder of a weakness", () => {
  test("has the fields of RFC 9116, each once, and ends its last line", () => {
    expect(securityText(CONTACT, new Date("2026-11-22T20:00:00Z"))).toBe(
      [
        "Contact: mailto:sicurezza%2Bcarta@ente.example",
        "Expires: 2027-11-22T00:00:00.000Z",
        "Preferred-Languages: it, en",
        "Canonical: https://carta.example/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  test.each(["2026-01-01T00:00:00.001Z", "2027-12-31T23:59:59.999Z", "2028-02-29T12:00:00Z"])(
    "expires less than a year of 365 days after %s",
    (now) => {
      const left = Date.parse(fieldsAt(now).Expires ?? "") - Date.parse(now);
      expect(left).toBeGreaterThan(363 * 86_400_000);
      expect(left).toBeLessThan(365 * 86_400_000);
    },
  );
});
