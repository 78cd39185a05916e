import { expect, test } from "vitest";
import type { CardLife } from "~/domain/card/card-life";
import { draftBlock } from "~/domain/history/draft-block";
import { answerOf, inStage, life, NOON } from "../card/lives";

const LAPSES = "2026-07-31T10:00:00.000Z";
const phase = "third_party" as const;
const judgements = [
  { ...answerOf("q1"), verdict: "commented" as const, comment: "Da quale bolletta?", reply: null, phase },
  { ...answerOf("q2"), verdict: "rejected" as const, comment: "Non torna.", reply: "Corretto.", phase },
  { ...answerOf("q3"), verdict: "accepted" as const, comment: "", reply: null, phase },
];

test.each<[string, CardLife, ReturnType<typeof draftBlock>]>([
  ["nothing was ever verified", life(), block(0, null)],
  ["a restore is under way", inStage("restoring"), block(0, null)],
  ["documents", inStage("documents"), block(1, { key: "documents", at: LAPSES, comments: 0 })],
  [
    "third party, with a comment nobody answered",
    inStage("third_party", { judgements }),
    block(2, { key: "third_party", at: LAPSES, comments: 1 }),
  ],
  ["in depth", inStage("in_depth"), block(3, { key: "in_depth", at: LAPSES, comments: 0 })],
  [
    "refused",
    life({ decidedAt: NOON, returned: { how: "refused", at: NOON, judgements } }),
    { ...block(0, { key: "refused", at: NOON, comments: 1 }), validationDate: NOON },
  ],
])("the draft block of the history: %s", (_, state, expected) => {
  expect(draftBlock(state)).toEqual(expected);
});

function block(
  versionValidationStatus: 0 | 1 | 2 | 3,
  usefulInfo: ReturnType<typeof draftBlock>["usefulInfo"],
) {
  return {
    isValidationPending: versionValidationStatus > 0,
    versionValidationStatus,
    validationDate: null,
    usefulInfo,
  };
}
