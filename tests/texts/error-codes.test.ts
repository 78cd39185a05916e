import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ERROR_CODES, type ErrorCode } from "~/api/error-codes";
import { type ErrorOutcome, outcomeOf } from "~/domain/error-outcome";
import { RULE_CODES } from "~/domain/rule-codes";
import { sentenceOf } from "~/web/errors.server";
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

describe("every refusal has Italian words", () => {
  test("the sources raise codes at all", () => {
    expect(codes.length).toBeGreaterThan(60);
  });

  test.each(codes)("%s", (code) => {
    const texts: Record<string, string> = errors;
    expect(texts[code] ?? texts[`${code}_other`]).toMatch(/\w/);
  });
});

/** The catalogue of §8 and the codes of its services, with what each leads to in the status that it is raised with. */
const CATALOGUE: [ErrorCode, number, ErrorOutcome][] = [
  ["internal/error", 500, "retry"],
  ["internal/unhandled", 500, "retry"],
  ["internal/no_data", 500, "retry"],
  ["internal/invalid_user", 401, "sign_out"],
  ["internal/user_not_loaded", 401, "sign_out"],
  ["internal/permission_denied", 403, "stay"],
  ["internal/invalid_response", 502, "retry"],
  ["internal/no_file_response", 502, "retry"],
  ["internal/invalid_area", 404, "stay"],
  ["internal/unknown_area", 404, "stay"],
  ["internal/undefined_milestones", 502, "retry"],
  ["internal/company_already_exists", 409, "stay"],
  ["internal/file_too_large", 413, "stay"],
  ["internal/unsupported_media_type", 415, "stay"],
  ["internal/download_failed", 500, "stay"],
  ["internal/not_publishable", 409, "stay"],
  ["internal/issued_recently", 409, "stay"],
  ["internal/no_answer", 503, "retry"],
  ["internal/unavailable", 503, "retry"],
  ["internal/files_away", 503, "retry"],
  ["internal/too_many_calls", 429, "retry"],
  ["internal/not_implemented", 501, "stay"],
  ["internal/no_service_account", 501, "stay"],
  ["embedded/invalid-credential", 424, "stay"],
  ["embedded/user-disabled", 424, "stay"],
  ["embedded/too-many-requests", 429, "retry"],
  ["firebase/email-already-in-use", 424, "stay"],
  ["firebase/wrong-password", 424, "stay"],
  ["firebase/user-not-found", 424, "stay"],
  ["firebase/invalid-credential", 424, "stay"],
  ["firebase/too-many-requests", 424, "retry"],
  ["firebase/user-disabled", 424, "sign_out"],
  ["firebase/user-disabled", 401, "sign_out"],
  ["firebase/user-token-expired", 424, "sign_out"],
  ["firebase/expired-action-code", 424, "stay"],
  ["firebase/invalid-action-code", 424, "stay"],
  ["firebase/requires-recent-login", 424, "stay"],
  ["firebase/network-request-failed", 424, "retry"],
  ["firebase/internal-error", 424, "retry"],
  ["firebase/password-does-not-meet-requirements", 424, "stay"],
  ["firestore/failed-precondition", 400, "stay"],
  ["firestore/unauthenticated", 401, "sign_out"],
  ["firestore/permission-denied", 403, "stay"],
  ["firestore/not-found", 404, "stay"],
  ["firestore/aborted", 409, "stay"],
  ["firestore/out-of-range", 416, "stay"],
  ["firestore/resource-exhausted", 429, "retry"],
  ["firestore/cancelled", 499, "retry"],
  ["firestore/unknown", 500, "retry"],
  ["firestore/unimplemented", 501, "stay"],
  ["firestore/unavailable", 503, "retry"],
  ["firestore/deadline-exceeded", 504, "retry"],
];

describe("every error of the catalogue", () => {
  test("of both services is in the table", () => {
    const listed = CATALOGUE.map(([code]) => code);
    expect(ERROR_CODES.filter((code) => /^fire/.test(code) && !listed.includes(code))).toEqual([]);
  });

  test.each(CATALOGUE)("%s in status %i: %s", (code, status, outcome) => {
    expect(outcomeOf(status, code)).toBe(outcome);
    const words = sentenceOf(code);
    if (!/^internal\/(unhandled|error)$/.test(code)) expect(words).not.toBe(errors.unhandled);
    if (outcome === "retry") expect(words).toMatch(/\briprova\b/i);
    if (outcome === "sign_out") expect(words).toMatch(/\b(accedi|accesso)\b/i);
  });
});

describe("no code falls to the words of an unexpected error", () => {
  test.each(ERROR_CODES.filter((code) => code !== "internal/unhandled"))("%s", (code) => {
    expect(sentenceOf(code)).not.toBe(errors.unhandled);
    expect(sentenceOf(code)).toMatch(/\w{3}.*[.:?!]$/su);
  });

  test.each(RULE_CODES.filter((code) => code !== "NOT_ACCEPTABLE"))("%s, a rule of answers", (code) => {
    expect((errors as Record<string, string>)[code]).toMatch(/\w/);
  });
});
