import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aggregate, changes } from "~/domain/benchmark/aggregates";
import type { Entry } from "~/domain/benchmark/aggregates";
import { change, isShownOn, shownOn } from "~/domain/benchmark/daily";
import type { Daily } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { rebuilt } from "~/domain/benchmark/rebuild";
import { EMPTY_TALLY, plus } from "~/domain/benchmark/tally";
import type { Tally } from "~/domain/benchmark/tally";
import { companies, entries } from "./entries";

describe("an issued version", () => {
  test.each([
    ["2026-03-29T21:59:59.999Z", "2026-03-29", false],
    ["2026-03-29T21:59:59.999Z", "2026-03-30", true],
    ["2026-03-29T22:00:00.000Z", "2026-03-30", false],
  ])("what was issued at %s is in the numbers of %s: %s", (issuedAt, today, isShown) => {
    expect(isShownOn(issuedAt, today)).toBe(isShown);
  });
});

describe("what is shown for a day", () => {
  const start: Daily<string> = { day: "2026-06-01", opening: "a", live: "b" };

  test("stays as the day began, however often it changes", () => {
    const later = change(change(start, "2026-06-02", "c"), "2026-06-02", "d");
    expect(later).toEqual({ day: "2026-06-02", opening: "b", live: "d" });
    expect(shownOn(later, "2026-06-02")).toBe("b");
    expect(shownOn(later, "2026-06-03")).toBe("d");
  });

  test("is the same all day long, before and after the change", () => {
    expect(shownOn(start, "2026-06-02")).toBe(shownOn(change(start, "2026-06-02", "c"), "2026-06-02"));
  });

  test("is not more for a clock that is behind", () => {
    expect(shownOn(start, "2026-05-31")).toBe("a");
    expect(change(start, "2026-05-31", "c")).toEqual({ day: "2026-06-01", opening: "a", live: "c" });
  });
});

describe("the benchmark made anew", () => {
  const [a, b, c] = companies([10, 20, 30]);
  const versions = [
    { company: "x", issuedAt: "2026-06-02T08:00:00.000Z", entry: c as Entry },
    { company: "x", issuedAt: "2026-06-01T08:00:00.000Z", entry: a as Entry },
    { company: "y", issuedAt: "2026-06-01T21:59:59.999Z", entry: b as Entry },
  ];

  test("takes each company's newest version, for now and for when the day began", () => {
    expect(rebuilt(versions, "2026-06-02")).toEqual({
      opening: aggregate([a as Entry, b as Entry]),
      live: aggregate([c as Entry, b as Entry]),
    });
  });

  test("is the benchmark kept up row by row over days", () => {
    const issues = fc.array(fc.record({ company: fc.nat(5), pauseHours: fc.nat(40), entry: entries }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(issues, fc.nat(30), (given, laterHours) => {
        const stored = new Map<string, Daily<Tally>>();
        const newest = new Map<number, Entry>();
        // The night in which summer time begins is within reach.
        let clock = Date.parse("2026-03-27T12:00:00.000Z");
        const issued = given.map(({ company, pauseHours, entry }) => {
          clock += 1 + pauseHours * 3_600_000;
          const issuedAt = new Date(clock).toISOString();
          const today = romeDay(new Date(issuedAt));
          for (const { cell, measure, tally } of changes(newest.get(company) ?? null, entry)) {
            const key = `${cell}/${measure}`;
            const row = stored.get(key) ?? { day: "", opening: EMPTY_TALLY, live: EMPTY_TALLY };
            stored.set(key, change(row, today, plus(row.live, tally)));
          }
          newest.set(company, entry);
          return { company: String(company), issuedAt, entry };
        });
        const today = romeDay(new Date(clock + laterHours * 3_600_000));
        const { opening, live } = rebuilt(issued, today);
        const kept = (value: (row: Daily<Tally>) => Tally) =>
          new Map([...stored].flatMap(([key, row]) => (value(row).companies > 0 ? [[key, value(row)]] : [])));
        const flat = (aggregates: typeof live) =>
          new Map(
            [...aggregates].flatMap(([cell, tallies]) =>
              [...tallies].map(([measure, tally]) => [`${cell}/${measure}`, tally] as const),
            ),
          );
        expect(kept((row) => row.live)).toEqual(flat(live));
        expect(kept((row) => shownOn(row, today))).toEqual(flat(opening));
      }),
    );
  });
});
