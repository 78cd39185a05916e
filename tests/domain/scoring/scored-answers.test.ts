import { describe, expect, test } from "vitest";
import { scoredAnswers } from "~/domain/scoring/scored-answers";
import { surveyStates } from "~/domain/survey/status";
import { answer, booleanQuestion, FACTS, notApplicable, questionnaire, textQuestion } from "../build";

describe("a scored answer", () => {
  test.each([
    ["is a declared one", booleanQuestion(), answer({ value: "no" }), 1],
    ["is not a disclosure", booleanQuestion({ weight: 0 }), answer({ value: "yes" }), 0],
    ["is not one of reporting", booleanQuestion({ level: "reporting" }), answer({ value: "yes" }), 0],
    ["is not one that does not apply", booleanQuestion({ notApplicableEnabled: true }), notApplicable(), 0],
    ["is not an unfinished one", textQuestion(), answer({}), 0],
  ])("%s", (_, question, given, expected) => {
    const survey = questionnaire([question]);
    expect(scoredAnswers(survey, surveyStates(survey, { [question.guid]: given }, FACTS))).toBe(expected);
  });
});
