import { expect, test } from "vitest";
import { BatchSize } from "~/platform/store/batch-size";

test.each([
  ["grows by one while transactions are short", [1, 1, 1], [1, 2, 3, 4]],
  ["stays below its limit", [1, 1, 1, 1, 1], [1, 2, 3, 4, 5, 5]],
  ["keeps what takes 20 milliseconds", [1, 1, 20, 20], [1, 2, 3, 3, 3]],
  ["shrinks after a long one to what would have fitted", [1, 1, 1, 80], [1, 2, 3, 4, 1]],
  ["is one piece at least, however long that takes", [500, 500], [1, 1, 1]],
  ["recovers from a moment in which the machine was slow", [1, 1, 80, 5, 10], [1, 2, 3, 1, 2, 3]],
])("the size of a batch %s", (_, times, sizes) => {
  const size = new BatchSize({ first: 1, most: 5 });
  const seen = [size.next];
  for (const ms of times) {
    size.took(ms);
    seen.push(size.next);
  }
  expect(seen).toEqual(sizes);
});
