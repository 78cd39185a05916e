import { expect, test } from "vitest";
import { proposedSize } from "~/domain/company/size";

test.each([
  [0, 0, "micro"],
  [9, 2_000_000, "micro"],
  [10, 2_000_000, "small"],
  [9, 2_000_001, "small"],
  [49, 10_000_000, "small"],
  [50, 10_000_000, "medium"],
  [3, 10_000_001, "medium"],
  [249, 50_000_000, "medium"],
  [250, 0, "large"],
  [3, 50_000_001, "large"],
])("%i employees and %i euro of turnover make a %s company", (employees, turnover, size) => {
  expect(proposedSize(employees, turnover)).toBe(size);
});
