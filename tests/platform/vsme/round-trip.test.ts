import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { data } from "~/content/standards/vsme/data";
import { tables } from "~/content/standards/vsme/tables";
import { factKey } from "~/domain/vsme/fact";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { answersIn } from "./answers-in";
import { cellsOf, demoAnswers, factsOf, MORE, REST } from "./company";
import { ownTemplate } from "./own-template";

const { VSME_TEMPLATE: template } = process.env;
const PARTIAL = { ...demoAnswers(), ...MORE };
const FULL = { ...PARTIAL, ...REST };
/** Totals and intensities with scope 3 take the place of those without. */
const WITH_SCOPE_3 = {
  ...FULL,
  "v3-env-emissioni-scope-3-categorie": { "c1.emissioni": "500", "c15.emissioni": "2.5" },
  "v3-soc-composizione-del-personale-contratti": {
    ...{ "indeterminato.donne": "12", "indeterminato.uomini": "25", "indeterminato.altro": "1" },
    ...{ "determinato.donne": "0", "determinato.uomini": "0", "determinato.altro": "0" },
  },
};

/** An unticked box of the official template is a fact of its own. */
const UNTICKED = ["ReportContainsDisclosuresFromThePreviousReportingPeriodThatRemainUnchanged||"];

const EMPLOYEES = [
  "NumberOfEmployees",
  "NumberOfFemaleEmployees",
  "NumberOfMaleEmployees",
  "NumberOfOtherGenderEmployees",
  "NumberOfPermanentContractEmployees",
  "NumberOfTemporaryContractEmployees",
];

const EXCLUDED = "UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement";

/**
 * The template has employees by contract and by gender, not by both at once, and several tables have these sums; hours of
 * training are told per head alone. It does not say which policy is public or has a target, nor the revenue from
 * electricity of fossil fuels.
 */
const NEEDS_MORE = [
  "PracticePolicyAndOrFutureInitiativeIsPubliclyAvailable",
  "UndertakingHasSetATargetWhichIsRelatedToAPolicy",
  EXCLUDED,
  "AverageNumberOfAnnualTrainingHoursPerOtherGenderEmployee",
  "AverageNumberOfAnnualTrainingHoursPerFemaleEmployee",
  "AverageNumberOfAnnualTrainingHoursPerMaleEmployee",
  ...EMPLOYEES,
];

const TEMPLATES: [string, () => Buffer][] = [
  ["our own template", ownTemplate],
  ...(template ? [["the official template", () => readFileSync(template)] as [string, () => Buffer]] : []),
];

describe.each(TEMPLATES)(
  "%s that is filled, read back into an empty company and filled again",
  (_, empty) => {
    test.each([
      ["a company as it is", PARTIAL],
      ["a company with every datum", FULL],
      ["a company with scope 3", WITH_SCOPE_3],
    ])("states the same facts of %s", async (_name, answers) => {
      const facts = factsOf(answers);
      const back = await answersIn(await fillTemplate(empty(), cellsOf(answers)));
      const again = new Map(factsOf(back).map((fact) => [factKey(fact), fact]));
      const lost = facts.filter((fact) => {
        const other = again.get(factKey(fact));
        return other?.value !== fact.value || other.year !== fact.year;
      });
      const concepts = [...new Set(lost.map(({ concept }) => concept))];
      expect(concepts.filter((concept) => !NEEDS_MORE.includes(concept))).toEqual([]);
      const ours = new Set(facts.map(factKey));
      const more = [...again.keys()].filter((key) => !ours.has(key) && !UNTICKED.includes(key));
      expect(more).toEqual([]);
    });

    test("loses of the demo company nothing but its employees, and that no index excludes it", async () => {
      const facts = factsOf(PARTIAL);
      const again = factsOf(await answersIn(await fillTemplate(empty(), cellsOf(PARTIAL))));
      const kept = new Map(again.map((fact) => [factKey(fact), fact.value]));
      const lost = facts
        .filter((fact) => kept.get(factKey(fact)) !== fact.value)
        .map(({ concept }) => concept);
      // A report says nothing of the laws against money laundering, of which the same question asks.
      expect([...new Set(lost)].sort()).toEqual([...EMPLOYEES, EXCLUDED]);
    });

    test("keeps employees where their sums leave one table", async () => {
      const staff = { "indeterminato.donne": "12", "indeterminato.uomini": "26", "indeterminato.altro": "0" };
      const none = { "determinato.donne": "0", "determinato.uomini": "0", "determinato.altro": "0" };
      const answers = { ...FULL, "v3-soc-composizione-del-personale-contratti": { ...staff, ...none } };
      const back = await answersIn(await fillTemplate(empty(), cellsOf(answers)));
      expect(back["v3-soc-composizione-del-personale-contratti"]).toEqual({ ...staff, ...none });
    });
  },
);

describe("a company with every datum", () => {
  test("has a fact of each", () => {
    const stated = new Set([...factsOf(FULL), ...factsOf(WITH_SCOPE_3)].map(({ name }) => name));
    const names = [
      ...data.map(({ name }) => name),
      ...tables.flatMap(({ columns }) => columns.map(({ name }) => name)),
    ];
    expect(names.filter((name) => !stated.has(name))).toEqual([]);
  });
});
