import { describe, expect, test } from "vitest";
import type { Answers } from "~/domain/question/answer";
import { neighbours, pageOf, questionsOf, topicSteps } from "~/domain/survey/journey";
import { isComplete, isReportingOpen, openInTopic, progressOf } from "~/domain/survey/progress";
import type { Question } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import { answer, booleanQuestion, FACTS, questionnaire } from "../build";

const guids = (questions: Question[]) => questions.map((question) => question.guid);

describe("the journey", () => {
  const whole = questionnaire([
    booleanQuestion({ guid: "report", level: "reporting", milestone: "acqua" }),
    booleanQuestion({ guid: "grown", level: "graduate", milestone: "acqua" }),
    booleanQuestion({ guid: "law", area: "governance", milestone: "legalità" }),
    booleanQuestion({ guid: "water", milestone: "acqua" }),
    booleanQuestion({ guid: "energy" }),
    booleanQuestion({ guid: "more-water", milestone: "acqua" }),
  ]);

  test("goes by level, area and milestone, then as written", () => {
    expect(guids(questionsOf(whole, "full"))).toEqual([
      "water",
      "more-water",
      "energy",
      "law",
      "grown",
      "report",
    ]);
  });

  test("keeps to the levels asked for", () => {
    expect(guids(questionsOf(whole, ["graduate", "reporting"]))).toEqual(["grown", "report"]);
  });
});

describe("pages", () => {
  const closed = { dependencies: [{ effect: "na" as const, question: "a", anyOf: ["yes"] }] };
  const whole = questionnaire([
    booleanQuestion({ guid: "a" }),
    booleanQuestion({ guid: "c", pageId: "1", indexInPage: "2" }),
    booleanQuestion({ guid: "b", pageId: "1", indexInPage: "1" }),
    booleanQuestion({ guid: "d", ...closed }),
    booleanQuestion({ guid: "e", dependencies: [{ effect: "blocked", question: "a", anyOf: ["yes"] }] }),
    booleanQuestion({ guid: "f", milestone: "acqua" }),
    booleanQuestion({ guid: "g", milestone: "legalità", ...closed }),
  ]);
  const states = surveyStates(whole, { a: answer({ value: "no" }) }, FACTS);

  test("questions of one page stand in its order", () => {
    expect(guids(pageOf(whole, "c"))).toEqual(["b", "c"]);
    expect(guids(pageOf(whole, "a"))).toEqual(["a"]);
    expect(pageOf(whole, "unknown")).toEqual([]);
  });

  test.each([
    ["a", null, "b", 0],
    ["b", "a", "f", 2],
    ["c", "a", "f", 2],
    ["e", "b", "f", 0],
    ["f", "b", null, 1],
    ["unknown", null, null, 0],
  ])(
    "from %s one goes back to %s and on to %s, past %i closed questions",
    (guid, previous, next, skipped) => {
      expect(neighbours(whole.questions, states, guid)).toEqual({ previous, next, skipped });
    },
  );

  test("a topic has those of its class that ask something, and the open one whatever it asks", () => {
    const steps = (guid: string) => {
      const question = whole.questions.find((one) => one.guid === guid);
      return question ? topicSteps(whole.questions, states, question) : [];
    };
    expect(steps("c")).toEqual([
      { id: "a", done: true, isHere: false },
      { id: "b", done: false, isHere: true },
    ]);
    expect(steps("d").map(({ id, isHere }) => [id, isHere])).toEqual([
      ["a", false],
      ["b", false],
      ["d", true],
    ]);
    expect(steps("f")).toEqual([{ id: "f", done: false, isHere: true }]);
  });

  test("the open questions of a topic leave out closed ones, other topics and locked ones", () => {
    expect(openInTopic(whole.questions, states, "energia", true)).toBe(2);
    expect(openInTopic(whole.questions, states, "acqua", true)).toBe(1);
    const locked = questionnaire([booleanQuestion({ guid: "r", level: "reporting" })]);
    const open = surveyStates(locked, {}, FACTS);
    expect([false, true].map((isOpen) => openInTopic(locked.questions, open, "energia", isOpen))).toEqual([
      0, 1,
    ]);
  });
});

describe("progress", () => {
  const questions = [
    booleanQuestion({ guid: "a" }),
    booleanQuestion({ guid: "b", dependencies: [{ effect: "na", question: "a", anyOf: ["yes"] }] }),
    booleanQuestion({ guid: "c" }),
    booleanQuestion({ guid: "report", level: "reporting" }),
  ];
  const statesFor = (answers: Answers, obsolete: string[] = []) =>
    surveyStates(questionnaire(questions), answers, FACTS, new Set(obsolete));

  test("what is not asked of the company is done, reporting does not count, percent is rounded down", () => {
    expect(progressOf(questions, statesFor({ a: answer({ value: "no" }) }))).toEqual({
      done: 2,
      total: 3,
      percent: 66,
    });
  });

  test("obsolete questions do not count", () => {
    expect(progressOf(questions, statesFor({ a: answer({ value: "no" }) }, ["c"]))).toEqual({
      done: 2,
      total: 2,
      percent: 100,
    });
  });

  test("a completed survey opens reporting, and reopens when a route opens", () => {
    const complete = { a: answer({ value: "no" }), c: answer({ value: "no" }) };
    expect(isReportingOpen(questions, statesFor(complete))).toBe(true);
    expect(isReportingOpen(questions, statesFor({ ...complete, a: answer({ value: "yes" }) }))).toBe(false);
  });

  test("where nothing is asked nothing is complete", () => {
    expect(isComplete([], statesFor({}))).toBe(false);
    expect(progressOf([], statesFor({})).percent).toBe(0);
  });
});
