import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Entry } from "~/domain/benchmark/aggregates";
import { ladder, type Profile } from "~/domain/benchmark/cells";
import type { SettledQuestion } from "~/domain/benchmark/question-shares";
import { combined, NO_TALLIES, questionChanges } from "~/domain/benchmark/question-tallies";
import { FEWEST_OF_AREA, sameQuestions } from "~/domain/benchmark/same-questions";
import { FEWEST_COMPARED } from "~/domain/question/fewest-compared";
import { FEWEST } from "~/domain/benchmark/shown";
import { SCORED_AREAS } from "~/domain/question/question";
import { companies, entries, GUIDS, METALWORK, profiles } from "./entries";

const tallies = (given: readonly Entry[]) => (cell: string) =>
  given
    .flatMap((entry) => questionChanges(null, entry))
    .filter((row) => row.cell === cell && row.counted === "start_small")
    .reduce((sum, row) => combined(sum, row.tallies), NO_TALLIES);

const question = (guid: string, earned: number, max: number, area = "social"): SettledQuestion => ({
  ...{ guid, earned, max, area, actual: Math.floor((max * earned + 50) / 100), why: "partly_earned" },
});

const answered = (count: number, earned = 50, area?: string) =>
  GUIDS.slice(0, count).map((guid) => question(guid, earned, 500, area));

/** Companies that all earn the same in their first questions. */
const crowd = (count: number, percents: number[], profile: Profile = METALWORK): Entry[] =>
  companies(percents, profile).map((entry, index) => ({
    ...entry,
    shares: {
      start_small: Object.fromEntries(GUIDS.slice(0, count).map((guid) => [guid, percents[index] ?? 0])),
    },
  }));

const five = [10, 20, 30, 40, 50];

describe("a comparison of the same questions", () => {
  test("is the company's percent beside the mean of the others, on the same points", () => {
    expect(sameQuestions(answered(12), METALWORK, tallies(crowd(14, five)))).toEqual({
      questions: 12,
      leftOut: 0,
      own: 50,
      average: 30,
      areas: { environment: null, social: { questions: 12, own: 50, average: 30 }, governance: null },
      population: {
        rung: "sector_size",
        traits: { sector: "25", size: "small" },
        companies: { from: 5, to: 9 },
        widened: false,
      },
    });
  });

  test("weighs each question as it weighs for the company", () => {
    const mine = answered(12).map((one, index) => ({ ...one, max: index === 0 ? 8_900 : 100 }));
    const others = crowd(12, five).map((entry) => ({
      ...entry,
      shares: { start_small: { ...entry.shares.start_small, [GUIDS[0] ?? ""]: 100 } },
    }));
    // 89 points at 100 %, eleven at 30 %.
    expect(sameQuestions(mine, METALWORK, tallies(others))?.average).toBe(92);
  });

  test("needs twelve questions", () => {
    expect(sameQuestions(answered(11), METALWORK, tallies(crowd(18, five)))).toBeNull();
    expect(sameQuestions(answered(12), METALWORK, tallies(crowd(18, five)))).not.toBeNull();
  });

  test("leaves out of both sides what fewer than five others answered", () => {
    const mine = answered(14).map((one, index) => (index < 12 ? one : { ...one, actual: 500 }));
    const shown = sameQuestions(
      mine,
      METALWORK,
      tallies([...crowd(12, five), ...crowd(14, [90, 90, 90, 90])]),
    );
    expect(shown).toMatchObject({ questions: 12, leftOut: 2, own: 50 });
    expect(sameQuestions(answered(12), METALWORK, tallies(crowd(12, five.slice(1))))).toBeNull();
  });

  test("widens until twelve questions have five others", () => {
    const elsewhere = crowd(12, five, { ...METALWORK, sector: "24" });
    expect(sameQuestions(answered(12), METALWORK, tallies([...crowd(11, five), ...elsewhere]))).toMatchObject(
      {
        population: { rung: "macrosector_size", traits: { macrosector: "C", size: "small" }, widened: true },
      },
    );
  });

  test("has an area from four questions on", () => {
    const mine = [...answered(15).slice(0, 3), ...answered(15, 50, "governance").slice(3)].map(
      (one, index) => (index < 7 && index >= 3 ? { ...one, area: "environment" } : one),
    );
    const { areas } = sameQuestions(mine, METALWORK, tallies(crowd(15, five))) ?? {};
    expect(areas).toMatchObject({
      social: null,
      environment: { questions: 4 },
      governance: { questions: 8 },
    });
  });

  test("says how many companies answered, from the rarest question to the most frequent one", () => {
    const others = [
      ...crowd(12, five),
      ...crowd(
        6,
        Array.from({ length: 18 }, () => 50),
      ),
    ];
    expect(sameQuestions(answered(12), METALWORK, tallies(others))?.population.companies).toEqual({
      from: 5,
      to: 23,
    });
  });

  test("never rounds something to nothing, nor less than all to all", () => {
    const almost = (rest: number, one: number) =>
      crowd(12, five).map((entry, index) => ({
        ...entry,
        shares: {
          start_small: Object.fromEntries(
            GUIDS.slice(0, 12).map((guid, at) => [guid, index + at === 0 ? one : rest]),
          ),
        },
      }));
    expect(sameQuestions(answered(12), METALWORK, tallies(almost(0, 1)))?.average).toBe(1);
    expect(sameQuestions(answered(12), METALWORK, tallies(almost(100, 99)))?.average).toBe(99);
  });
});

describe("the laws of the same questions", () => {
  const own = fc
    .tuple(
      fc.subarray(GUIDS, { minLength: 10 }),
      fc.infiniteStream(fc.nat(100)),
      fc.infiniteStream(fc.nat(2)),
    )
    .map(([guids, percents, areas]) =>
      guids.map((guid) => {
        const [percent = 0, area = 0] = [percents.next().value, areas.next().value] as [number, number];
        return question(guid, percent, 100 + 7 * percent, SCORED_AREAS[area]);
      }),
    );
  const crowds = fc.array(entries, { minLength: 10, maxLength: 40 });
  const lies = ({ profile }: Entry, traits: object) =>
    Object.entries(traits).every(([trait, value]) => profile[trait as keyof Profile] === value);
  const earnedBy = (others: readonly Entry[], guid: string) =>
    others.flatMap(({ shares }) => shares.start_small?.[guid] ?? []);

  test("both sides are about the same questions, each answered by five others of the population", () => {
    fc.assert(
      fc.property(crowds, own, profiles, (others, mine, wanted) => {
        const shown = sameQuestions(mine, wanted, tallies(others));
        const narrowest = shown ? shown.population.traits : {};
        const members = others.filter((entry) => lies(entry, narrowest));
        const both = mine.filter(({ guid }) => earnedBy(members, guid).length >= FEWEST);
        if (!shown) {
          expect(both.length).toBeLessThan(FEWEST_COMPARED);
          return;
        }
        expect(shown.questions).toBe(both.length);
        expect(shown.questions).toBeGreaterThanOrEqual(FEWEST_COMPARED);
        expect(shown.leftOut).toBe(mine.length - both.length);
        const sides: [typeof both, typeof shown | null][] = [
          [both, shown],
          ...SCORED_AREAS.map((id): [typeof both, typeof shown | null] => [
            both.filter(({ area }) => area === id),
            shown.areas[id] as typeof shown | null,
          ]),
        ];
        for (const [questions, side] of sides) {
          if (!side) {
            expect(questions.length).toBeLessThan(FEWEST_OF_AREA);
            continue;
          }
          const points = questions.reduce((sum, { max }) => sum + max, 0);
          const earned = questions.reduce((sum, { actual }) => sum + actual, 0);
          const theirs = questions.reduce((sum, { guid, max }) => {
            const percents = earnedBy(members, guid);
            return sum + (max * percents.reduce((all, one) => all + one, 0)) / percents.length / 100;
          }, 0);
          expect(Math.abs(side.own - (100 * earned) / points)).toBeLessThan(1);
          expect(Math.abs(side.average - (100 * theirs) / points)).toBeLessThan(1);
        }
      }),
    );
  });

  test("a narrower cell that is passed over has too few of the questions", () => {
    fc.assert(
      fc.property(crowds, own, profiles, (others, mine, wanted) => {
        const shown = sameQuestions(mine, wanted, tallies(others));
        for (const { rung, traits } of ladder(wanted)) {
          if (rung === shown?.population.rung) return;
          const members = others.filter((entry) => lies(entry, traits));
          const both = mine.filter(({ guid }) => earnedBy(members, guid).length >= FEWEST);
          expect(both.length).toBeLessThan(FEWEST_COMPARED);
        }
      }),
    );
  });
});
