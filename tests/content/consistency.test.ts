import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classes } from "~/content/sectors/classes";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { valuesOf } from "~/domain/answers/labels";
import { add, compare } from "~/domain/decimal";
import { showNumber } from "~/domain/italian-number";
import type { Elements, RegistryFacts } from "~/domain/question/answer";
import type { PlausibilityRule, Quantity } from "~/domain/question/plausibility-rule";
import { outcomeOf, quantitiesOf, type RuleSources } from "~/domain/survey/plausibility";
import { type ConsistentCompany, consistentCompanies } from "./consistent-company";

const { plausibility: rules, questions } = questionnaireV3;
type Numbers = Exclude<PlausibilityRule, { relation: "matches" }>;
const numeric = rules.filter((rule): rule is Numbers => rule.relation !== "matches");
const texts = rules.filter((rule) => rule.relation === "matches");

const reading = (given: Record<string, Elements>) => (guid: string) => {
  const question = questions.find((one) => one.guid === guid);
  const elements = given[guid];
  return question && elements ? valuesOf(question, elements) : null;
};

const sourcesOf = ({ facts, now, before }: ConsistentCompany): RuleSources => ({
  inForce: reading(now),
  earlier: reading(before),
  facts,
});

describe("the rules between answers", () => {
  test("are at least sixty, most of them from both sides or in pairs", () => {
    expect(rules.length).toBeGreaterThanOrEqual(60);
    expect(numeric.filter(({ relation }) => relation === "between").length).toBeGreaterThanOrEqual(60);
  });

  test("compare with last year's answers where a year follows another", () => {
    const yearly = numeric.filter((rule) =>
      quantitiesOf(rule).some((term) => "question" in term && term.year === "before"),
    );
    expect(yearly.length).toBeGreaterThanOrEqual(10);
  });

  test.each(rules.map((rule) => [rule.id, rule] as const))("%s says itself in words and asks", (_, rule) => {
    expect(rule.formula).toMatch(/\S{3}/);
    expect(rule.message).toMatch(/spiega|scriv/i);
    expect(rule.message).not.toMatch(/errore|sbagliat|falso|errat/i);
    for (const factor of factorsOf(rule)) expect(rule.formula).toContain(showNumber(factor));
  });
});

/** The factors that a reader has to know; a band of one and one is an equality. */
function factorsOf(rule: PlausibilityRule): string[] {
  if (rule.relation === "matches") return [];
  const { slack } = rule;
  const band = rule.relation === "between" ? [rule.low, rule.high] : [rule.times ?? "1"];
  const isEqual = band.every((factor) => factor === "1");
  return [...(isEqual ? [] : band), ...(slack === undefined ? [] : [slack])];
}

/** Sources in which the left side has one value and the right side another. */
function sourcesWith(rule: Numbers, left: string, right: string): RuleSources {
  const now: Record<string, Record<string, string>> = {};
  const before: Record<string, Record<string, string>> = {};
  const facts: RegistryFacts = {
    employees: null,
    workforce: null,
    turnover: null,
    size: null,
    macrosector: null,
  };
  const place = (quantity: Quantity, value: string) => {
    if ("constant" in quantity) return;
    if ("registry" in quantity) facts[quantity.registry] = Number(value);
    else {
      const year = quantity.year === "before" ? before : now;
      year[quantity.question] = { ...year[quantity.question], [quantity.field]: value };
    }
  };
  sidesOf(rule.right).forEach((quantity, index) => place(quantity, index === 0 ? right : "0"));
  sidesOf(rule.left).forEach((quantity, index) => place(quantity, index === 0 ? left : "0"));
  // A chosen box, or a country.
  if (rule.when) place(rule.when, rule.when.pattern === "on" ? "on" : "Italia");
  return { inForce: (guid) => now[guid] ?? null, earlier: (guid) => before[guid] ?? null, facts };
}

const sidesOf = (formula: Numbers["left"]): Quantity[] =>
  Array.isArray(formula) ? formula : [formula as Quantity];

describe("each rule of numbers", () => {
  test.each(numeric.map((rule) => [rule.id, rule] as const))(
    "%s holds within its bounds and is broken on each of its sides",
    (_, rule) => {
      fc.assert(
        fc.property(fc.integer({ min: 100_000_000, max: 1_000_000_000 }), (right) => {
          const { least, most } = outcomeOf(rule, sourcesWith(rule, "0", String(right)));
          const stateAt = (left: string) => outcomeOf(rule, sourcesWith(rule, left, String(right))).state;
          if (least !== null) {
            expect(stateAt(least)).toBe("passed");
            expect(stateAt(add(least, "-0.000001"))).toBe("broken");
          }
          if (most !== null) {
            expect(stateAt(most)).toBe("passed");
            expect(stateAt(add(most, "0.000001"))).toBe("broken");
          }
          if (least !== null && most !== null) expect(compare(least, most)).toBeLessThanOrEqual(0);
          expect(least ?? most).not.toBeNull();
        }),
        { numRuns: 5 },
      );
    },
  );
});

describe("a company whose numbers agree", () => {
  test("breaks no rule, and most of them look at it", () => {
    fc.assert(
      fc.property(consistentCompanies, (company) => {
        const sources = sourcesOf(company);
        const found = rules.map((rule) => [rule.id, outcomeOf(rule, sources)] as const);
        expect(found.filter(([, { state }]) => state === "broken")).toEqual([]);
        expect(found.filter(([, { state }]) => state === "passed").length).toBeGreaterThan(60);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the contradictions that a reader found", () => {
  const brokenIn = (now: Record<string, Elements>, facts: Partial<RegistryFacts> = {}) => {
    const none: RegistryFacts = {
      employees: null,
      workforce: null,
      turnover: null,
      size: null,
      macrosector: null,
    };
    const sources = sourcesOf({ facts: { ...none, ...facts }, now, before: {} });
    return rules.filter((rule) => outcomeOf(rule, sources).state === "broken").map(({ id }) => id);
  };
  const energy = {
    "acquistata.rinnovabile": "0",
    "acquistata.non-rinnovabile": "900",
    "combustibili.non-rinnovabile": "4000",
  };

  test.each<[string, string, Record<string, Elements>, Partial<RegistryFacts>]>([
    [
      "4,000 MWh of fuel and 1 t of Scope 1",
      "env-scope-1-e-combustibili",
      { "v3-env-energia-consumi": energy, "v3-env-emissioni-scope-1": { emissioni: "1" } },
      {},
    ],
    [
      "900 MWh bought and 0 t of Scope 2",
      "env-scope-2-e-elettricita",
      { "v3-env-emissioni-scope-2": { elettricita: "900", emissioni: "0" } },
      {},
    ],
    [
      "2 people by contract and 30 in the registry",
      "v3-soc-contracts-and-registry",
      {
        "v3-soc-composizione-del-personale-contratti": {
          "indeterminato.donne": "1",
          "determinato.uomini": "1",
        },
      },
      { employees: 30 },
    ],
    [
      "25 accidents in 100 hours",
      "v3-soc-accidents-and-hours",
      {
        "v3-soc-salute-e-sicurezza-infortuni": { numero: "25", ore: "100" },
      },
      {},
    ],
    [
      "fossil revenue below every threshold, and 3 million of coal",
      "v3-gov-coal-below-threshold",
      {
        "v3-gov-strategia-settori": { fossili: "on" },
        "v3-gov-strategia-settori-ricavi": { carbone: "3000000", petrolio: "0", gas: "0", elettricita: "0" },
      },
      { turnover: 10_000_000 },
    ],
    ["the code 99.99", "v3-gov-nace-codes", { "v3-gov-identita-e-sedi-sedi": { "sede1.nace": "99.99" } }, {}],
    [
      "an address of one letter",
      "v3-gov-addresses",
      { "v3-gov-identita-e-sedi-sedi": { "sede1.indirizzo": "x" } },
      {},
    ],
    [
      "an Italian site in Chile",
      "v3-gov-latitude-sede1",
      { "v3-gov-identita-e-sedi-posizione": { "sede1.paese": "Italia", "sede1.latitudine": "-33.4" } },
      {},
    ],
    [
      "no safety training of 40 employees",
      "v3-soc-safety-training",
      { "v3-soc-formazione-ore": { "sicurezza.donne": "0" } },
      { employees: 40 },
    ],
    [
      "hours of work and no employee",
      "v3-soc-hours-per-employee",
      { "v3-soc-salute-e-sicurezza-infortuni": { ore: "900" } },
      { employees: 0 },
    ],
  ])("%s are asked about", (_, rule, now, facts) => {
    expect(brokenIn(now, facts)).toContain(rule);
  });

  test("every class of the economy is a code that can be", () => {
    const codes = texts.find(({ id }) => id === "v3-gov-nace-codes");
    for (const { code } of classes) {
      const now = { "v3-gov-identita-e-sedi-sedi": { "sede1.nace": code } };
      expect(
        codes && outcomeOf(codes, sourcesOf({ facts: {} as RegistryFacts, now, before: {} })).state,
      ).toBe("passed");
    }
  });
});
