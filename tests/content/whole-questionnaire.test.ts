import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { wholeQuestionnaire } from "~/content/v3/whole";
import { rulesOf } from "~/domain/answers/classes";
import { scoreSurvey } from "~/domain/scoring/score";
import type { RegistryFacts } from "~/domain/survey/answer";
import { contentFaults } from "~/domain/survey/content-check";
import { AREAS, CLASSES } from "~/domain/survey/question";
import { surveyStates } from "~/domain/survey/status";
import { answer } from "../domain/build";
import { textsIn } from "./texts";

const { questions, milestones } = wholeQuestionnaire;
const references = questions.flatMap((question) => question.references);

const pointsOf = (wanted: string) =>
  references.filter(({ source }) => source === wanted).map(({ point }) => /^\w+/.exec(point)?.[0] ?? "");

const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

describe("the questionnaire of v3 with all its levels", () => {
  test("does not contradict itself", () => {
    expect(contentFaults(wholeQuestionnaire)).toEqual([]);
  });

  test("is not served yet: what is served asks Fondamentali alone", () => {
    const served = questionnaire("v3").questions;
    expect(new Set(served.map(({ level }) => level))).toEqual(new Set(["start_small"]));
    expect(questions.filter(({ level }) => level === "start_small")).toEqual(served);
  });

  test("asks at least 120 questions, in every area at every level", () => {
    expect(questions.length).toBeGreaterThanOrEqual(120);
    for (const level of [...CLASSES, "reporting"]) {
      const areas = questions.filter((question) => question.level === level).map(({ area }) => area);
      expect(new Set(areas), level).toEqual(new Set(AREAS));
    }
  });

  test.each(AREAS)("has at least five milestones in %s, none of them empty", (area) => {
    const own = milestones.filter((milestone) => milestone.area === area);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.filter(({ id }) => !questions.some(({ milestone }) => milestone === id))).toEqual([]);
  });

  test("scores no pure disclosure of the report", () => {
    const disclosures = questions.filter(({ level }) => level === "reporting");
    expect(disclosures.filter(({ weight }) => weight > 0)).toEqual([]);
  });

  test("covers every disclosure of both modules of the voluntary standard", () => {
    const points = pointsOf("VSME");
    expect([...numbered("B", 11), ...numbered("C", 9)].filter((point) => !points.includes(point))).toEqual(
      [],
    );
  });

  test("covers what the dialogue document between small companies and banks asks first of micro companies", () => {
    const points = pointsOf("MEF-PMI");
    const wanted = [1, 2, 4, 7, 8, 9, 10, 13, 14, 22, 24, 25, 26, 36, 38, 39, 40, 42];
    expect(wanted.map(String).filter((point) => !points.includes(point))).toEqual([]);
  });

  test("is written in characters up to code 255", () => {
    expect(textsIn(wholeQuestionnaire).filter((text) => /[^\u0000-\u00ff]/.test(text))).toEqual([]);
  });

  const companies: [string, RegistryFacts][] = [
    ["nobody employed", { employees: 0, turnover: 90_000, size: "micro", macrosector: "M" }],
    ["a micro company", { employees: 6, turnover: 700_000, size: "micro", macrosector: "I" }],
    ["a small company", { employees: 40, turnover: 8_000_000, size: "small", macrosector: "C" }],
    ["a medium company", { employees: 180, turnover: 40_000_000, size: "medium", macrosector: "F" }],
  ];
  test.each(companies)("gives 100.00 points in each class for the best answers of %s", (_, facts) => {
    const answers = Object.fromEntries(
      questions.map((question) => {
        const explained = { incompatibilityExplanation: "È giusto." };
        return [question.guid, answer({ ...rulesOf(question).best(question) }, explained)];
      }),
    );
    const states = surveyStates(wholeQuestionnaire, answers, facts);
    const weights = { environment: 40, social: 35, governance: 25 };
    const { levels } = scoreSurvey(wholeQuestionnaire, states, weights);
    const lost = CLASSES.flatMap((scoredClass) => levels[scoredClass].areas)
      .flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions))
      .filter(({ actual, max }) => actual !== max);
    expect(lost).toEqual([]);
    for (const scoredClass of CLASSES) {
      expect(levels[scoredClass], scoredClass).toMatchObject({ actual: 10_000, max: 10_000 });
    }
  });
});
