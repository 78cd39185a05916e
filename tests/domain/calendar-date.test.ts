import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateWords, readDate, romeDay } from "~/domain/calendar-date";

describe("a day as it is typed", () => {
  test.each([
    ["31/03/2026", "2026-03-31"],
    ["1/3/2026", "2026-03-01"],
    [" 31.03.2026 ", "2026-03-31"],
    ["31-03-2026", "2026-03-31"],
    ["31 03 2026", "2026-03-31"],
    ["31 / 03 / 2026", "2026-03-31"],
    ["2026-03-31", "2026-03-31"],
    ["３１/０３/２０２６", "2026-03-31"],
    ["29/02/2024", "2024-02-29"],
  ])("%s is read", (typed, date) => expect(readDate(typed)).toBe(date));

  test.each([
    "",
    "oggi",
    "31/03/26",
    "31/02/2026",
    "29/02/2025",
    "00/01/2026",
    "01/13/2026",
    "2026/03/31",
    "31/03/2026 12:00",
    "31/03/0026",
    "3103/2026",
    "31/03/20260",
    "-1/03/2026",
  ])("%s is no day", (typed) => expect(readDate(typed)).toBeNull());

  test("is read back as it is written", () => {
    const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        expect(readDate(dateWords(date))).toBe(date);
      }),
    );
  });
});

describe("the day in Italy", () => {
  test.each([
    ["2026-03-31T21:59:59Z", "2026-03-31"],
    ["2026-03-31T22:00:00Z", "2026-04-01"],
    ["2026-12-31T22:59:59Z", "2026-12-31"],
    ["2026-12-31T23:00:00Z", "2027-01-01"],
    ["2025-12-31T22:59:59.999Z", "2025-12-31"],
    ["2025-12-31T23:00:00.000Z", "2026-01-01"],
    ["2026-03-28T22:59:59.999Z", "2026-03-28"],
    ["2026-03-28T23:00:00.000Z", "2026-03-29"],
    ["2026-03-29T21:59:59.999Z", "2026-03-29"],
    ["2026-03-29T22:00:00.000Z", "2026-03-30"],
    ["2026-10-24T22:00:00.000Z", "2026-10-25"],
    ["2026-10-25T22:59:59.999Z", "2026-10-25"],
    ["2026-10-25T23:00:00.000Z", "2026-10-26"],
  ])("at %s is %s", (instant, day) => expect(romeDay(new Date(instant))).toBe(day));
});
