import { describe, expect, test } from "vitest";
import { NO_ANSWER } from "~/domain/question/answer";
import { capOf } from "~/domain/request-cap";
import { readinessOf, readyOf } from "~/domain/sheets/readiness";
import { surveyStates } from "~/domain/survey/status";
import { booleanQuestion, questionnaire } from "../build";

const FACTS = { employees: 5, workforce: 6, turnover: 1, size: "micro", macrosector: "C" } as const;
const question = (guid: string) =>
  booleanQuestion({ guid, prompt: guid, notApplicableEnabled: true, notApplicableReasons: ["Altro"] });
const QUESTIONS = [
  question("a"),
  question("b"),
  booleanQuestion({
    guid: "c",
    prompt: "c",
    dependencies: [{ effect: "na", question: "a", anyOf: ["yes"] }],
  }),
];

const yes = { ...NO_ANSWER, elements: { value: "yes" } };
const no = { ...NO_ANSWER, elements: { value: "no" } };
const notApplicable = { ...NO_ANSWER, notApplicableChosen: true, notApplicableReason: "Altro" };

const readiness = (guids: string[], answers: Record<string, typeof NO_ANSWER>) =>
  readinessOf(guids, surveyStates(questionnaire(QUESTIONS), answers, FACTS));

describe("a datum that others ask for", () => {
  test.each([
    ["is missing while nothing is answered", ["a", "b"], {}, "missing"],
    ["is there in part", ["a", "b"], { a: yes }, "partial"],
    ["is ready once every question is answered", ["a", "b"], { a: yes, b: no }, "ready"],
    ["is ready without a question that is not asked of the company", ["a", "c"], { a: no }, "ready"],
    ["does not apply where none of its questions does", ["b"], { b: notApplicable }, "not_applicable"],
    ["does not apply where another answer closes it", ["c"], { a: no }, "not_applicable"],
    ["is not asked where no question asks it", [], { a: yes }, "not_asked"],
  ])("%s", (_, guids, answers, expected) => {
    expect(readiness(guids, answers as Record<string, typeof NO_ANSWER>)).toBe(expected);
  });

  test("counts as ready where it does not apply, and not at all where it is not asked", () => {
    expect(readyOf(["ready", "not_applicable", "partial", "missing", "not_asked"])).toEqual({
      ready: 2,
      total: 4,
    });
  });
});

describe("the cap of a client's request", () => {
  test.each([
    [null, null, "lower"],
    [10, 9, "lower"],
    [11, 9, "higher"],
    [1200, 1000, "higher"],
    [1200, 1001, "none"],
  ] as const)("with %s people at work and %s employees is the %s one", (workforce, employees, cap) => {
    expect(capOf({ workforce, employees })).toBe(cap);
  });
});
