import { describe, expect, test } from "vitest";
import { DRAFT_STATUS } from "~/domain/card/draft-status";
import { cardDates, cardStatus, issuingRefusals } from "~/domain/card/issuing";
import type { IssuingFacts, RefusalKey } from "~/domain/card/issuing";
import type { LevelScore, SurveyScore } from "~/domain/scoring/score";
import { FACTS, LEVEL_SCORE } from "../build";

function scoreWith(start_small: Partial<LevelScore>): SurveyScore {
  return {
    levels: { start_small: { ...LEVEL_SCORE, ...start_small }, graduate: LEVEL_SCORE, master: LEVEL_SCORE },
  };
}

const allowed: IssuingFacts = {
  status: DRAFT_STATUS.ready,
  enabled: false,
  facts: FACTS,
  filesInControl: 0,
  changedSinceLastVersion: true,
  lastExpiresAt: "2027-01-31T10:00:00.000Z",
  now: "2026-06-01T10:00:00.000Z",
  score: scoreWith({}),
};

describe("issuing the card", () => {
  test.each<[string, Partial<IssuingFacts>, RefusalKey[]]>([
    ["all in order", {}, []],
    ["an enabled company", { enabled: true }, ["enabled_company"]],
    ["an open verification", { status: DRAFT_STATUS.validationInDepth }, ["verification_open"]],
    ["obsolete questions", { status: DRAFT_STATUS.obsoleteQuestions }, ["obsolete_questions"]],
    ["nothing answered", { status: DRAFT_STATUS.toBeStarted }, ["nothing_answered"]],
    ["issued within 24 hours", { status: DRAFT_STATUS.block24h }, ["issued_recently"]],
    ["a file in control", { filesInControl: 1 }, ["files_in_control"]],
    ["no turnover", { facts: { ...FACTS, turnover: null } }, ["turnover_missing"]],
    ["a turnover of zero", { facts: { ...FACTS, turnover: 0 } }, []],
    ["no sector", { facts: { ...FACTS, macrosector: null } }, ["sector_missing"]],
    ["no size", { facts: { ...FACTS, size: null } }, ["size_missing"]],
    ["unchanged", { changedSinceLastVersion: false }, ["unchanged"]],
    [
      "unchanged 31 days before expiry",
      { changedSinceLastVersion: false, now: "2026-12-31T10:00:00.000Z" },
      ["unchanged"],
    ],
    [
      "unchanged 30 days before expiry",
      { changedSinceLastVersion: false, now: "2027-01-01T10:00:00.000Z" },
      [],
    ],
    ["unchanged after expiry", { changedSinceLastVersion: false, now: "2027-03-01T10:00:00.000Z" }, []],
    ["the first version", { changedSinceLastVersion: false, lastExpiresAt: null }, []],
    [
      "more than half not applicable",
      { score: scoreWith({ blocksIssuing: true }) },
      ["too_much_not_applicable"],
    ],
  ])("%s", (_, given, refusals) => {
    expect(issuingRefusals({ ...allowed, ...given })).toEqual(refusals);
  });

  test("all reasons are told at once", () => {
    const facts = { employees: null, workforce: null, turnover: null, size: null, macrosector: null };
    expect(issuingRefusals({ ...allowed, enabled: true, facts })).toEqual([
      "enabled_company",
      "turnover_missing",
      "sector_missing",
      "size_missing",
    ]);
  });
});

describe("the dates of a card", () => {
  test.each([
    ["2026-06-01T10:00:00.000Z", "2027-06-01T10:00:00.000Z", "twelve months later"],
    ["2028-02-29T10:00:00.000Z", "2029-02-28T10:00:00.000Z", "29 February ends on the 28th"],
    ["2028-02-28T23:30:00.000Z", "2029-02-27T23:30:00.000Z", "half past midnight of 29 February in Italy"],
    [
      "2026-03-28T22:30:00.000Z",
      "2027-03-28T21:30:00.000Z",
      "the same Italian day and hour over summer time",
    ],
    ["2026-12-31T22:59:59.000Z", "2027-12-31T22:59:59.000Z", "the last second of the year in Italy"],
    ["2026-12-31T23:00:00.123Z", "2027-12-31T23:00:00.123Z", "the first instant of the year in Italy"],
    ["2025-03-28T01:30:00.000Z", "2026-03-28T01:30:00.000Z", "an ordinary night before a change"],
  ])("issued %s, expires %s: %s", (now, expiresAt) => {
    expect(cardDates(now)).toEqual({ issuedAt: now, expiresAt });
  });

  test("an hour that summer time skips a year later is read as winter time", () => {
    // 29 March 2025, 02:30 in Italy; on 29 March 2026 the clocks go from 2:00 to 3:00.
    expect(cardDates("2025-03-29T01:30:00.000Z").expiresAt).toBe("2026-03-29T01:30:00.000Z");
  });
});

describe("the status of an issued card", () => {
  const expiresAt = "2027-06-01T10:00:00.000Z";
  test.each([
    ["2027-06-01T09:59:59.999Z", false, "valid"],
    ["2027-06-01T10:00:00.000Z", false, "expired"],
    ["2026-07-01T10:00:00.000Z", true, "replaced"],
    ["2028-07-01T10:00:00.000Z", true, "replaced"],
  ])("at %s, replaced %s: %s", (now, replaced, status) => {
    expect(cardStatus({ expiresAt, replaced }, now)).toBe(status);
  });
});
