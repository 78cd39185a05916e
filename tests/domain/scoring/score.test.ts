import { describe, expect, test } from "vitest";
import { apportion } from "~/domain/scoring/apportion";
import { type LevelScore, scoreSurvey } from "~/domain/scoring/score";
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

const SHARING = { weights: { environment: 50, social: 30, governance: 20 }, macrosector: null };

function scoreOf(questions: Question[], answers: Answers, obsolete: string[] = []) {
  const content = questionnaire(questions);
  const states = surveyStates(content, answers, FACTS, new Set(obsolete));
  return scoreSurvey(content, states, SHARING).levels.start_small;
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
    expect(score).toMatchObject({ actual: 5000, max: 10_000, notApplicableShare: 0, chosenShare: 0 });
    expect(score.areas.map(({ id, actual, max }) => [id, actual, max])).toEqual([
      ["environment", 5000, 5000],
      ["social", 0, 3000],
      ["governance", 0, 2000],
    ]);
  });

  test("an area of which nothing applies raises the others in proportion, and is told apart", () => {
    const score = scoreOf(three, { e: yes, s: notApplicable(), g: no });
    expect(score).toMatchObject({ actual: 7143, max: 10_000, notApplicableShare: 3000, chosenShare: 3000 });
    expect(score.areas[1]).toMatchObject({ actual: -1, max: -1 });
    expect(score.areas[1]?.milestones[0]?.questions[0]).toEqual({
      guid: "s",
      actual: -1,
      max: -1,
      earned: 0,
      why: "not_applicable",
    });
  });

  test("not applicable leaves its points to its topic, then to its area, which keeps its weight", () => {
    const questions = [
      one("a", "environment", { milestone: "first" }),
      one("b", "environment", { milestone: "first" }),
      one("c", "environment", { milestone: "second" }),
      one("s", "social"),
      one("g", "governance"),
    ];
    const maxima = (answers: Answers) =>
      scoreOf(questions, answers)
        .areas.flatMap((area) => area.milestones.flatMap((milestone) => milestone.questions))
        .map(({ max }) => max);
    expect(maxima({})).toEqual([1250, 1250, 2500, 3000, 2000]);
    expect(maxima({ a: notApplicable() })).toEqual([-1, 2500, 2500, 3000, 2000]);
    expect(maxima({ a: notApplicable(), b: notApplicable() })).toEqual([-1, -1, 5000, 3000, 2000]);
  });

  const all = { e: yes, s: yes, g: yes };
  const small = one("small", "environment", { weight: 1 });
  const large = one("large", "environment", { weight: 19 });
  test.each<[string, Question[], Answers, Partial<LevelScore>]>([
    [
      "2.5 % chosen",
      [small, large, ...three.slice(1)],
      { ...all, large: yes, small: notApplicable() },
      { chosenShare: 250, flagged: false },
    ],
    [
      "5 % chosen",
      [{ ...small, weight: 10 }, { ...large, weight: 90 }, ...three.slice(1)],
      { ...all, large: yes, small: notApplicable() },
      { chosenShare: 500, flagged: false },
    ],
    [
      "5.01 % chosen",
      [{ ...small, weight: 501 }, { ...large, weight: 4499 }, ...three.slice(1)],
      { ...all, large: yes, small: notApplicable() },
      { chosenShare: 501, flagged: true, blocksIssuing: false },
    ],
    [
      "20 % chosen",
      three,
      { ...all, g: notApplicable() },
      { chosenShare: 2000, flagged: true, blocksIssuing: false },
    ],
    [
      "50 % chosen",
      three,
      { ...all, e: notApplicable() },
      { chosenShare: 5000, flagged: true, blocksIssuing: false },
    ],
    [
      "70 % chosen",
      three,
      { s: yes, e: notApplicable(), g: notApplicable() },
      { flagged: true, blocksIssuing: true },
    ],
    [
      "two of three answered",
      three,
      { e: yes, s: yes },
      { chosenShare: 0, flagged: true, blocksIssuing: false },
    ],
    ["all answered", three, all, { flagged: false, blocksIssuing: false }],
  ])("%s", (_, questions, answers, expected) => {
    expect(scoreOf(questions, answers)).toMatchObject(expected);
  });

  test.each([
    [4, 5, 80, false],
    [79, 99, 79, true],
    [159, 200, 79, true],
    [160, 200, 80, false],
  ])(
    "with %i of %i questions answered is %i % complete, and flagged: %s",
    (answered, asked, percent, flagged) => {
      const guids = Array.from({ length: asked }, (_, index) => `q${index}`);
      const questions = guids.map((guid) => one(guid, "environment"));
      const answers = Object.fromEntries(guids.slice(0, answered).map((guid) => [guid, no]));
      const { completeness, ...score } = scoreOf(questions, answers);
      expect({ percent: completeness.percent, flagged: score.flagged }).toEqual({ percent, flagged });
    },
  );

  test("what a proven fact closes is not chosen", () => {
    const closed = one("closed", "social", {
      dependencies: [{ effect: "na", question: "e", anyOf: ["no"] }],
    });
    const score = scoreOf([...three, closed], all);
    expect(score).toMatchObject({ notApplicableShare: 1500, chosenShare: 0, flagged: false });
  });

  test("what the registry closes blocks no card", () => {
    const ofStaff = three.map((question) =>
      question.guid === "g"
        ? question
        : { ...question, dependencies: [{ effect: "na", registry: "employees", atLeast: 100_000 } as const] },
    );
    expect(scoreOf(ofStaff, all)).toMatchObject({ notApplicableShare: 8000, blocksIssuing: false });
  });

  test("what a choice closes is chosen with it", () => {
    const child = one("child", "social", {
      dependencies: [{ effect: "blocked", question: "s", anyOf: ["yes"] }],
    });
    const score = scoreOf([...three, child], { e: yes, s: notApplicable(), g: yes });
    expect(score).toMatchObject({ notApplicableShare: 3000, chosenShare: 3000 });
  });

  test("completeness counts what applies, scored or not", () => {
    const disclosure = one("d", "social", { weight: 0 });
    const { completeness } = scoreOf([...three, disclosure], { e: yes, s: notApplicable(), d: no });
    expect(completeness).toEqual({ answered: 2, done: 2, applicable: 3, percent: 66 });
  });

  test("what is not settled yet can still be reached", () => {
    expect(scoreOf(three, { e: no })).toMatchObject({ actual: 0, reachable: 5000 });
    expect(scoreOf(three, { e: yes })).toMatchObject({ actual: 5000, reachable: 10_000 });
  });

  test("nothing applicable is not available rather than zero", () => {
    const answers = { e: notApplicable(), s: notApplicable(), g: notApplicable() };
    expect(scoreOf(three, answers)).toMatchObject({ actual: -1, max: -1, notApplicableShare: 10_000 });
  });

  test("a class without questions is not available", () => {
    const states = surveyStates(questionnaire(three), {}, FACTS);
    const { master } = scoreSurvey(questionnaire(three), states, SHARING).levels;
    expect(master).toEqual({
      undeclared: [],
      actual: -1,
      max: -1,
      sum: -1,
      caps: [],
      held: null,
      reachable: -1,
      completeness: { answered: 0, done: 0, applicable: 0, percent: null },
      notApplicableShare: 0,
      chosenShare: 0,
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
    const { start_small } = scoreSurvey(content, surveyStates(content, {}, FACTS), SHARING).levels;
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
