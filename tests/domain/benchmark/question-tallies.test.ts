import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Entry } from "~/domain/benchmark/aggregates";
import { sharesOf } from "~/domain/benchmark/question-shares";
import {
  combined,
  NO_TALLIES,
  questionChanges,
  type QuestionTallies,
  talliesOf,
  withoutShares,
} from "~/domain/benchmark/question-tallies";
import type { ScoreReason } from "~/domain/scoring/score";
import { companies, entries } from "./entries";

type Rows = ReadonlyMap<string, QuestionTallies>;

/** The rows of a benchmark after a company's entry was replaced. */
function replaced(rows: Rows, before: Entry | null, after: Entry | null): Rows {
  const next = new Map(rows);
  for (const { cell, counted, tallies } of questionChanges(before, after)) {
    const key = `${cell}/${counted}`;
    const sums = combined(next.get(key) ?? NO_TALLIES, tallies);
    if (sums.size === 0) next.delete(key);
    else next.set(key, sums);
  }
  return next;
}

const rowsOf = (given: readonly Entry[]): Rows =>
  given.reduce<Rows>((rows, entry) => replaced(rows, null, entry), new Map());

describe("the answers of a cell, question by question", () => {
  test("are the companies that gave one and the sum of what they earn", () => {
    const [one] = companies([0]);
    const entry = (percent: number): Entry[] =>
      one ? [{ ...one, shares: { master: { "domanda-a": percent } } }] : [];
    expect(rowsOf([...entry(60), ...entry(0)]).get("all/master")).toEqual(
      new Map([["domanda-a", { companies: 2, sum: 60 }]]),
    );
  });

  test("do not depend on the order of the companies", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 8 }), fc.nat(), (given, turn) => {
        const at = turn % Math.max(1, given.length);
        const turned = [...given.slice(at), ...given.slice(0, at)].toReversed();
        expect(rowsOf(turned)).toEqual(rowsOf(given));
      }),
    );
  });

  test("are as before after a company was added and removed", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 8 }), entries, (others, entry) => {
        const before = rowsOf(others);
        expect(replaced(replaced(before, null, entry), entry, null)).toEqual(before);
      }),
    );
  });

  test("of a company that issues again are those of its newer version alone", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 6 }), entries, entries, (others, before, after) => {
        expect(replaced(rowsOf([...others, before]), before, after)).toEqual(rowsOf([...others, after]));
      }),
    );
  });

  test("name no row that stays the same", () => {
    fc.assert(
      fc.property(entries, (entry) => {
        expect(questionChanges(entry, entry)).toEqual([]);
      }),
    );
  });

  test("without the company's own are those of the others, or refused where its own are not in them", () => {
    const held = talliesOf({ "domanda-a": 40, "domanda-b": 10 });
    expect(withoutShares(held, { "domanda-a": 40 })).toEqual(talliesOf({ "domanda-b": 10 }));
    expect(() => withoutShares(held, { "domanda-a": 41 })).toThrow(RangeError);
    expect(() => withoutShares(held, { "domanda-c": 0 })).toThrow(RangeError);
  });
});

test.each<[ScoreReason, number, boolean]>([
  ["earned", 500, true],
  ["partly_earned", 500, true],
  ["earns_nothing", 500, true],
  ["on_paper", 500, true],
  ["figures_missing", 500, false],
  ["not_answered", 500, false],
  ["incomplete", 500, false],
  ["incompatible", 500, false],
  ["unconfirmed", 500, false],
  ["blocked", 500, false],
  ["voluntary", -1, false],
  ["not_applicable", -1, false],
])("a question that is %s with %i points counts as answered: %s", (why, max, counts) => {
  const question = { guid: "domanda", actual: 0, max, earned: 0, why };
  const level = { areas: [{ id: "social", milestones: [{ questions: [question] }] }] };
  expect(Object.keys(sharesOf(level))).toEqual(counts ? ["domanda"] : []);
});
