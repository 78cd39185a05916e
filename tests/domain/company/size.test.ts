import { expect, test } from "vitest";
import { proposedSize, sizeOf } from "~/domain/company/size";

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
])("%i employees and %i euro of turnover make a %s company", (people, turnover, size) => {
  expect(proposedSize(people, turnover)).toBe(size);
});

test.each([
  [{ workforce: 10, employees: 9, turnover: 900_000 }, "small"],
  [{ workforce: null, employees: 9, turnover: 900_000 }, "micro"],
  [{ workforce: 1, employees: null, turnover: 0 }, "micro"],
  [{ workforce: null, employees: null, turnover: 0 }, null],
  [{ workforce: 10, employees: 9, turnover: null }, null],
])(
  "%o propose %s: owners and family members count, employees stand in for an unknown number",
  (figures, size) => {
    expect(sizeOf(figures)).toBe(size);
  },
);
