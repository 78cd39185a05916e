import { describe, expect, test } from "vitest";
import type { Dependency } from "~/domain/question/question";
import { saveRefusals, type SaveRefusal, type SurveyNow } from "~/domain/survey/save-refusals";
import { surveyStates } from "~/domain/survey/status";
import { answer, booleanQuestion, FACTS, questionnaire } from "../build";

const opensWith = (question: string): Dependency => ({ question, anyOf: ["yes"], effect: "blocked" });

/** A parent that opens its child, another question of the class, and one of reporting. */
const QUESTIONS = [
  booleanQuestion({ guid: "parent" }),
  booleanQuestion({ guid: "child", dependencies: [opensWith("parent")] }),
  booleanQuestion({ guid: "other" }),
  booleanQuestion({ guid: "reporting", level: "reporting" }),
];

type Given = Partial<Record<"parent" | "child" | "other" | "reporting", "yes" | "no">>;

/** A survey in which these are stored, each at its first revision. */
function surveyWith(stored: Given): SurveyNow {
  const asked = questionnaire(QUESTIONS);
  const answers = Object.fromEntries(
    Object.entries(stored).map(([guid, value]) => [guid, { ...answer({ value }), revision: 1, edition: 1 }]),
  );
  const states = surveyStates(asked, answers, FACTS);
  return { questionnaire: asked, answers, facts: FACTS, earlier: {}, states };
}

function refusedOf(stored: Given, saved: Given, seen: Partial<Record<keyof Given, number>> = {}) {
  const changes = QUESTIONS.flatMap((question) => {
    const guid = question.guid as keyof Given;
    const value = saved[guid];
    const revision = seen[guid] ?? (stored[guid] ? 1 : 0);
    return value ? [{ question, answer: answer({ value }), revision }] : [];
  });
  return Object.fromEntries(saveRefusals(surveyWith(stored), changes).refused);
}

describe("an answer may be saved now", () => {
  test.each<[string, Given, Given]>([
    ["where its question is open", {}, { other: "yes" }],
    ["where its parent opens it in the same save", {}, { parent: "yes", child: "no" }],
    ["where its parent closes it in the same save", { parent: "yes" }, { parent: "no", child: "no" }],
    ["in reporting, where the classes are complete", { parent: "no", other: "no" }, { reporting: "yes" }],
    [
      "in reporting, where the same save completes the classes",
      { parent: "no" },
      { other: "no", reporting: "yes" },
    ],
    [
      "in reporting, where the same save opens another question of the classes",
      { parent: "no", other: "no" },
      { parent: "yes", reporting: "yes" },
    ],
  ])("%s", (_, stored, saved) => {
    expect(refusedOf(stored, saved)).toEqual({});
  });
});

describe("an answer may not be saved now", () => {
  test.each<[string, Given, Given, Partial<Record<keyof Given, SaveRefusal>>]>([
    ["where its question is closed", {}, { child: "yes" }, { child: "closed" }],
    ["where its question stays closed", { parent: "no" }, { child: "yes" }, { child: "closed" }],
    [
      "in reporting, where the classes are not complete",
      { parent: "no" },
      { reporting: "yes" },
      { reporting: "reporting_locked" },
    ],
    [
      "in reporting, where the same save leaves something open",
      {},
      { parent: "yes", other: "yes", reporting: "yes" },
      { reporting: "reporting_locked" },
    ],
  ])("%s", (_, stored, saved, refused) => {
    expect(refusedOf(stored, saved)).toEqual(refused);
  });

  test("where the stored answer is newer than the one that was seen", () => {
    expect(refusedOf({ other: "yes" }, { other: "no" }, { other: 0 })).toEqual({ other: "conflict" });
  });

  test("by a parent that is out of date itself: it opens nothing", () => {
    expect(refusedOf({ parent: "no" }, { parent: "yes", child: "yes" }, { parent: 0 })).toEqual({
      parent: "conflict",
      child: "closed",
    });
  });

  test("and is called closed rather than out of date", () => {
    expect(refusedOf({ parent: "no", child: "yes" }, { child: "no" }, { child: 0 })).toEqual({
      child: "closed",
    });
  });
});
