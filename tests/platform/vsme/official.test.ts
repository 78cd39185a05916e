import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pollutants } from "~/content/standards/vsme/pollutants";
import { wasteMembers } from "~/content/standards/vsme/wastes";
import { loadDemo } from "~/demo/load-demo";
import type { Fact } from "~/domain/vsme/fact";
import { cellsOfReport, reportOfSurvey } from "~/platform/reports/vsme/report-of-survey";
import { SurveyReader } from "~/platform/survey/survey-reader";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { listedWords } from "~/platform/workbook/vsme/template-lists";
import { templateBook } from "~/platform/workbook/vsme/template-book";
import { TemplateReader } from "~/platform/workbook/vsme/template-reader";
import { readTemplate } from "~/platform/workbook/vsme/read-template";
import { unzip } from "../workbook/unzip";
import { makeWorld, type World } from "../world";
import { answersIn } from "./answers-in";
import { cellsOf, demoAnswers, factsOf, MORE, REST } from "./company";
import { expectedOf, judged } from "./judge";

// The official files are not ours to keep: VSME_TEMPLATE names the template, VSME_SAMPLE the filled sample of edition
// 1.2.0, and VSME_JUDGE the command of EFRAG's own reader, which prints the facts of a file as JSON.
const { VSME_TEMPLATE: template, VSME_SAMPLE: sample, VSME_JUDGE: judge } = process.env;
const answers = { ...demoAnswers(), ...MORE };
const empty = () => readFileSync(template ?? "");

// The template has five boxes for rights that were violated and the list of the taxonomy six members: the reader takes the
// fifth box, "other", for the fifth member, which is another one. We follow the words of the template.
const WITHOUT_OTHER = { "v3-soc-retribuzione-e-contratti-incidenti": { discriminazione: "on" } };

describe.runIf(template)("the official digital template", () => {
  test("is filled, and nothing but the sheets with filled cells changes", async () => {
    const [before, after] = [unzip(empty()), unzip(await fillTemplate(empty(), cellsOf(answers)))];
    const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
    expect(changed.every((name) => /^xl\/(workbook\.xml|worksheets\/sheet\d+\.xml)$/.test(name))).toBe(true);
    for (const name of changed) expect(formulasIn(after[name])).toEqual(formulasIn(before[name]));
  });

  test("has words for every waste and every substance of our lists", async () => {
    const reader = new TemplateReader(await templateBook(empty()));
    const unknown = Object.keys(wasteMembers).filter(
      (code) => listedWords({ kind: "waste", code }, reader.column) === null,
    );
    const substances = reader.column("enum_ListPollutants");
    expect(unknown).toEqual([]);
    expect(pollutants.map(({ template: words }) => words)).toEqual(substances);
  });

  test.runIf(judge)(
    "holds for EFRAG's own reader the facts of a full report alone, and no error",
    async () => {
      expectJudged(await fillTemplate(empty(), cellsOf(answers)), factsOf(answers));
      const full = { ...answers, ...REST, ...WITHOUT_OTHER };
      expectJudged(await fillTemplate(empty(), cellsOf(full)), factsOf(full));
      const withScope3 = {
        ...full,
        "v3-env-emissioni-scope-3-categorie": { "c1.emissioni": "500", "c15.emissioni": "2.5" },
      };
      expectJudged(await fillTemplate(empty(), cellsOf(withScope3)), factsOf(withScope3));
    },
  );
});

describe.runIf(template && judge)("the official template of a company of the demo", () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ now: "2026-11-21T08:00:00.000Z" });
    await loadDemo(world.parts);
  }, 60_000);
  afterAll(() => world.close());

  test("holds for EFRAG's own reader the facts of its report alone, and no error", async () => {
    const reader = new SurveyReader(world.db, "00000000-0000-4000-8000-000000000001");
    const survey = await reader.requested({ year: 2025 });
    const report = reportOfSurvey(survey);
    expect(report.facts.length).toBeGreaterThan(60);
    expectJudged(await fillTemplate(empty(), cellsOfReport(survey, report)), report.facts);
  });
});

/** What the template says of every company: a box that is not ticked, and a list that is empty. */
const SAID_BY_TEMPLATE = [
  "ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation||",
  "ReportContainsDisclosuresFromThePreviousReportingPeriodThatRemainUnchanged||",
];

function expectJudged(file: Buffer, facts: readonly Fact[]) {
  const { failed, errors, facts: found } = judged(judge ?? "", file);
  expect({ failed, errors }).toEqual({ failed: null, errors: [] });
  const expected = expectedOf(facts);
  const ours = new Set(expected.map(({ key }) => key));
  expect(found.filter(({ key }) => ours.has(key) || !SAID_BY_TEMPLATE.includes(key))).toEqual(expected);
}

describe.runIf(sample)("the official filled sample", () => {
  const bytes = () => readFileSync(sample ?? "");

  test("proposes eighty values in forty questions and more", async () => {
    const rows = await readTemplate(bytes());
    expect(rows.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rows.map(({ questionId }) => questionId)).size).toBeGreaterThanOrEqual(40);
  });

  test.runIf(judge)("proposes what EFRAG's own reader finds in it, or less", async () => {
    const found = new Map(judged(judge ?? "", bytes()).facts.map((fact) => [fact.key, fact]));
    const back = await answersIn(bytes());
    const stated = expectedOf(factsOf(back)).filter(({ key }) => !OURS.some((name) => key.startsWith(name)));
    expect(stated.length).toBeGreaterThan(75);
    const wrong = stated.flatMap(({ key, value, decimals }) => {
      const same = (text = "") =>
        decimals === null ? text.replace(/\s+/g, " ").trim() : Number(text).toFixed(decimals);
      const theirs = same(found.get(key)?.value);
      return theirs === same(value) ? [] : [[key, value.slice(0, 60), theirs.slice(0, 60)]];
    });
    expect(wrong.map(([key]) => key)).toEqual(LESS);
  });
});

/**
 * The list of omissions also has parts of disclosures, topics of the environment need words that the sample does not
 * have, a commitment is taken as one inside the company, and the sample's total of energy is not the sum of its parts.
 */
const LESS = [
  "ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation||",
  "PracticePolicyAndOrFutureInitiativeIsPubliclyAvailable||",
  "SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative||",
  "TotalEnergyConsumption||",
];

/**
 * What follows from the registry of our company, which is another one; places, of which answers keep six digits; and the
 * texts in which we tell the parts of figures.
 */
const OURS = [
  "DisclosureOfAnyOther",
  "GPSLocation",
  "Turnover|",
  "NaceSector",
  "CountryOfPrimary",
  "Scope1AndScope2",
  "TotalLocationBased",
  "TotalMarketBased",
];

const formulasIn = (xml = "") =>
  [...xml.matchAll(/<f\b[^>]*>[^<]*<\/f>|<f\b[^>]*\/>/g)].map(([formula]) => formula);
