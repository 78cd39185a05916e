import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ERROR_CODES } from "~/api/error-codes";
import errors from "~/texts/it/errors.json";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `app/${file}`);

/** Codes of faults, as they are written where they are raised; zod calls every issue of ours "custom" and its message is the code. */
function codesIn(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const codes = [...source.matchAll(/\b(?:code|message): "([a-z]+(?:_[a-z]+)*)"/g)];
  return codes.map((match) => match[1] as string).filter((code) => code !== "custom");
}

const answered = ERROR_CODES.map((code) => code.replace(/^\w+\//, "").replaceAll("-", "_"));
const codes = [...new Set([...sources.flatMap(codesIn), ...answered])].sort();

/** Refusals that end on an error page, worded by status, or that a page turns into words of its fields. */
const WORDED_BY_STATUS = [
  "foreign_origin",
  "invalid_area",
  "invalid_response",
  "method_not_allowed",
  "no_file_response",
  "refused",
  "too_slow",
  "unknown_area",
  "unknown_call",
  "unreadable_form",
  "unsupported_form",
  "user_not_loaded",
];

describe("every refusal has Italian words", () => {
  test("the sources raise codes at all", () => {
    expect(codes.length).toBeGreaterThan(60);
  });

  test.each(codes.filter((code) => !WORDED_BY_STATUS.includes(code)))("%s", (code) => {
    const texts: Record<string, string> = errors;
    expect(texts[code] ?? texts[`${code}_other`]).toMatch(/\w/);
  });
});
