import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import type { Entry } from "~/domain/benchmark/aggregates";
import { ladder } from "~/domain/benchmark/cells";
import { chosenIn, optionsOf } from "~/domain/benchmark/choices";
import { peersOf } from "~/domain/benchmark/peers";
import {
  combined,
  itemsOf,
  NO_TALLIES,
  questionChanges,
  type QuestionTallies,
  talliesOf,
  withoutShares,
} from "~/domain/benchmark/question-tallies";
import { EXACT_FROM, FEWEST, shareOf } from "~/domain/benchmark/shown";
import { METALWORK } from "./entries";

const QUESTIONS = questionnaire("v3").questions;
const ofClass = (questionClass: string) => {
  const found = QUESTIONS.find((one) => one.questionClass === questionClass);
  if (!found) throw new Error(`No ${questionClass}`);
  return found;
};
const YES_NO = ofClass("boolean");
const LISTS = QUESTIONS.find((one) => one.questionClass === "dropdown" && one.fields.length > 1);

const entry = (choices: Entry["choices"], profile = METALWORK): Entry => ({
  ...{ profile, samples: [], shares: {} },
  choices,
});
const yes = (answer: "yes" | "no") => entry({ [YES_NO.guid]: [`value=${answer}`] });

/** The counts of a cell that some companies left. */
const countsOf =
  (entries: readonly Entry[]) =>
  (cell: string): QuestionTallies =>
    entries
      .filter(({ profile }) => ladder(profile).some(({ key }) => key === cell))
      .reduce((sum, one) => combined(sum, talliesOf(itemsOf(one, "choices"))), NO_TALLIES);

const many = (count: number, answer: "yes" | "no") => Array.from({ length: count }, () => yes(answer));

describe("a share of some companies", () => {
  test("is shown alike for every number of companies of a range: it gives none away", () => {
    const shownFor = (companies: number) =>
      new Set(Array.from({ length: companies + 1 }, (_, alike) => JSON.stringify(shareOf(alike, companies))));
    for (const [from, to] of [
      [FEWEST, 9],
      [10, EXACT_FROM - 1],
    ] as const) {
      for (let companies = from; companies <= to; companies += 1)
        expect(shownFor(companies), `${companies}`).toEqual(shownFor(from));
    }
  });

  test("never says that none or all answered alike", () => {
    fc.assert(
      fc.property(fc.integer({ min: FEWEST, max: 500 }), (companies) => {
        expect(shareOf(0, companies).bound).toBe("at_most");
        expect(shareOf(companies, companies).bound).toBe("at_least");
      }),
    );
  });

  test.each([
    [3, 5, { percent: 60, bound: null }],
    [1, 19, { percent: 10, bound: "at_most" }],
    [16, 19, { percent: 80, bound: null }],
    [62, 100, { percent: 62, bound: null }],
    [1, 100, { percent: 5, bound: "at_most" }],
    [96, 100, { percent: 95, bound: "at_least" }],
  ])("of %i among %i", (alike, companies, shown) => {
    expect(shareOf(alike, companies)).toEqual(shown);
  });
});

describe("what other companies answered", () => {
  test("is told of the closest companies of which five answered", () => {
    const elsewhere = entry({ [YES_NO.guid]: ["value=no"] }, { ...METALWORK, sector: "24" });
    const near = [...many(3, "yes"), ...many(2, "no")];
    const far = Array.from({ length: 9 }, () => elsewhere);
    expect(peersOf(YES_NO, METALWORK, countsOf([...near, ...far]))).toEqual({
      population: {
        ...{ rung: "sector_size", traits: { sector: "25", size: "small" } },
        ...{ companies: { from: 5, to: 9 }, widened: false },
      },
      options: [
        { element: "value", value: "yes", share: { percent: 60, bound: null } },
        { element: "value", value: "no", share: { percent: 40, bound: null } },
      ],
    });
    const wider = peersOf(YES_NO, METALWORK, countsOf([...near.slice(1), ...far]));
    expect(wider?.population).toMatchObject({ rung: "macrosector_size", companies: { from: 10, to: 19 } });
  });

  test("is not told where even of all companies fewer than five answered", () => {
    expect(peersOf(YES_NO, METALWORK, countsOf(many(4, "yes")))).toBeNull();
  });

  test("does not hold the company's own answer", () => {
    const all = countsOf([...many(5, "yes"), yes("no")]);
    const others = (cell: string) => withoutShares(all(cell), itemsOf(yes("no"), "choices"));
    expect(peersOf(YES_NO, METALWORK, others)?.population.companies).toEqual({ from: 5, to: 9 });
    const four = countsOf([...many(4, "yes"), yes("no")]);
    expect(
      peersOf(YES_NO, METALWORK, (cell) => withoutShares(four(cell), itemsOf(yes("no"), "choices"))),
    ).toBeNull();
  });

  test("counts of several lists only those that chose in each, where five did", () => {
    if (LISTS?.questionClass !== "dropdown") throw new Error("No question with several lists");
    const [first, second] = LISTS.fields;
    const [one] = first?.options ?? [];
    const chosen = [`${first?.id}=${one?.id}`];
    const six = Array.from({ length: 6 }, () => entry({ [LISTS.guid]: chosen }));
    const shown = peersOf(LISTS, METALWORK, countsOf(six));
    expect(shown?.options.map(({ element }) => element)).not.toContain(second?.id);
    expect(shown?.options[0]).toMatchObject({ value: one?.id, share: { bound: "at_least" } });
  });
});

describe("the choices of an answer", () => {
  test("are the declared options alone: nothing that was typed", () => {
    const checkbox = ofClass("checkbox");
    if (checkbox.questionClass !== "checkbox") throw new Error("No checkbox question");
    const [first] = checkbox.choices;
    const elements = { [first?.id ?? ""]: "on", altro_text: "Nome di un cliente", inventato: "on" };
    expect(chosenIn(checkbox, elements)).toEqual([`${first?.id}=on`]);
    expect(optionsOf(ofClass("matrix"))).toEqual([]);
  });

  test("move from the old answer to the new one when a version is replaced", () => {
    const changes = questionChanges(yes("yes"), yes("no")).filter(({ counted }) => counted === "choices");
    expect(changes).toHaveLength(5);
    expect(changes[0]?.tallies).toEqual(
      new Map([
        [`${YES_NO.guid} value=yes`, { companies: -1, sum: 0 }],
        [`${YES_NO.guid} value=no`, { companies: 1, sum: 0 }],
      ]),
    );
  });
});
