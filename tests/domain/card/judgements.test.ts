import { expect, test } from "vitest";
import { changedItems, areJudgementsValid, itemsOf } from "~/domain/card/judgements";
import type { Answer } from "~/domain/question/answer";
import { answer, notApplicable } from "../build";
import { answerOf, fileOf } from "./lives";

test("each declared answer is judged, and each of its files", () => {
  const answers = { q1: answer({ value: "yes" }), q2: answer({}, { attachments: ["f1", "f2"] }) };
  expect(itemsOf(answers)).toEqual([answerOf("q1"), answerOf("q2"), fileOf("q2", "f1"), fileOf("q2", "f2")]);
});

test.each<[string, Answer | undefined, boolean, boolean]>([
  ["left as it was", answer({ amount: "1" }, { attachments: ["f1"] }), false, false],
  ["another number", answer({ amount: "2" }, { attachments: ["f1"] }), true, false],
  ["explained", answer({ amount: "1" }, { attachments: ["f1"], explanation: "Stima." }), true, false],
  ["a file added", answer({ amount: "1" }, { attachments: ["f1", "f2"] }), true, false],
  ["its file replaced", answer({ amount: "1" }, { attachments: ["f2"] }), true, true],
  ["not applicable now", notApplicable(), true, true],
  ["removed", undefined, true, true],
])("a commented answer counts as changed, and so does its file: %s", (_, present, changed, fileChanged) => {
  const then = { q1: answer({ amount: "1" }, { attachments: ["f1"] }) };
  const items = changedItems([answerOf("q1"), fileOf("q1", "f1")], then, present ? { q1: present } : {});
  expect(items).toEqual([...(changed ? [answerOf("q1")] : []), ...(fileChanged ? [fileOf("q1", "f1")] : [])]);
});

const [EARLY, MIDDAY, LATE] = [
  "2026-06-01T08:00:00.000Z",
  "2026-06-01T12:00:00.000Z",
  "2026-06-01T18:00:00.000Z",
];

test.each([
  ["while the verification is open", null, null, null, true],
  ["while it is open after an older card", null, null, EARLY, true],
  ["after it came back", "refused", MIDDAY, null, true],
  ["after it came back, though a card was issued before", "lapsed", MIDDAY, EARLY, true],
  ["not once a card was issued since", "withdrawn", MIDDAY, LATE, false],
  ["not once a card was issued at that very moment", "refused", MIDDAY, MIDDAY, false],
  ["not of a verification that ended with its card", "issued", MIDDAY, MIDDAY, false],
] as const)("what was said stands %s", (_, ending, endedAt, lastIssuedAt, stands) => {
  expect(areJudgementsValid({ ending, endedAt }, lastIssuedAt)).toBe(stands);
});
