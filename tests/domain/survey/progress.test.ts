import { describe, expect, test } from "vitest";
import type { AnswerStatus } from "~/domain/question/answer";
import { isLocked, isOpen, isStarted, progressAmong, progressAsked } from "~/domain/survey/progress";
import { answer, booleanQuestion, notApplicable } from "../build";

const row = { level: "start_small", done: false, obsolete: false };

describe("the progress", () => {
  test("leaves out obsolete questions and reporting, and rounds down", () => {
    const done = { ...row, done: true };
    const rows = [done, done, row, { ...done, obsolete: true }, { ...row, level: "reporting" }];
    expect(progressAmong(rows)).toEqual({ done: 2, total: 3, percent: 66 });
  });

  test("of nothing is nothing", () => {
    expect(progressAmong([])).toEqual({ done: 0, total: 0, percent: 0 });
  });
});

describe("the progress of some levels", () => {
  const reporting = { ...row, level: "reporting" };

  test("counts reporting where it stands alone, and nowhere else", () => {
    const rows = [reporting, { ...reporting, done: true }];
    expect(progressAsked(rows)).toEqual({ done: 1, total: 2, percent: 50 });
    expect(progressAsked([...rows, row])).toEqual({ done: 0, total: 1, percent: 0 });
  });
});

describe("reporting", () => {
  test.each([
    ["is locked until it opens", "reporting", false, false, true],
    ["is not locked once it is open", "reporting", false, true, false],
    ["is not locked where its question was revised since", "reporting", true, false, false],
    ["alone is ever locked", "master", false, false, false],
  ])("%s", (_, level, obsolete, reportingOpen, locked) => {
    expect(isLocked({ level }, { obsolete }, reportingOpen)).toBe(locked);
  });
});

describe("a survey is started", () => {
  const question = booleanQuestion({ guid: "v3-a" });
  test.each([
    ["by an answer", answer({ value: "no" }), true],
    ["by saying that a question does not apply", notApplicable(), true],
    ["not by an answer taken back", answer({}), false],
    ["not by a remark alone", answer({}, { explanation: "Poi." }), false],
  ])("%s", (_, given, expected) => {
    expect(isStarted([question], { "v3-a": given })).toBe(expected);
  });

  test("not by answers to other questions", () => {
    expect(isStarted([question], { "v3-b": answer({ value: "no" }) })).toBe(false);
  });
});

describe("a question", () => {
  test.each<[AnswerStatus, boolean]>([
    ["not-answered", true],
    ["autofilled", true],
    ["incomplete", true],
    ["incompatible", true],
    ["self-declared", false],
    ["blocked", false],
    ["na-blocked", false],
  ])("that is %s asks for something: %s", (status, expected) => {
    expect(isOpen({ status, obsolete: false })).toBe(expected);
    expect(isOpen({ status, obsolete: true })).toBe(true);
  });
});
