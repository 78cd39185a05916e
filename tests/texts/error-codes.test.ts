import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import errors from "~/texts/it/errors.json";

const ROOMS = ["app/domain", "app/platform", "app/web", "app/routes"];

const sources = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`),
);

/** Codes of faults and messages of API errors, as they are written where they are raised. */
function codesIn(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const faults = [...source.matchAll(/\bcode: "([^"]+)"/g)].map((match) => match[1] as string);
  const messages = [...source.matchAll(/ApiError\(\s*\d+,\s*"(?:internal|embedded)\/([\w-]+)"/g)];
  return [...faults, ...messages.map((match) => (match[1] as string).replaceAll("-", "_"))];
}

const codes = [...new Set(sources.flatMap(codesIn))].sort();

/** Refusals that end on an error page of their own, worded by status. */
const WORDED_BY_STATUS = [
  "foreign_origin",
  "method_not_allowed",
  "unreadable_form",
  "unsupported_form",
  "user_not_loaded",
];

describe("every refusal has Italian words", () => {
  test("the sources raise codes at all", () => {
    expect(codes.length).toBeGreaterThan(20);
  });

  test.each(codes.filter((code) => !WORDED_BY_STATUS.includes(code)))("%s", (code) => {
    const texts: Record<string, string> = errors;
    expect(texts[code] ?? texts[`${code}_other`]).toMatch(/\w/);
  });
});
