import { describe, expect, test } from "vitest";
import { encodedDetail } from "~/ui/layout/error-detail";

const decoded = (detail: string): unknown => JSON.parse(Buffer.from(detail, "base64").toString("utf8"));

describe("the detail of an error page", () => {
  const facts = { location: "/dashboard/esg", message: "500 così è", date: "2026-03-10T09:00:00.000Z" };

  test("holds location, message and date in one word that survives a mail", () => {
    const detail = encodedDetail(facts);
    expect(detail).toMatch(/^[\w+/]+=*$/);
    expect(decoded(detail)).toEqual(facts);
  });

  test("holds the reference number when there is one", () => {
    expect(decoded(encodedDetail({ ...facts, reference: "a1b2c3d4" }))).toEqual({
      ...facts,
      reference: "a1b2c3d4",
    });
  });

  test("holds three lines of a browser's stack", () => {
    const stack = ["Error: no", "  at one", "  at two", "  at three"].join("\n");
    expect(decoded(encodedDetail({ ...facts, stack }))).toEqual({
      ...facts,
      stack: ["Error: no", "at one", "at two"],
    });
  });
});
