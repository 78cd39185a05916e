import { expect, test } from "vitest";
import { cardLabel } from "~/domain/card/card-label";

test.each([
  [0, "ready_for_issue"],
  [1, "automatic_verification"],
  [2, "third_party_verification"],
  [3, "in_depth_validation"],
  [4, "start_your_path"],
  [5, "obsolete_questions"],
  [6, "issue_suspended"],
  [7, "obsolete_questions"],
  [-1, "obsolete_questions"],
  [NaN, "obsolete_questions"],
  [null, "draft"],
])("the label of status %s is %s", (status, label) => {
  expect(cardLabel(status)).toBe(label);
});
