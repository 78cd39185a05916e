import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysAfter } from "~/domain/calendar-date";
import { readShare, shareState, type TypedShare } from "~/domain/card/share";

const TODAY = "2026-03-10";
const TOPICS = ["energia", "emissioni", "formazione"];
const typed = (changed: Partial<TypedShare> = {}): TypedShare => ({
  ...{
    recipient: "Banca",
    endsOn: "10/04/2026",
    showsScoring: false,
    sharesDocument: false,
    sharesReport: false,
    topics: [],
  },
  ...changed,
});
const read = (changed: Partial<TypedShare>) => readShare(typed(changed), { topics: TOPICS, today: TODAY });

describe("a link that was typed", () => {
  test("is read with its day and its topics in the order of the questionnaire", () => {
    expect(read({ topics: ["formazione", "energia"] })).toEqual({
      share: { ...typed(), endsOn: "2026-04-10", topics: ["energia", "formazione"] },
    });
  });

  test.each([
    ["no recipient", { recipient: "" }, { path: "recipient", code: "mandatory_field" }],
    ["no day", { endsOn: "  " }, { path: "endsOn", code: "mandatory_field" }],
    [
      "no day of the calendar",
      { endsOn: "31/02/2027" },
      {
        ...{ path: "endsOn", code: "invalid_date" },
        params: { example: "09/04/2026" },
      },
    ],
    ["yesterday", { endsOn: "09/03/2026" }, { path: "endsOn", code: "date_in_past" }],
    [
      "a day too far",
      { endsOn: "12/03/2027" },
      { path: "endsOn", code: "share_too_long", params: { last: "11/03/2027" } },
    ],
    ["a topic of another year", { topics: ["cielo"] }, { path: "topics", code: "unknown_choice" }],
  ])("with %s is refused there", (_, changed, issue) => {
    expect(read(changed)).toEqual({ issues: [expect.objectContaining(issue)] });
  });

  test.each(["10/03/2026", "11/03/2027"])("may end on %s, the first and the last day", (endsOn) => {
    expect(read({ endsOn })).toHaveProperty("share");
  });

  test("names all that is wrong at once", () => {
    expect(read({ recipient: "", endsOn: "", topics: ["cielo"] })).toMatchObject({
      issues: [{ path: "recipient" }, { path: "endsOn" }, { path: "topics" }],
    });
  });
});

describe("the state of a link", () => {
  test.each([
    ["open", TODAY, null],
    ["ended", "2026-03-09", null],
    ["withdrawn", "2026-12-31", "2026-03-09T10:00:00.000Z"],
    ["withdrawn", "2026-03-09", "2026-03-08T10:00:00.000Z"],
  ])("is %s with the last day %s, withdrawn at %s", (state, endsOn, withdrawnAt) => {
    expect(shareState({ endsOn, withdrawnAt }, TODAY)).toBe(state);
  });
});

test("days are added over months, years and the nights when clocks change", () => {
  expect([daysAfter("2026-03-28", 2), daysAfter("2026-12-31", 1), daysAfter("2028-02-28", 1)]).toEqual([
    ...["2026-03-30", "2027-01-01", "2028-02-29"],
  ]);
  const day = fc
    .date({ min: new Date("2020-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(fc.property(day, fc.nat(500), (from, days) => daysAfter(daysAfter(from, days), -days) === from));
});
