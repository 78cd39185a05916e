import { describe, expect, test } from "vitest";
import type { AnswerStatus } from "~/domain/survey/answer";
import { isOpen, isStarted, progressAmong } from "~/domain/survey/progress";
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
