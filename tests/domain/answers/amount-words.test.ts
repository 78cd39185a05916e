import { expect, test } from "vitest";
import { amountWords } from "~/domain/answers/amount-words";

test.each([
  ["12", "casi", "12 casi"],
  ["1", "casi", "1 caso"],
  ["0", "persone", "0 persone"],
  ["1", "ore", "1 ora"],
  ["1", "euro", "1 euro"],
  ["1,5", "ore", "1,5 ore"],
  ["3", "numero", "3"],
  ["3", undefined, "3"],
])("%s of the unit %s is “%s”", (shown, unit, words) => {
  expect(amountWords(shown, unit)).toBe(words);
});
