import { describe, expect, test } from "vitest";
import {
  type CardValidity,
  type HomeFacts,
  NEXT_STEPS,
  type NextStep,
  nextStep,
  validityOf,
  WORTH_A_CARD,
} from "~/domain/home/next-step";

/** A writer in the middle of the questionnaire, before the first card. */
const UNDER_WAY: HomeFacts = {
  canWrite: true,
  hasDesk: false,
  card: "none",
  isStarted: true,
  hasQuickStart: false,
  hasComments: false,
  hasObsolete: false,
  isVerifying: false,
  canIssue: true,
  isFirstClassDone: false,
  gained: 0,
  proposals: 0,
  tasks: 0,
  hasOpen: true,
  hasReporting: false,
  isComplete: false,
};

const NEW = { isStarted: false, canIssue: false };
const DONE = { hasOpen: false, isComplete: true, canIssue: false, card: "valid" } as const;

const TABLE: [says: string, facts: Partial<HomeFacts>, step: NextStep][] = [
  ["a newcomer with the quick start open", { ...NEW, hasQuickStart: true }, "quick_start"],
  ["a newcomer whose company data are there", NEW, "begin"],
  ["a verifier in a company that has nothing", { ...NEW, hasDesk: true, hasQuickStart: true }, "open_desk"],
  ["a verifier in a company under way", { hasDesk: true }, "continue"],
  ["a writer in the first class", {}, "continue"],
  ["a writer with the first class complete", { isFirstClassDone: true }, "issue"],
  ["the same where a card cannot be issued", { isFirstClassDone: true, canIssue: false }, "continue"],
  ["a draft a little above the card", { card: "valid", gained: WORTH_A_CARD - 1 }, "continue"],
  ["a draft well above the card", { card: "valid", gained: WORTH_A_CARD }, "issue"],
  ["the same within a day of the last card", { card: "valid", gained: 9, canIssue: false }, "continue"],
  ["a card that ends within a month", { card: "expiring", tasks: 1, proposals: 1 }, "renew"],
  ["a card that is over", { card: "expired" }, "renew"],
  ["a card that is over, while another is verified", { card: "expired", canIssue: false }, "continue"],
  ["answers to settle", { hasObsolete: true, card: "expired", proposals: 2 }, "settle_obsolete"],
  ["comments of a verifier", { hasComments: true, hasObsolete: true }, "answer_comments"],
  ["proposals that wait", { proposals: 1, tasks: 1 }, "decide_proposals"],
  ["a colleague who waits", { tasks: 1, isFirstClassDone: true }, "do_tasks"],
  ["all classes complete, reporting open", { ...DONE, hasReporting: true }, "report"],
  ["everything complete and changed", { ...DONE, canIssue: true }, "issue"],
  ["everything complete, verification open", { ...DONE, isVerifying: true }, "follow_verification"],
  ["everything complete and on the card", DONE, "improve"],
  ["what is left waits for a datum", { ...DONE, isComplete: false }, "see_missing"],
  ["a reader before the first card", { canWrite: false }, "read_answers"],
  ["a reader with a card", { canWrite: false, card: "valid" }, "read_card"],
  ["a reader with a card that is over", { canWrite: false, card: "expired" }, "read_card"],
];

describe("the next step of a person", () => {
  test.each(TABLE)("%s", (_, facts, step) => {
    expect(nextStep({ ...UNDER_WAY, ...facts })).toBe(step);
  });

  test("each has a row of this table", () => {
    const inTable = new Set(TABLE.map(([, , step]) => step));
    expect(NEXT_STEPS.filter((step) => !inTable.has(step))).toEqual([]);
  });

  test("a reader is invited to nothing, whatever the company has open", () => {
    for (const [, facts] of TABLE) {
      expect(nextStep({ ...UNDER_WAY, ...facts, canWrite: false })).toMatch(/^(read_|open_desk)/);
    }
  });

  test("a card is offered only where it can be issued", () => {
    for (const [, facts] of TABLE) {
      expect(nextStep({ ...UNDER_WAY, ...facts, canIssue: false })).not.toMatch(/^(issue|renew)$/);
    }
  });
});

describe("how long a card is still valid", () => {
  const until = (expiresAt: string, status = "valid") => ({ status, expiresAt });

  test.each<[ReturnType<typeof until> | null, string, CardValidity]>([
    [null, "2026-03-01", "none"],
    [until("2026-05-01T10:00:00.000Z"), "2026-03-31", "valid"],
    [until("2026-05-01T10:00:00.000Z"), "2026-04-01", "expiring"],
    [until("2026-05-01T10:00:00.000Z"), "2026-05-01", "expiring"],
    [until("2026-05-01T10:00:00.000Z", "expired"), "2026-05-02", "expired"],
  ])("%j on %s: %s", (card, today, validity) => {
    expect(validityOf(card, today)).toBe(validity);
  });
});
