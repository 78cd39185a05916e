import { describe, expect, test } from "vitest";
import type { CardLife, DraftReading, Item } from "~/domain/card/card-life";
import { offersOf } from "~/domain/history/row-actions";
import type { HistoryRow, Offer, RowAction } from "~/domain/history/row-actions";
import { after, answerOf, inStage, life, NOON, READY } from "../card/lives";

const VERSION: HistoryRow = { kind: "version", year: 2025 };
const DRAFT: HistoryRow = { kind: "draft", year: 2025 };
const ENABLED = life({ enabled: true });
const OFF = (...refusals: NonNullable<Offer>["refusals"]): Offer => ({ refusals });
const ON = OFF();

interface Given {
  reading?: DraftReading;
  changed?: Item[];
  canWrite?: boolean;
}

const offer = (action: RowAction, row: HistoryRow, state: CardLife, given: Given = {}) =>
  offersOf(row, { state, reading: READY, changed: [], canWrite: true, ...given }, NOON)[action];

describe("restore stands on a version or position", () => {
  test.each<[string, HistoryRow, CardLife, Given, Offer]>([
    ["on", VERSION, ENABLED, {}, ON],
    ["on for a position", { kind: "position", year: 2025 }, ENABLED, {}, ON],
    ["not on the draft's row", DRAFT, ENABLED, {}, null],
    ["hidden for another year", { kind: "version", year: 2024 }, ENABLED, {}, null],
    ["off for who is not enabled", VERSION, life(), {}, OFF("not_enabled")],
    ["off for who may only read", VERSION, ENABLED, { canWrite: false }, OFF("read_only")],
    ["off while a verification is open", VERSION, inStage("documents"), {}, OFF("verification_open")],
    ["off while another runs", VERSION, inStage("restoring"), {}, OFF("restore_running")],
    ["on whatever the draft's status", VERSION, ENABLED, { reading: obsolete() }, ON],
  ])("%s", (_, row, state, given, expected) => {
    expect(offer("restore", row, state, given)).toEqual(expected);
  });
});

describe("publish stands on the draft's row", () => {
  test.each<[string, HistoryRow, CardLife, Given, Offer]>([
    ["on", DRAFT, life(), {}, ON],
    ["not on a version", VERSION, life(), {}, null],
    ["hidden for a closed year", { kind: "draft", year: 2024 }, life(), {}, null],
    ["off for an enabled company", DRAFT, ENABLED, {}, OFF("enabled_company")],
    ["off at status 5", DRAFT, life(), { reading: obsolete() }, OFF("obsolete_questions")],
    ["off at status 6", DRAFT, life({ lastIssuedAt: NOON }), {}, OFF("issued_recently")],
    ["off while a verification is open", DRAFT, inStage("third_party"), {}, OFF("verification_open")],
    ["off for who may only read", DRAFT, life(), { canWrite: false }, OFF("read_only")],
  ])("%s", (_, row, state, given, expected) => {
    expect(offer("publish", row, state, given)).toEqual(expected);
  });
});

describe("a verification is opened from the draft's row", () => {
  const returned = after(inStage("third_party"), [
    {
      kind: "judge",
      verifier: "vera",
      ...answerOf("q1"),
      verdict: "rejected",
      comment: "Non torna.",
    },
    { kind: "refuse", verifier: "vera" },
  ]);

  test.each<[string, HistoryRow, CardLife, Given, Offer]>([
    ["on", DRAFT, ENABLED, {}, ON],
    ["not shown to who is not enabled", DRAFT, life(), {}, null],
    ["not on a version", VERSION, ENABLED, {}, null],
    ["off with comments open", DRAFT, returned, {}, OFF("comments_open")],
    ["on once they are settled", DRAFT, returned, { changed: [answerOf("q1")] }, ON],
    ["off at status 5", DRAFT, ENABLED, { reading: obsolete() }, OFF("obsolete_questions")],
  ])("%s", (_, row, state, given, expected) => {
    expect(offer("verify", row, state, given)).toEqual(expected);
  });
});

function obsolete(): DraftReading {
  return { ...READY, unresolvedObsolete: 1 };
}
