import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import { scoreSurvey } from "~/domain/scoring/score";
import type { RegistryFacts } from "~/domain/question/answer";
import { contentIssues } from "~/domain/survey/content-check";
import { CLASSES, SCORED_AREAS } from "~/domain/question/question";
import { fieldsOf } from "~/domain/survey/question-check";
import { surveyStates } from "~/domain/survey/status";
import { answer } from "../domain/build";
import { textsIn } from "./texts";

const { questions, milestones } = questionnaireV3;

describe("the questionnaire of v3", () => {
  test("does not contradict itself", () => {
    expect(contentIssues(questionnaireV3)).toEqual([]);
  });

  test("asks at least 120 questions, at least 40 of them Fondamentali", () => {
    expect(questions.length).toBeGreaterThanOrEqual(120);
    expect(questions.filter(({ level }) => level === "start_small").length).toBeGreaterThanOrEqual(40);
  });

  test.each([...CLASSES, "reporting"] as const)("asks something in every area at level %s", (level) => {
    const areas = questions.filter((question) => question.level === level).map(({ area }) => area);
    expect(new Set(areas)).toEqual(new Set(SCORED_AREAS));
  });

  test.each(SCORED_AREAS)("has at least five milestones in %s, none of them empty", (area) => {
    const own = milestones.filter((milestone) => milestone.area === area);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.filter(({ id }) => !questions.some(({ milestone }) => milestone === id))).toEqual([]);
  });

  test("scores no pure disclosure of the report", () => {
    const disclosures = questions.filter(({ level }) => level === "reporting");
    expect(disclosures.filter(({ weight }) => weight > 0)).toEqual([]);
  });

  test("uses all six classes of questions", () => {
    expect(new Set(questions.map(({ questionClass }) => questionClass))).toEqual(
      new Set(["boolean", "text", "checkbox", "radio", "matrix", "dropdown"]),
    );
  });

  test("uses every input type", () => {
    expect(new Set(questions.flatMap(fieldsOf).map(({ inputType }) => inputType))).toEqual(
      new Set(["decimal", "integer", "percentage", "text", "label", "dropdown"]),
    );
  });

  // What people type is kept to these characters (spec §5); what they read keeps to them too.
  test("is written in characters up to code 255", () => {
    expect(textsIn(questionnaireV3).filter((text) => /[^\u0000-\u00ff]/.test(text))).toEqual([]);
  });

  const companies: [string, RegistryFacts][] = [
    ["nobody employed", { employees: 0, workforce: 1, turnover: 90_000, size: "micro", macrosector: "M" }],
    ["a micro company", { employees: 6, workforce: 7, turnover: 700_000, size: "micro", macrosector: "I" }],
    [
      "a small company",
      { employees: 40, workforce: 41, turnover: 8_000_000, size: "small", macrosector: "C" },
    ],
    [
      "a medium company",
      { employees: 180, workforce: 180, turnover: 40_000_000, size: "medium", macrosector: "F" },
    ],
  ];
  test.each(companies)("gives 100.00 points in each class for the best answers of %s", (_, facts) => {
    const answers = Object.fromEntries(
      questions.map((question) => {
        const explained = { incompatibilityExplanation: "È giusto." };
        return [question.guid, answer({ ...rulesOf(question).best(question) }, explained)];
      }),
    );
    const states = surveyStates(questionnaireV3, answers, facts);
    const weights = { environment: 40, social: 35, governance: 25 };
    const { levels } = scoreSurvey(questionnaireV3, states, weights);
    const lost = CLASSES.flatMap((scoredClass) => levels[scoredClass].areas)
      .flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions))
      .filter(({ actual, max }) => actual !== max);
    expect(lost).toEqual([]);
    for (const scoredClass of CLASSES) {
      expect(levels[scoredClass], scoredClass).toMatchObject({ actual: 10_000, max: 10_000 });
    }
  });
});
