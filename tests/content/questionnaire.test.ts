import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { contentFaults } from "~/domain/survey/content-check";
import { AREAS, type Field, type Question } from "~/domain/survey/question";
import { textsIn } from "./texts";

const { questions } = questionnaireV3;
const startSmall = questions.filter(({ level }) => level === "start_small");

function fieldsOf(question: Question): Field[] {
  if ("fields" in question) return question.fields;
  return question.questionClass === "matrix" ? question.columns : [];
}

describe("the questionnaire of v3", () => {
  test("does not contradict itself", () => {
    expect(contentFaults(questionnaireV3)).toEqual([]);
  });

  test("asks at least 40 Fondamentali questions, in each of the three areas", () => {
    expect(startSmall.length).toBeGreaterThanOrEqual(40);
    expect(new Set(startSmall.map(({ area }) => area))).toEqual(new Set(AREAS));
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

  test("covers the priority data of the dialogue document between small companies and banks", () => {
    const points = questions.flatMap(({ references }) =>
      references.filter(({ source }) => source === "MEF-PMI").map(({ point }) => Number.parseInt(point, 10)),
    );
    const wanted = [1, 2, 4, 7, 8, 9, 10, 13, 14, 22, 24, 25, 26, 36, 38, 39, 40, 42];
    expect(wanted.filter((point) => !points.includes(point))).toEqual([]);
  });

  // What people type is kept to these characters (spec §5); what they read keeps to them too.
  test("is written in characters up to code 255", () => {
    const beyond = textsIn(questionnaireV3).filter((text) => /[^\u0000-\u00ff]/.test(text));
    expect(beyond).toEqual([]);
  });
});

describe("questionnaires by API version", () => {
  test("v3 is the one of 2025 and later", () => {
    expect(questionnaire("v3")).toBe(questionnaireV3);
  });

  test.each(["v1", "v2"] as const)("%s has no questions yet", (apiVersion) => {
    expect(questionnaire(apiVersion)).toMatchObject({ apiVersion, questions: [] });
  });
});
