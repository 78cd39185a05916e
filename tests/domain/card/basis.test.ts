import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coverageOf } from "~/domain/card/basis/coverage";
import { credibilityOf } from "~/domain/card/basis/credibility";
import { ageInDays, lastChange } from "~/domain/card/basis/data-date";
import { declaredNotApplicable } from "~/domain/card/basis/not-applicable";
import { isUnfilled } from "~/domain/card/basis/unfilled";
import type { Answers } from "~/domain/question/answer";
import { SCORE_REASONS, type ScoreReason } from "~/domain/scoring/score";
import { surveyStates } from "~/domain/survey/status";
import {
  answer,
  booleanQuestion,
  decimal,
  FACTS,
  matrixQuestion,
  notApplicable,
  questionnaire,
  textQuestion,
} from "../build";

const yes = answer({ value: "yes" });
const no = answer({ value: "no" });
const closedBy = (question: string) => ({
  dependencies: [{ effect: "blocked" as const, question, anyOf: ["yes"] }],
});
const level = (answered: number, done: number, applicable: number, percent: number | null) => ({
  ...{ answered, done, applicable, percent },
});

describe("the coverage", () => {
  const asked = questionnaire([
    booleanQuestion({ guid: "v3-a" }),
    booleanQuestion({ guid: "v3-b", ...closedBy("v3-a") }),
    booleanQuestion({ guid: "v3-c", notApplicableEnabled: true }),
    booleanQuestion({ guid: "v3-d", level: "graduate" }),
    booleanQuestion({ guid: "v3-e", level: "reporting" }),
  ]);
  const counted = (answers: Parameters<typeof surveyStates>[1], obsolete: string[] = []) => {
    const states = surveyStates(asked, answers, FACTS, new Set(obsolete));
    const { levels, ...total } = coverageOf(asked.questions, states);
    return [total, ...levels.map(({ id: _, ...counts }) => counts)];
  };

  test("of nothing is none of the applicable questions, and reporting is not among them", () => {
    expect(counted({})).toEqual([
      { answered: 0, done: 0, applicable: 4 },
      level(0, 0, 3, 0),
      level(0, 0, 1, 0),
    ]);
  });

  test("leaves out what does not apply, and takes what a given answer closes as done but not answered", () => {
    expect(counted({ "v3-a": no, "v3-c": notApplicable(), "v3-e": yes })).toEqual([
      { answered: 1, done: 2, applicable: 3 },
      level(1, 2, 2, 100),
      level(0, 0, 1, 0),
    ]);
  });

  test("is rounded down, and leaves out what was revised since", () => {
    expect(counted({ "v3-a": yes, "v3-b": yes })[1]).toEqual(level(2, 2, 3, 66));
    expect(counted({ "v3-a": yes, "v3-b": yes }, ["v3-b"])[1]).toEqual(level(1, 1, 2, 50));
  });

  test("of a class in which nothing applies has no percentage", () => {
    const alone = questionnaire([booleanQuestion({ guid: "v3-a", notApplicableEnabled: true })]);
    const states = surveyStates(alone, { "v3-a": notApplicable() }, FACTS);
    expect(coverageOf(alone.questions, states).levels[0]?.percent).toBeNull();
  });
});

describe("the date of data", () => {
  test.each<[string[], string | null]>([
    [[], null],
    [["2026-01-02T00:00:00.000Z"], "2026-01-02T00:00:00.000Z"],
    [
      ["2026-01-02T00:00:00.000Z", "2026-02-01T00:00:00.000Z", "2025-12-31T00:00:00.000Z"],
      "2026-02-01T00:00:00.000Z",
    ],
  ])("of %j is %s", (times, last) => {
    expect(lastChange(times.map((updatedAt) => ({ updatedAt })))).toBe(last);
  });

  test("is no answer's but the newest one's", () => {
    const time = fc.integer({ min: 0, max: 4e12 }).map((ms) => ({ updatedAt: new Date(ms).toISOString() }));
    fc.assert(
      fc.property(fc.array(time, { minLength: 1 }), (answers) => {
        const last = lastChange(answers) ?? "";
        expect(answers.map(({ updatedAt }) => updatedAt)).toContain(last);
        for (const { updatedAt } of answers)
          expect(Date.parse(updatedAt)).toBeLessThanOrEqual(Date.parse(last));
      }),
    );
  });

  test.each([
    ["2026-03-10T09:00:00.000Z", 0],
    ["2026-03-11T08:59:59.999Z", 0],
    ["2026-03-11T09:00:00.000Z", 1],
    ["2027-03-10T09:00:00.000Z", 365],
    ["2026-03-09T09:00:00.000Z", 0],
  ])("seen at %s is %i days old", (now, days) => {
    expect(ageInDays("2026-03-10T09:00:00.000Z", now)).toBe(days);
  });
});

describe("the credibility", () => {
  const metodo = { ...decimal("metodo"), inputType: "dropdown" as const, options: [] };
  const asked = questionnaire(
    [
      textQuestion({ guid: "v3-a", fields: [decimal("t"), metodo] }),
      matrixQuestion({ guid: "v3-m", columns: [decimal("t"), metodo] }),
      textQuestion({ guid: "v3-x", fields: [decimal("t")] }),
      textQuestion({ guid: "v3-y", fields: [decimal("t")] }),
    ],
    {
      plausibility: [
        {
          id: "x-under-y",
          question: "v3-x",
          left: { question: "v3-x", field: "t" },
          relation: "atMost",
          right: { question: "v3-y", field: "t" },
          message: "È più alto: se è giusto, spiega.",
        },
      ],
    },
  );
  const origins = [
    { question: "v3-a", field: "metodo", estimated: ["stima"] },
    { question: "v3-m", field: "metodo", estimated: ["spesa", "medie"] },
  ];
  const of = (answers: Answers) => {
    const survey = { questionnaire: asked, answers, facts: FACTS, earlier: {} };
    return credibilityOf({ ...survey, states: surveyStates(asked, answers, FACTS) }, origins);
  };
  const NOTHING = {
    figures: { measured: 0, estimated: 0 },
    checks: { passed: 0, explained: 0 },
    documents: 0,
  };

  test("of no answers is nothing", () => {
    expect(of({})).toEqual(NOTHING);
  });

  test.each([
    ["calcolo", { measured: 1, estimated: 0 }],
    ["stima", { measured: 0, estimated: 1 }],
  ])("counts a figure whose origin is %s", (metodo, figures) => {
    expect(of({ "v3-a": answer({ t: "3", metodo }) })).toEqual({ ...NOTHING, figures });
  });

  test("counts every row of a matrix that says where its figure comes from, and no other", () => {
    const elements = { "bought.t": "1", "bought.metodo": "spesa", "made.metodo": "diretti", "other.t": "4" };
    expect(of({ "v3-m": answer(elements) }).figures).toEqual({ measured: 1, estimated: 1 });
  });

  test("counts no figure without a declared origin", () => {
    expect(of({ "v3-a": answer({ t: "3" }), "v3-x": answer({ t: "3" }) })).toEqual(NOTHING);
  });

  test.each([
    ["1", "2", { passed: 1, explained: 0 }],
    ["2", "2", { passed: 1, explained: 0 }],
    ["3", "2", { passed: 0, explained: 1 }],
  ])("counts the check of %s against %s, both declared", (x, y, checks) => {
    const explained = answer({ t: x }, { incompatibilityExplanation: "È giusto." });
    expect(of({ "v3-x": explained, "v3-y": answer({ t: y }) })).toEqual({ ...NOTHING, checks });
  });

  test("counts no check against a figure that is not declared", () => {
    expect(of({ "v3-x": answer({ t: "1" }) })).toEqual(NOTHING);
    expect(of({ "v3-x": notApplicable(), "v3-y": answer({ t: "1" }) })).toEqual(NOTHING);
  });

  test("counts a file of two answers once", () => {
    const with2 = answer({ t: "1" }, { attachments: ["f1", "f2"] });
    const with1 = answer({ t: "1" }, { attachments: ["f2"] });
    expect(of({ "v3-a": with2, "v3-y": with1 }).documents).toBe(2);
  });
});

test("what is declared not applicable has its reason, and what a rule closes is not among it", () => {
  const asked = questionnaire([
    booleanQuestion({ guid: "v3-a", notApplicableEnabled: true }),
    booleanQuestion({
      guid: "v3-b",
      dependencies: [{ effect: "na", registry: "employees", atLeast: 1_000 }],
    }),
    booleanQuestion({ guid: "v3-c", notApplicableEnabled: true }),
  ]);
  const answers = { "v3-a": { ...notApplicable(), notApplicableReason: " Non ha sedi. " }, "v3-c": yes };
  const listed = declaredNotApplicable(asked.questions, answers, surveyStates(asked, answers, FACTS));
  expect(listed.map(({ question, reason }) => [question.guid, reason])).toEqual([["v3-a", "Non ha sedi."]]);
});

describe("a class is unfilled", () => {
  const scored = (whys: ScoreReason[], max = 10_000) => ({
    max,
    areas: [{ milestones: [{ questions: whys.map((why) => ({ why })) }] }],
  });

  test.each(SCORE_REASONS)("without coverage, by a question that is %s and no other", (why) => {
    const isDeclared = ["earned", "partly_earned", "earns_nothing"].includes(why);
    expect(isUnfilled(scored(["not_answered", why]), undefined)).toBe(!isDeclared);
  });

  test.each([
    ["no answer", 0, 10_000, true],
    ["one answer, even one without points", 1, 10_000, false],
    ["nothing that applies", 0, -1, false],
  ])("with coverage, by %s", (_, answered, max, expected) => {
    expect(isUnfilled(scored(["not_answered"], max), { answered })).toBe(expected);
  });
});
