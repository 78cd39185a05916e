import { describe, expect, test } from "vitest";
import { mapping as v1ToV2 } from "~/content/mapping/v1-to-v2";
import { mapping as v2ToV3 } from "~/content/mapping/v2-to-v3";
import { questionnaireV1 } from "~/content/v1/questionnaire";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import { chained, successorsOf } from "~/domain/history/successors";
import type { QuestionMapping } from "~/domain/survey/last-year";
import { booleanQuestion, textQuestion } from "../build";

const step = (from: string, to: string, given: Partial<QuestionMapping> = {}): QuestionMapping => ({
  from,
  to,
  change: "same",
  elements: [],
  ...given,
});

describe("what became of a question", () => {
  test("within one API version it is succeeded by itself, revised where its edition is another", () => {
    const older = [
      booleanQuestion({ guid: "q1" }),
      textQuestion({ guid: "q2" }),
      booleanQuestion({ guid: "q3" }),
    ];
    const newer = [booleanQuestion({ guid: "q1", edition: 2 }), textQuestion({ guid: "q2" })];
    const value = [{ from: "value", to: "value" }];
    const amount = [{ from: "amount", to: "amount" }];
    expect([...successorsOf(older, newer, null).values()]).toEqual([
      step("q1", "q1", { change: "revised", elements: value }),
      step("q2", "q2", { elements: amount }),
    ]);
  });

  test("over API versions the mapping says it, as far as the questions are there", () => {
    const older = [booleanQuestion({ guid: "a" }), booleanQuestion({ guid: "b" })];
    const newer = [booleanQuestion({ guid: "A" })];
    const mapping = [step("a", "A"), step("b", "B"), step("c", "A")];
    expect([...successorsOf(older, newer, mapping).keys()]).toEqual(["a"]);
  });
});

describe("two steps as one", () => {
  test("are the same only where both are, and lose what either loses", () => {
    const first = [
      step("a", "b", {
        elements: [
          { from: "x", to: "y" },
          { from: "gone", to: "here" },
        ],
      }),
      step("lost", "nowhere"),
    ];
    const second = [step("b", "c", { change: "revised", elements: [{ from: "y", to: "z" }] })];
    expect(chained(first, second)).toEqual([
      step("a", "c", { change: "revised", elements: [{ from: "x", to: "z" }] }),
    ]);
    expect(chained(first.slice(0, 1), [step("b", "c")])).toEqual([step("a", "c")]);
  });

  test.each<[string, Record<string, string> | undefined, Record<string, string> | undefined, unknown]>([
    ["no choices", undefined, undefined, undefined],
    ["choices before", { no: "none" }, undefined, { no: "none" }],
    ["choices after", undefined, { none: "zero" }, { none: "zero" }],
    ["choices on both", { no: "none", some: "few" }, { none: "zero" }, { no: "zero" }],
    ["a choice with the name of a built-in", { no: "constructor" }, { none: "zero" }, {}],
  ])("lead choices through: %s", (_, before, after, choices) => {
    const through = (given: Record<string, string> | undefined) => [
      { from: "value", to: "value", ...(given && { choices: given }) },
    ];
    const [reached] = chained(
      [step("a", "b", { elements: through(before) })],
      [step("b", "c", { elements: through(after) })],
    );
    expect(reached?.elements[0]?.choices).toEqual(choices);
  });

  test("lead from v1 to questions and elements of v3 that exist", () => {
    const steps = chained(v1ToV2, v2ToV3);
    const reached = successorsOf(questionnaireV1.questions, questionnaireV3.questions, steps);
    const asked = new Map(questionnaireV3.questions.map((question) => [question.guid, question]));
    const unknown = steps.flatMap(({ to, elements }) => {
      const question = asked.get(to);
      const ids = question ? rulesOf(question).elementIds(question) : [];
      return elements.filter((element) => !ids.includes(element.to)).map((element) => `${to} ${element.to}`);
    });
    expect(reached.size).toBe(steps.length);
    expect(steps.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });
});
