import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatEuro, formatPoints } from "~/texts/format";

test.each([
  ["2025-12-31T22:59:59.000Z", "31/12/2025", "31/12/25 23:59"],
  ["2025-12-31T23:00:00.000Z", "01/01/2026", "01/01/26 00:00"],
  ["2026-03-29T00:59:00.000Z", "29/03/2026", "29/03/26 01:59"],
  ["2026-03-29T01:00:00.000Z", "29/03/2026", "29/03/26 03:00"],
  ["2025-10-26T01:30:00.000Z", "26/10/2025", "26/10/25 02:30"],
])("%s is %s in Rome", (instant, date, dateTime) => {
  expect(formatDate(instant)).toBe(date);
  expect(formatDateTime(instant)).toBe(dateTime);
});

test.each([
  [0, "0,00"],
  [5, "0,05"],
  [1234, "12,34"],
  [10_000, "100,00"],
])("%i hundredths are %s points", (hundredths, points) => {
  expect(formatPoints(hundredths)).toBe(points);
});

test.each([
  [0, "0 euro"],
  [999, "999 euro"],
  [1234, "1.234 euro"],
  [1_250_000, "1.250.000 euro"],
  [Number.MAX_SAFE_INTEGER, "9.007.199.254.740.991 euro"],
])("%i is %s", (value, words) => {
  expect(formatEuro(value)).toBe(words);
});
