import { describe, expect, test } from "vitest";
import { questionnaireV1 } from "~/content/v1/questionnaire";
import { questionnaireV2 } from "~/content/v2/questionnaire";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { contentIssues } from "~/domain/survey/content-check";
import { CLASSES, SCORED_AREAS, THEMES } from "~/domain/question/question";
import { textsIn } from "./texts";

const OLD_LEVELS = ["base", "intermediate", "advanced", "reporting"];

describe.each([
  ["v1", questionnaireV1, 40, THEMES],
  ["v2", questionnaireV2, 45, SCORED_AREAS],
] as const)("the questionnaire of %s", (apiVersion, content, least, themes) => {
  test("does not contradict itself", () => {
    expect(content.apiVersion).toBe(apiVersion);
    expect(contentIssues(content)).toEqual([]);
  });

  test(`asks at least ${least} questions, under each of its headings`, () => {
    expect(content.questions.length).toBeGreaterThanOrEqual(least);
    expect(new Set(content.questions.map(({ area }) => area))).toEqual(new Set(themes));
  });

  test("has the levels of its time and no scored class", () => {
    expect(new Set(content.questions.map(({ level }) => level))).toEqual(new Set(OLD_LEVELS));
    const shares = content.milestones.flatMap((milestone) =>
      CLASSES.filter((scoredClass) => scoredClass in milestone.shares),
    );
    expect(shares).toEqual([]);
  });

  test("has no milestone without questions", () => {
    const asked = new Set(content.questions.map(({ milestone }) => milestone));
    expect(content.milestones.filter(({ id }) => !asked.has(id))).toEqual([]);
  });

  test("is written in characters up to code 255", () => {
    expect(textsIn(content).filter((text) => /[^\u0000-\u00ff]/.test(text))).toEqual([]);
  });
});

test("no guid is used in two versions", () => {
  const guids = [questionnaireV1, questionnaireV2, questionnaireV3].flatMap((content) =>
    content.questions.map(({ guid }) => guid),
  );
  expect(new Set(guids).size).toBe(guids.length);
});
