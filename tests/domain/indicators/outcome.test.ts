import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, compare, divide, multiply, subtract } from "~/domain/decimal";
import type { Indicator } from "~/domain/indicators/indicator";
import { type IndicatorSources, outcomeOfIndicator } from "~/domain/indicators/outcome";
import type { Elements, RegistryFacts } from "~/domain/question/answer";

const FACTS: RegistryFacts = {
  employees: 40,
  workforce: 42,
  turnover: 2_000_000,
  size: "small",
  macrosector: "C",
};

const sources = (
  given: Record<string, Elements>,
  { facts = FACTS, closed = [] }: { facts?: RegistryFacts; closed?: string[] } = {},
): IndicatorSources => ({
  inForce: (guid) => given[guid] ?? null,
  earlier: () => null,
  facts,
  isAsked: (guid) => !closed.includes(guid),
});

const indicator = (given: Partial<Indicator> = {}): Indicator => ({
  id: "intensity",
  area: "environment",
  name: "Intensità",
  formula: "A ÷ B",
  of: [
    { question: "a", field: "value" },
    { question: "extra", field: "value", optional: true },
  ],
  per: [{ question: "b", field: "value" }],
  unit: "t",
  decimals: 2,
  sources: [{ source: "VSME", point: "B3 §31" }],
  ...given,
});

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, scale]) => divide(units.toString(), (10n ** BigInt(scale)).toString(), scale));
const positive = decimals.filter((value) => compare(value, "0") > 0);

describe("an indicator", () => {
  test.each<[string, Record<string, Elements>, Partial<Indicator>, string]>([
    ["divides", { a: { value: "10" }, b: { value: "4" } }, {}, "2.5"],
    ["adds an optional input", { a: { value: "10" }, b: { value: "4" }, extra: { value: "2" } }, {}, "3"],
    ["multiplies before it divides", { a: { value: "1" }, b: { value: "3" } }, { times: "300" }, "100"],
    ["rounds half up", { a: { value: "1" }, b: { value: "8" } }, { decimals: 2 }, "0.13"],
    ["rounds below zero away from zero", { a: { value: "-1" }, b: { value: "8" } }, { decimals: 2 }, "-0.13"],
    [
      "reads the registry",
      { a: { value: "10" } },
      { per: [{ registry: "turnover" }], times: "1000000" },
      "5",
    ],
    [
      "takes away",
      { a: { value: "10.1" }, b: { value: "0.2" } },
      {
        of: [
          { question: "a", field: "value" },
          { question: "b", field: "value", times: "-1" },
        ],
        per: [{ constant: "1" }],
      },
      "9.9",
    ],
  ])("%s", (_, given, changed, value) => {
    expect(outcomeOfIndicator(indicator(changed), sources(given))).toMatchObject({
      state: "computed",
      value,
    });
  });

  test("names the inputs that are missing, the optional ones not", () => {
    expect(outcomeOfIndicator(indicator(), sources({ a: { value: "1" } }))).toEqual({
      state: "missing",
      missing: [{ question: "b", field: "value" }],
    });
  });

  test("is missing while the registry does not give a figure", () => {
    const facts = { ...FACTS, turnover: null };
    const per = [{ registry: "turnover" as const }];
    expect(outcomeOfIndicator(indicator({ per }), sources({ a: { value: "1" } }, { facts }))).toEqual({
      state: "missing",
      missing: per,
    });
  });

  test("does not apply where the company is not asked for a required input", () => {
    const given = { a: { value: "1" }, b: { value: "2" } };
    expect(outcomeOfIndicator(indicator(), sources(given, { closed: ["b"] }))).toEqual({
      state: "not_applicable",
    });
    expect(outcomeOfIndicator(indicator(), sources(given, { closed: ["extra"] })).state).toBe("computed");
  });

  test("is no share of nothing", () => {
    const given = { a: { value: "1" }, b: { value: "0" } };
    expect(outcomeOfIndicator(indicator(), sources(given))).toEqual({ state: "of_nothing" });
  });

  test("is not asked below the source's threshold, and is shown there when it is known", () => {
    const limited = indicator({ askedFrom: { registry: "employees", atLeast: 50 } });
    expect(outcomeOfIndicator(limited, sources({})).state).toBe("not_asked");
    expect(outcomeOfIndicator(limited, sources({}, { facts: { ...FACTS, employees: 50 } })).state).toBe(
      "missing",
    );
    expect(outcomeOfIndicator(limited, sources({}, { facts: { ...FACTS, employees: null } })).state).toBe(
      "missing",
    );
    expect(outcomeOfIndicator(limited, sources({ a: { value: "1" }, b: { value: "2" } }))).toMatchObject({
      value: "0.5",
    });
  });

  test("is not missing where the source leaves it to the company", () => {
    expect(outcomeOfIndicator(indicator({ isVoluntary: true }), sources({})).state).toBe("not_asked");
  });

  test("waits for a question whose numbers are all optional", () => {
    const optional = indicator({
      of: [
        { question: "a", field: "value" },
        { question: "list", field: "row1", optional: true },
      ],
      per: [{ constant: "1" }],
      needs: "list",
    });
    expect(outcomeOfIndicator(optional, sources({ a: { value: "1" } }))).toEqual({
      state: "missing",
      missing: [{ question: "list", field: "row1", optional: true }],
    });
    expect(outcomeOfIndicator(optional, sources({ a: { value: "1" }, list: { row2: "4" } }))).toMatchObject({
      value: "1",
    });
    expect(outcomeOfIndicator(optional, sources({ a: { value: "1" } }, { closed: ["list"] })).state).toBe(
      "not_applicable",
    );
  });

  test("does not change when both sides grow by the same factor", () => {
    fc.assert(
      fc.property(decimals, positive, positive, (a, b, factor) => {
        const value = (times: string) =>
          outcomeOfIndicator(
            indicator(),
            sources({ a: { value: multiply(a, times) }, b: { value: multiply(b, times) } }),
          );
        expect(value(factor)).toMatchObject({ value: (value("1") as { value: string }).value });
      }),
    );
  });

  test("never falls when what is counted grows", () => {
    fc.assert(
      fc.property(decimals, positive, positive, (a, more, b) => {
        const value = (counted: string) =>
          (
            outcomeOfIndicator(indicator(), sources({ a: { value: counted }, b: { value: b } })) as {
              value: string;
            }
          ).value;
        expect(compare(value(add(a, more)), value(a))).not.toBe(-1);
      }),
    );
  });
});

describe("a quotient", () => {
  test("is at most half of its last digit away from the exact one", () => {
    fc.assert(
      fc.property(
        decimals,
        positive,
        fc.boolean(),
        fc.integer({ min: 0, max: 8 }),
        (a, size, isBelow, digits) => {
          const b = isBelow ? multiply(size, "-1") : size;
          const error = subtract(multiply(divide(a, b, digits), b), a);
          const half = multiply(size, divide("5", (10n ** BigInt(digits + 1)).toString(), digits + 1));
          const away = compare(error, "0") < 0 ? multiply(error, "-1") : error;
          expect(compare(away, half)).not.toBe(1);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
