import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aggregate, type Entry } from "~/domain/benchmark/aggregates";
import type { Profile } from "~/domain/benchmark/cells";
import { partsOf } from "~/domain/benchmark/contribution";
import type { PerBucket } from "~/domain/benchmark/buckets";
import { NO_TALLIES } from "~/domain/benchmark/question-tallies";
import {
  comparison,
  EXACT_FROM,
  FEWEST,
  figuresOf,
  rangeOf,
  sharesOf,
  shownPopulations,
} from "~/domain/benchmark/shown";
import { CLASSES } from "~/domain/question/question";
import { companies, entries, METALWORK, profiles, sample } from "./entries";

const five = [10, 20, 30, 40, 50];
const compare = (given: Entry[], wanted: Profile = METALWORK, own: Entry | null = null) =>
  comparison("start_small", wanted, aggregate(given), own);

describe("the numbers of a cell", () => {
  test("are the rounded mean and whole percents", () => {
    expect(compare(companies([0, 10, 33, 33, 100]))?.whole).toEqual({
      average: 35,
      distribution: [20, 20, 40, 20],
      companies: { from: 5, to: 9 },
      middle: null,
    });
  });

  test("never round something to nothing, nor less than all to all", () => {
    expect(compare(companies([0, 0, 0, 0, 1]))?.whole.average).toBe(1);
    expect(compare(companies([100, 100, 100, 100, 99]))?.whole.average).toBe(99);
  });

  test("are kept back below five companies", () => {
    expect(figuresOf(undefined, "master", NO_TALLIES)).toBeNull();
    expect(compare(companies([10, 20, 30, 40]))).toBeNull();
  });

  test.each([
    [5, 5, 9],
    [9, 5, 9],
    [10, 10, 19],
    [19, 10, 19],
    [20, 20, 20],
    [1_234, 1_234, 1_234],
  ])("%i companies are said to be %i to %i", (count, from, to) => {
    expect(rangeOf(count)).toEqual({ from, to });
  });
});

/** Every way in which companies may lie in the four buckets. */
function* splits(companies: number): Generator<PerBucket> {
  for (let zero = 0; zero <= companies; zero += 1) {
    for (let low = 0; zero + low <= companies; low += 1) {
      for (let medium = 0; zero + low + medium <= companies; medium += 1) {
        yield [zero, low, medium, companies - zero - low - medium];
      }
    }
  }
}

describe("the shares of a distribution", () => {
  test("never give away how many companies they are of: each fits at least two numbers of its range", () => {
    const numbers = new Map<string, Set<number>>();
    for (let companies = FEWEST; companies < EXACT_FROM; companies += 1) {
      for (const counts of splits(companies)) {
        const printed = `${rangeOf(companies).from}: ${sharesOf(counts).join(" ")}`;
        numbers.set(printed, (numbers.get(printed) ?? new Set()).add(companies));
      }
    }
    expect(numbers.size).toBeGreaterThan(300);
    expect([...numbers].filter(([, fitting]) => fitting.size < 2)).toEqual([]);
  });

  test("add up to 100, and no share is further from the truth than its step", () => {
    for (let companies = FEWEST; companies < EXACT_FROM + 5; companies += 1) {
      const step = companies < 10 ? 20 : companies < EXACT_FROM ? 10 : 1;
      for (const counts of splits(companies)) {
        const shares = sharesOf(counts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
        shares.forEach((share, index) => {
          const isNear = Math.abs(share - ((counts[index] ?? 0) * 100) / companies) < step;
          if (!isNear || share % step !== 0) expect({ counts, shares }).toBe("near, in steps");
        });
      }
    }
  });

  test.each<[PerBucket, PerBucket]>([
    [
      [3, 15, 1, 0],
      [20, 80, 0, 0],
    ],
    [
      [1, 4, 0, 0],
      [20, 80, 0, 0],
    ],
    [
      [4, 15, 1, 0],
      [20, 75, 5, 0],
    ],
  ])("of %j companies are %j", (counts, shares) => {
    expect(sharesOf(counts)).toEqual(shares);
  });
});

describe("the populations of a kind", () => {
  test("are those with at least five others in a class, the closest first", () => {
    const near = companies([10, 20, 30, 40]);
    const wide = companies(five, { ...METALWORK, size: "large" });
    const shown = shownPopulations(METALWORK, aggregate([...near, ...wide]), null);
    expect(shown).toEqual([
      { rung: "macrosector", traits: { macrosector: "C" }, companies: { from: 5, to: 9 }, widened: false },
      { rung: "all", traits: {}, companies: { from: 5, to: 9 }, widened: false },
    ]);
    const [own] = near;
    const others = companies(five);
    expect(own && shownPopulations(METALWORK, aggregate([own, ...others.slice(1)]), own)).toEqual([]);
  });
});

describe("the population", () => {
  const elsewhere = (given: Partial<Profile>) => companies(five, { ...METALWORK, ...given });

  test.each<[string, Entry[], string, object, boolean]>([
    ["same sector and size", companies(five), "sector_size", { sector: "25", size: "small" }, false],
    [
      "same macrosector and size",
      elsewhere({ sector: "24" }),
      "macrosector_size",
      { macrosector: "C", size: "small" },
      true,
    ],
    ["same macrosector", elsewhere({ size: "large" }), "macrosector", { macrosector: "C" }, true],
    ["same size", elsewhere({ sector: "47", macrosector: "G" }), "size", { size: "small" }, true],
    ["anybody", elsewhere({ sector: "47", macrosector: "G", size: "large" }), "all", {}, true],
  ])("is widened step by step: %s", (_, given, rung, traits, widened) => {
    expect(compare(given)?.population).toEqual({ rung, traits, widened, companies: { from: 5, to: 9 } });
  });

  test("is said to be wider when no cell is as narrow as the filter", () => {
    const wanted = (given: Partial<Profile>) =>
      compare(companies(five), { sector: null, macrosector: null, size: null, ...given })?.population.widened;
    expect(wanted({})).toBe(false);
    expect(wanted({ size: "small" })).toBe(false);
    expect(wanted({ macrosector: "C" })).toBe(false);
    expect(wanted({ macrosector: "C", size: "small" })).toBe(false);
    expect(wanted({ sector: "25", macrosector: "C" })).toBe(true);
    expect(wanted({ size: "large" })).toBe(true);
  });

  test("counts five others: the company itself does not make the fifth", () => {
    const [own, ...others] = companies([99, ...five]);
    expect(own && compare([own, ...others], METALWORK, own)?.whole).toMatchObject({ average: 30 });
    expect(own && compare([own, ...others.slice(1)], METALWORK, own)).toBeNull();
  });

  test("keeps back an area in which fewer than five of it have a value", () => {
    const given = companies(five).map((entry, index): Entry => ({
      ...entry,
      samples: [
        ...entry.samples,
        sample("start_small.environment", 5_000),
        ...(index > 0 ? [sample("start_small.social", 5_000)] : []),
      ],
    }));
    expect(compare(given)?.parts).toEqual({
      "start_small.environment": {
        average: 50,
        distribution: [0, 0, 100, 0],
        companies: { from: 5, to: 9 },
        middle: null,
      },
      "start_small.social": null,
      "start_small.governance": null,
    });
  });
});

describe("the laws of what is shown", () => {
  const tabs = fc.constantFrom(...CLASSES, "competitiveness" as const);
  const crowds = fc.array(entries, { maxLength: 30 });
  const lies = ({ profile }: Entry, traits: object) =>
    Object.entries(traits).every(([trait, value]) => profile[trait as keyof Profile] === value);

  test("every number comes from at least five others of the named population, and from nobody else", () => {
    fc.assert(
      fc.property(crowds, entries, tabs, profiles, (others, own, tab, wanted) => {
        const shown = comparison(tab, wanted, aggregate([...others, own]), own);
        const traits = shown?.population.traits ?? {};
        for (const measure of [tab, ...partsOf(tab)]) {
          const values = others
            .filter((entry) => lies(entry, traits))
            .flatMap(({ samples }) => samples.filter((one) => one.measure === measure))
            .map(({ value }) => value);
          const figures = measure === tab ? shown?.whole : shown?.parts[measure];
          if (!figures) {
            if (shown) expect(values.length).toBeLessThan(FEWEST);
            continue;
          }
          expect(values.length).toBeGreaterThanOrEqual(FEWEST);
          const mean = values.reduce((sum, value) => sum + value, 0) / values.length / 100;
          expect(Math.abs(figures.average - mean)).toBeLessThan(1);
          expect(figures.distribution.reduce((sum, percent) => sum + percent, 0)).toBe(100);
          expect(figures.companies.from).toBeLessThanOrEqual(values.length);
          expect(figures.companies.to).toBeGreaterThanOrEqual(values.length);
        }
      }),
    );
  });

  test("what a company adds never changes what it is shown", () => {
    fc.assert(
      fc.property(crowds, entries, entries, tabs, (others, own, changed, tab) => {
        const shownTo = (mine: Entry | null) =>
          comparison(tab, own.profile, aggregate(mine ? [...others, mine] : others), mine);
        expect(shownTo(own)).toEqual(shownTo(null));
        expect(shownTo(changed)).toEqual(shownTo(null));
      }),
    );
  });

  test("nothing is shown only when fewer than five others have a value at all", () => {
    fc.assert(
      fc.property(crowds, tabs, profiles, (others, tab, wanted) => {
        const valued = others.filter(({ samples }) => samples.some(({ measure }) => measure === tab)).length;
        expect(comparison(tab, wanted, aggregate(others), null) === null).toBe(valued < FEWEST);
      }),
    );
  });
});
