import { describe, expect, test } from "vitest";
import { draftStatus, nextIssueAt } from "~/domain/card/draft-status";
import type { DraftFacts } from "~/domain/card/draft-status";

const NOW = "2026-03-30T10:00:00.000Z";
const ready: DraftFacts = {
  verification: null,
  unresolvedObsolete: 0,
  scoredAnswers: 12,
  lastIssuedAt: null,
};

describe("the status of the draft", () => {
  test.each<[string, Partial<DraftFacts>, number]>([
    ["ready", {}, 0],
    ["documents under verification", { verification: "documents" }, 1],
    ["third party verification", { verification: "third_party" }, 2],
    ["in-depth verification", { verification: "in_depth" }, 3],
    ["nothing scored yet", { scoredAnswers: 0 }, 4],
    ["an obsolete question", { unresolvedObsolete: 1 }, 5],
    ["issued a second less than 24 hours ago", { lastIssuedAt: "2026-03-29T10:00:01.000Z" }, 6],
    ["issued exactly 24 hours ago", { lastIssuedAt: "2026-03-29T10:00:00.000Z" }, 0],
    ["verification before obsolete", { verification: "documents", unresolvedObsolete: 1 }, 1],
    ["obsolete before nothing scored", { unresolvedObsolete: 1, scoredAnswers: 0 }, 5],
    ["nothing scored before 24 hours", { scoredAnswers: 0, lastIssuedAt: NOW }, 4],
  ])("%s", (_, facts, status) => {
    expect(draftStatus({ ...ready, ...facts }, NOW)).toBe(status);
  });

  test("24 hours are 86,400 seconds also in the night the clocks change", () => {
    const lastIssuedAt = "2026-03-28T23:30:00.000Z";
    expect(draftStatus({ ...ready, lastIssuedAt }, "2026-03-29T23:29:59.999Z")).toBe(6);
    expect(draftStatus({ ...ready, lastIssuedAt }, "2026-03-29T23:30:00.000Z")).toBe(0);
  });

  test("the pause ends 24 hours after the last version, and is over at that instant", () => {
    const issued = "2026-03-28T23:30:00.000Z";
    expect(nextIssueAt(issued, "2026-03-29T23:29:59.999Z")).toBe("2026-03-29T23:30:00.000Z");
    expect(nextIssueAt(issued, "2026-03-29T23:30:00.000Z")).toBeNull();
    expect(nextIssueAt(null, NOW)).toBeNull();
  });
});
