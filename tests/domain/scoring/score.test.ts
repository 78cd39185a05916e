import { describe, expect, test } from "vitest";
import { apportion } from "~/domain/scoring/apportion";
import { scoreSurvey } from "~/domain/scoring/score";
import type { Answers } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import {
  answer,
  booleanQuestion,
  FACTS,
  notApplicable,
  questionnaire,
  radioQuestion,
  textQuestion,
} from "../build";

const WEIGHTS = { environment: 50, social: 30, governance: 20 };

function scoreOf(questions: Question[], answers: Answers, obsolete: string[] = []) {
  const content = questionnaire(questions);
  const states = surveyStates(content, answers, FACTS, new Set(obsolete));
  return scoreSurvey(content, states, WEIGHTS).levels.start_small;
}

const yes = answer({ value: "yes" });
const no = answer({ value: "no" });
const one = (guid: string, area: Question["area"], given: Partial<Question> = {}) =>
  booleanQuestion({ guid, area, milestone: `m-${area}`, notApplicableEnabled: true, ...(given as object) });
const three = [one("e", "environment"), one("s", "social"), one("g", "governance")];

describe("apportioning", () => {
  test.each<[number, bigint[], number[]]>([
    [10_000, [1n, 1n, 1n], [3334, 3333, 3333]],
    [10_000, [1n, 2n, 3n], [1667, 3333, 5000]],
    [10, [1n, 0n, 1n, 1n], [4, 0, 3, 3]],
    [10_000, [0n, 0n], [0, 0]],
    [10_000, [], []],
    [10_000, [10n ** 40n, 10n ** 40n + 1n], [5000, 5000]],
  ])("%i over %s is %s", (whole, weights, expected) => {
    expect(apportion(whole, weights)).toEqual(expected);
  });
});

describe("the score of a class", () => {
  test("areas weigh what the table says", () => {
    const score = scoreOf(three, { e: yes, s: no });
    expect(score).toMatchObject({ actual: 5000, max: 10_000, notApplicableShare: 0, flagged: false });
    expect(score.areas.map(({ id, actual, max }) => [id, actual, max])).toEqual([
      ["environment", 5000, 5000],
      ["social", 0, 3000],
      ["governance", 0, 2000],
    ]);
  });

  test("not applicable raises the others in proportion, and is told apart", () => {
    const score = scoreOf(three, { e: yes, s: notApplicable(), g: no });
    expect(score).toMatchObject({ actual: 7143, max: 10_000, notApplicableShare: 3000, flagged: false });
    expect(score.areas[1]).toMatchObject({ actual: -1, max: -1 });
    expect(score.areas[1]?.milestones[0]?.questions[0]).toEqual({
      guid: "s",
      actual: -1,
      max: -1,
      earned: 0,
      why: "not_applicable",
    });
  });

  test.each<[string, Answers, number, boolean, boolean]>([
    ["30 %", { s: notApplicable() }, 3000, false, false],
    ["50 %", { e: notApplicable() }, 5000, true, false],
    ["70 %", { e: notApplicable(), g: notApplicable() }, 7000, true, true],
  ])("%s not applicable", (_, answers, notApplicableShare, flagged, blocksIssuing) => {
    expect(scoreOf(three, answers)).toMatchObject({ notApplicableShare, flagged, blocksIssuing });
  });

  test("nothing applicable is not available rather than zero", () => {
    const answers = { e: notApplicable(), s: notApplicable(), g: notApplicable() };
    expect(scoreOf(three, answers)).toMatchObject({ actual: -1, max: -1, notApplicableShare: 10_000 });
  });

  test("a class without questions is not available", () => {
    const states = surveyStates(questionnaire(three), {}, FACTS);
    const { master } = scoreSurvey(questionnaire(three), states, WEIGHTS).levels;
    expect(master).toEqual({
      actual: -1,
      max: -1,
      notApplicableShare: 0,
      flagged: false,
      blocksIssuing: false,
      areas: [],
    });
  });

  test("obsolete questions and pure disclosures do not count", () => {
    const disclosure = one("d", "social", { weight: 0 });
    const score = scoreOf([...three, disclosure], { e: yes, s: yes, g: yes, d: yes }, ["s"]);
    expect(score).toMatchObject({ actual: 10_000, max: 10_000 });
    expect(
      score.areas.flatMap((area) => area.milestones.flatMap((m) => m.questions)).map((q) => q.guid),
    ).toEqual(["e", "s", "g"]);
  });

  test("milestone shares divide the area, question weights the milestone", () => {
    const questions = [
      booleanQuestion({ guid: "a", milestone: "first", weight: 3 }),
      booleanQuestion({ guid: "b", milestone: "first", weight: 1 }),
      booleanQuestion({ guid: "c", milestone: "second", weight: 7 }),
    ];
    const content = questionnaire(questions);
    const [first] = content.milestones;
    if (first) first.shares = { start_small: 4 };
    const { start_small } = scoreSurvey(content, surveyStates(content, {}, FACTS), WEIGHTS).levels;
    const maxima = start_small.areas[0]?.milestones.map(({ max, questions }) => [
      max,
      questions.map((q) => q.max),
    ]);
    expect(maxima).toEqual([
      [8000, [6000, 2000]],
      [2000, [2000]],
    ]);
  });
});

describe("why a question earns what it earns", () => {
  const parent = booleanQuestion({ guid: "parent" });
  const waiting = booleanQuestion({
    guid: "waiting",
    dependencies: [{ effect: "blocked", question: "parent", anyOf: ["yes"] }],
  });
  const unasked = booleanQuestion({
    guid: "unasked",
    dependencies: [{ effect: "na", question: "parent", anyOf: ["yes"] }],
  });
  const graded = radioQuestion({ guid: "graded" });
  const amount = textQuestion({ guid: "amount" });
  const copied = textQuestion({
    guid: "copied",
    autofill: [{ field: "amount", sum: [{ question: "amount", field: "amount" }] }],
  });
  const questions = [parent, waiting, unasked, graded, amount, copied];
  const answers = {
    parent: no,
    waiting: yes,
    graded: answer({ value: "some" }),
    amount: answer({ amount: "1" }),
  };

  test.each([
    ["parent", 0, "earns_nothing"],
    ["waiting", 0, "blocked"],
    ["unasked", 0, "not_applicable"],
    ["graded", 40, "partly_earned"],
    ["amount", 100, "earned"],
    ["copied", 0, "unconfirmed"],
  ])("%s earns %i: %s", (guid, earned, why) => {
    const scored = scoreOf(questions, answers).areas[0]?.milestones[0]?.questions;
    expect(scored?.find((question) => question.guid === guid)).toMatchObject({ earned, why });
  });
});
