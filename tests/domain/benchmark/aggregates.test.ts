import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, aggregate, changes, remove, rowsOf, withoutOwn } from "~/domain/benchmark/aggregates";
import type { Aggregates, Entry, Row } from "~/domain/benchmark/aggregates";
import { EMPTY_TALLY, minus, plus, tallyOf } from "~/domain/benchmark/tally";
import { companies, entries, METALWORK, sample } from "./entries";

const EMPTY: Aggregates = new Map();
const rows = (aggregates: Aggregates): Row[] =>
  [...aggregates].flatMap(([cell, tallies]) =>
    [...tallies].map(([measure, tally]) => ({ cell, measure, tally })),
  );

/** What happens to the benchmark of a year: a company issues (again), or is gone. */
const events = fc.array(
  fc.record({ company: fc.nat(7), entry: fc.option(entries, { nil: null, freq: 4 }) }),
  { maxLength: 25 },
);

function newestEntries(happened: { company: number; entry: Entry | null }[]): Entry[] {
  const last = new Map(happened.map(({ company, entry }) => [company, entry]));
  return [...last.values()].filter((entry) => entry !== null);
}

describe("tallies", () => {
  test("count, sum and sort companies in whole numbers", () => {
    const [a, b] = [sample("master", 3_333), sample("master", 0)];
    expect(plus(tallyOf(a), tallyOf(b))).toEqual({ companies: 2, sum: 3_333, buckets: [1, 0, 1, 0] });
  });

  test("give up nothing they do not hold", () => {
    const held = tallyOf(sample("master", 5_000));
    expect(() => minus(held, tallyOf(sample("master", 5_001)))).toThrow(RangeError);
    expect(() => minus(held, tallyOf(sample("master", 0)))).toThrow(RangeError);
  });
});

describe("the aggregates", () => {
  test("of one company are its scores in each of its cells", () => {
    const [one] = companies([42]);
    expect(one && rows(aggregate([one]))).toEqual(
      ["sector_size:25:small", "macrosector_size:C:small", "macrosector:C", "size:small", "all"].map(
        (cell) => ({
          cell,
          measure: "start_small",
          tally: { companies: 1, sum: 4_200, buckets: [0, 0, 1, 0] },
        }),
      ),
    );
  });

  test("of all are the fold of adding one by one, in any order", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 15 }), fc.nat(), (given, turn) => {
        const at = turn % Math.max(1, given.length);
        const turned = [...given.slice(at), ...given.slice(0, at)].toReversed();
        expect(given.reduce(add, EMPTY)).toEqual(aggregate(given));
        expect(aggregate(turned)).toEqual(aggregate(given));
      }),
    );
  });

  test("are as before after a company was added and removed", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 10 }), entries, (given, entry) => {
        const before = aggregate(given);
        expect(remove(add(before, entry), entry)).toEqual(before);
        expect(before).toEqual(aggregate(given));
      }),
    );
  });

  test("kept up event by event equal those computed anew", () => {
    fc.assert(
      fc.property(events, (happened) => {
        const known = new Map<number, Entry>();
        let kept = EMPTY;
        for (const { company, entry } of happened) {
          const before = known.get(company);
          if (before) kept = remove(kept, before);
          if (entry) kept = add(kept, entry);
          if (entry) known.set(company, entry);
          else known.delete(company);
        }
        expect(kept).toEqual(aggregate(newestEntries(happened)));
      }),
    );
  });

  test("refuse to lose a company they do not hold", () => {
    const [one, other] = companies([10, 90]);
    expect(() => one && other && remove(aggregate([one]), other)).toThrow(RangeError);
  });
});

describe("changes to stored rows", () => {
  test("name only the numbers that differ", () => {
    const [before, after] = companies([40, 45]);
    expect(before && changes(before, before)).toEqual([]);
    const changed = changes(before ?? null, after ?? null);
    expect(changed).toHaveLength(5);
    for (const { tally } of changed) expect(tally).toEqual({ companies: 0, sum: 500, buckets: [0, 0, 0, 0] });
  });

  test("of a new company are its rows", () => {
    const [one] = companies([40]);
    expect(one && changes(null, one)).toEqual(one && rowsOf(one));
  });

  test("move a company that changed its size, row by row", () => {
    const [before] = companies([40]);
    const [after] = companies([40], { ...METALWORK, size: "medium" });
    const moved = changes(before ?? null, after ?? null);
    expect(moved.map(({ cell, tally }) => [cell, tally.companies]).sort()).toEqual([
      ["macrosector_size:C:medium", 1],
      ["macrosector_size:C:small", -1],
      ["sector_size:25:medium", 1],
      ["sector_size:25:small", -1],
      ["size:medium", 1],
      ["size:small", -1],
    ]);
  });

  test("added to the rows of any others replace the company among them", () => {
    const maybe = fc.option(entries, { nil: null });
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 8 }), maybe, maybe, (others, before, after) => {
        const keyed = (given: readonly Row[]) =>
          new Map(given.map(({ cell, measure, tally }) => [`${cell}/${measure}`, tally]));
        const stored = keyed(rows(aggregate(before ? [...others, before] : others)));
        for (const [key, tally] of keyed(changes(before, after))) {
          stored.set(key, plus(stored.get(key) ?? EMPTY_TALLY, tally));
        }
        const left = new Map([...stored].filter(([, tally]) => tally.companies > 0));
        expect(left).toEqual(keyed(rows(aggregate(after ? [...others, after] : others))));
      }),
    );
  });
});

describe("what others add", () => {
  test("is the benchmark without one's own company", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 10 }), entries, (others, own) => {
        expect(withoutOwn(aggregate([...others, own]), own)).toEqual(aggregate(others));
      }),
    );
  });

  test("can be seen in a few cells alone", () => {
    const [own] = companies([40]);
    const all = aggregate(companies([40, 60]));
    const part: Aggregates = new Map([...all].filter(([cell]) => cell === "size:small"));
    expect(own && [...withoutOwn(part, own).keys()]).toEqual(["size:small"]);
    expect(withoutOwn(new Map(), own ?? null)).toEqual(new Map());
  });
});
