import { describe, expect, test } from "vitest";
import { precedences as environmentOrder } from "~/content/v3/environment/importance";
import { precedences as governanceOrder } from "~/content/v3/governance/importance";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { precedences as socialOrder } from "~/content/v3/social/importance";
import { weights } from "~/content/v3/weights";
import type { Answers, RegistryFacts } from "~/domain/question/answer";
import { CLASSES, type Condition, type ScoredClass } from "~/domain/question/question";
import { QUESTION_AT_MOST_POINTS, sharingFor } from "~/domain/scoring/declared-weights";
import { kindOf } from "~/domain/scoring/kind";
import { crossedLines } from "~/domain/scoring/red-lines";
import { type LevelScore, NOT_AVAILABLE, scoreSurvey } from "~/domain/scoring/score";
import { MEASURED_AT_MOST_PERCENT } from "~/domain/survey/earning";
import { surveyStates, type SurveyStates } from "~/domain/survey/status";
import { answer, notApplicable } from "../domain/build";
import { bestCompany, worstCompany } from "./companies/companies";

const { questions } = questionnaireV3;
const FORM = "v3-gov-identita-e-sedi-forma-giuridica";
const SOLE_TRADERS = ["impresa-individuale", "libero-professionista"];
const SECTIONS = [..."ABCDEFGHIJKLMNOPQRSTUV"];

const factsOf = (macrosector: string): RegistryFacts => ({
  ...{ employees: 0, workforce: 1, turnover: 60_000 },
  ...{ size: "micro", macrosector },
});

/** A sole trader says so, and has neither the duties nor the model of a larger company. */
const alone = (answers: Answers, forma = "impresa-individuale"): Answers => ({
  ...answers,
  [FORM]: answer({ forma }),
});

/** Leaves empty what may stay empty: then the fewest questions share out the points. */
function withoutVoluntary(answers: Answers, states: SurveyStates): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([guid]) => !states.get(guid)?.voluntary));
}

function scored(answers: Answers, facts: RegistryFacts): Record<ScoredClass, LevelScore> {
  const states = surveyStates(questionnaireV3, answers, facts);
  const crossed = crossedLines(questionnaireV3, states, answers, facts);
  return scoreSurvey(questionnaireV3, states, sharingFor(weights, facts), crossed).levels;
}

const rowsOf = (level: LevelScore) =>
  level.areas
    .flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions))
    .filter(({ max }) => max !== NOT_AVAILABLE);

/** The class of a person who works alone, of every section, with and without the questions that may stay empty. */
function levelsOf(scoredClass: ScoredClass, answersOf: (facts: RegistryFacts) => Answers) {
  return SECTIONS.flatMap((section) => {
    const facts = factsOf(section);
    const all = alone(answersOf(facts));
    const few = withoutVoluntary(all, surveyStates(questionnaireV3, all, facts));
    return [all, few].map((answers) => ({ section, facts, level: scored(answers, facts)[scoredClass] }));
  });
}

const best = (facts: RegistryFacts) => bestCompany(questions, facts);
const worst = (facts: RegistryFacts) => worstCompany(questions, facts);

const asksForEmployees = (condition: Condition & { effect: string }) =>
  condition.effect === "na" && "registry" in condition && condition.registry === "employees";

describe.each(CLASSES)("in %s, for a person who works alone in any section,", (scoredClass) => {
  test("no question carries more than its limit, and the points add up to 100", () => {
    expect(QUESTION_AT_MOST_POINTS).toBe(15);
    for (const { section, level } of levelsOf(scoredClass, best)) {
      expect(Math.max(...rowsOf(level).map(({ max }) => max)), section).toBe(1_500);
      expect(level.max, section).toBe(10_000);
    }
  });

  test("the best answers earn 100, and the worst at most 10", () => {
    for (const { section, level } of levelsOf(scoredClass, best)) {
      const lost = rowsOf(level).filter(({ actual, max }) => actual !== max);
      expect(lost, section).toEqual([]);
      expect(level, section).toMatchObject({ actual: 10_000, caps: [], completeness: { percent: 100 } });
    }
    for (const { section, level } of levelsOf(scoredClass, worst)) {
      expect(level.sum, section).toBeLessThanOrEqual(1000);
    }
  });

  test("what matters more carries at least as many points", () => {
    const order = [...environmentOrder, ...socialOrder, ...governanceOrder];
    for (const { section, level } of levelsOf(scoredClass, best)) {
      const points = new Map(rowsOf(level).map(({ guid, max }) => [guid, max]));
      const broken = order.flatMap(({ more, less }) => {
        const most = points.get(more);
        return most === undefined ? [] : less.filter((guid) => (points.get(guid) ?? 0) > most);
      });
      expect(broken, section).toEqual([]);
    }
  });

  test("figures that earn by being there carry at most a tenth", () => {
    const measured = new Set(
      questions.filter((question) => kindOf(question) === "measured").map(({ guid }) => guid),
    );
    for (const { section, level } of levelsOf(scoredClass, best)) {
      const total = rowsOf(level).reduce((sum, { guid, max }) => (measured.has(guid) ? sum + max : sum), 0);
      expect(total, section).toBeLessThanOrEqual(MEASURED_AT_MOST_PERCENT * 100);
    }
  });

  test("declaring all that may be declared takes at most 10 points, and leaves the areas as they were", () => {
    const chosen = Object.fromEntries(
      questions.filter((one) => one.notApplicableEnabled).map(({ guid }) => [guid, notApplicable()]),
    );
    for (const section of SECTIONS) {
      const facts = factsOf(section);
      const said = alone(bestCompany(questions, facts));
      const before = scored(said, facts)[scoredClass];
      const after = scored({ ...said, ...chosen }, facts)[scoredClass];
      expect(after.chosenShare, section).toBeLessThanOrEqual(1000);
      expect(
        after.areas.map(({ max }) => max),
        section,
      ).toEqual(before.areas.map(({ max }) => max));
    }
  });
});

describe("a person who works alone", () => {
  test("is asked no question about employees, in any section", () => {
    for (const section of SECTIONS) {
      const facts = factsOf(section);
      const states = surveyStates(questionnaireV3, alone(bestCompany(questions, facts)), facts);
      const about = questions.filter(({ dependencies = [] }) => dependencies.some(asksForEmployees));
      expect(about.length).toBeGreaterThan(25);
      expect(about.filter(({ guid }) => states.get(guid)?.status !== "na-blocked")).toEqual([]);
    }
  });

  test.each(SOLE_TRADERS)("as %s is asked about no body of a company", (forma) => {
    const facts = factsOf("J");
    const states = surveyStates(questionnaireV3, alone(bestCompany(questions, facts), forma), facts);
    const bodies = ["organo", "revisione", "cooperativa"].map((name) => `v3-gov-responsabilita-${name}`);
    expect(bodies.map((guid) => states.get(guid)?.status)).toEqual(bodies.map(() => "na-blocked"));
  });

  test.each([
    { forma: "libero-professionista", section: "M", status: "na-blocked", voluntary: false },
    { forma: "studio-associato", section: "Q", status: "na-blocked", voluntary: false },
    { forma: "impresa-individuale", section: "S", status: "not-answered", voluntary: false },
    { forma: "impresa-individuale", section: "A", status: "not-answered", voluntary: true },
    { forma: "srl", section: "M", status: "not-answered", voluntary: false },
  ])(
    "is asked about insured goods only in the register of enterprises: %o",
    ({ forma, section, ...state }) => {
      const states = surveyStates(questionnaireV3, { [FORM]: answer({ forma }) }, factsOf(section));
      const [insurance, policy] = ["assicurazione", "polizza"].map((name) =>
        states.get(`v3-env-clima-e-rischi-${name}`),
      );
      expect(insurance).toMatchObject(state);
      expect(policy?.status).toBe(
        state.status === "na-blocked" || state.voluntary ? "na-blocked" : "blocked",
      );
    },
  );

  test("is asked about insured goods until the legal form is given", () => {
    const states = surveyStates(questionnaireV3, {}, factsOf("M"));
    expect(states.get("v3-env-clima-e-rischi-assicurazione")).toMatchObject({
      status: "not-answered",
      applicable: true,
    });
  });

  test.each([
    { forma: "impresa-individuale", employees: 0, voluntary: true },
    { forma: "libero-professionista", employees: 0, voluntary: true },
    { forma: "impresa-individuale", employees: 1, voluntary: false },
    { forma: "studio-associato", employees: 0, voluntary: false },
    { forma: "srl", employees: 0, voluntary: false },
  ])("need not say who is in charge: $forma with $employees employees, $voluntary", (given) => {
    const answers = { [FORM]: answer({ forma: given.forma }) };
    const facts = { ...factsOf("S"), employees: given.employees };
    const state = surveyStates(questionnaireV3, answers, facts).get("v3-gov-responsabilita-chi-segue");
    expect(state).toMatchObject({ status: "not-answered", voluntary: given.voluntary });
  });
});
