import { describe, expect, test } from "vitest";
import { codeOf, sentenceOf } from "~/web/errors.server";

describe("what is said of an error that has to do with no field", () => {
  test.each([
    ["internal/conflict", "conflict"],
    ["embedded/invalid-credential", "invalid_credential"],
    ["No file response after upload", "unhandled"],
    ["", "unhandled"],
  ])("%s has the key %s", (message, code) => {
    expect(codeOf(message)).toBe(code);
  });

  test.each([
    "internal/job_interrupted",
    "internal/read_only_year",
    "internal/a-name-nobody-knows",
    "",
    null,
  ])("%s is a sentence", (message) => {
    expect(sentenceOf(message)).toMatch(/^\p{Lu}[^{}]*\.$/u);
  });

  test.each(["internal/a-name-nobody-knows", "elsewhere", null])("%s names no field", (message) => {
    expect(sentenceOf(message)).toMatch(/^Si è verificato un errore imprevisto\./);
  });
});
