import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coverageOf } from "~/domain/card/basis/coverage";
import { leftOut } from "~/domain/card/left-out";
import type { Answers } from "~/domain/question/answer";
import { surveyStates } from "~/domain/survey/status";
import {
  answer,
  booleanQuestion,
  decimal,
  FACTS,
  notApplicable,
  questionnaire,
  textQuestion,
} from "../build";

const asked = questionnaire(
  [
    booleanQuestion({ guid: "v3-gate", notApplicableEnabled: true }),
    booleanQuestion({
      guid: "v3-behind",
      dependencies: [{ effect: "blocked", question: "v3-gate", anyOf: ["yes"] }],
    }),
    textQuestion({ guid: "v3-two", fields: [decimal("a"), decimal("b")] }),
    textQuestion({ guid: "v3-small", fields: [decimal("a")] }),
    textQuestion({
      guid: "v3-sum",
      fields: [decimal("a")],
      autofill: [{ field: "a", sum: [{ question: "v3-small", field: "a" }] }],
    }),
    booleanQuestion({ guid: "v3-report", level: "reporting" }),
  ],
  {
    plausibility: [
      {
        id: "small",
        question: "v3-small",
        left: { question: "v3-small", field: "a" },
        relation: "atMost",
        right: { constant: "10" },
        message: "È alto: se è giusto, spiega.",
      },
    ],
  },
);

const listed = (answers: Answers, obsolete: string[] = []) =>
  Object.fromEntries(
    leftOut(asked.questions, surveyStates(asked, answers, FACTS, new Set(obsolete))).map(
      ({ why, questions }) => [why, questions.map(({ guid }) => guid)],
    ),
  );

describe("what a card leaves out", () => {
  test("is everything before the first answer, apart from locked reporting", () => {
    expect(listed({})).toEqual({
      unanswered: ["v3-gate", "v3-two", "v3-small", "v3-sum"],
      waiting: ["v3-behind"],
    });
  });

  test("is grouped by reason, in the order in which a company mends it", () => {
    const answers = {
      "v3-gate": answer({ value: "yes" }),
      "v3-two": answer({ a: "1" }),
      "v3-small": answer({ a: "11" }),
    };
    expect(listed(answers, ["v3-gate"])).toEqual({
      obsolete: ["v3-gate"],
      incompatible: ["v3-small"],
      incomplete: ["v3-two"],
      unconfirmed: ["v3-sum"],
      unanswered: ["v3-behind"],
    });
    expect(Object.keys(listed(answers, ["v3-gate"]))).toEqual([
      "obsolete",
      "incompatible",
      "incomplete",
      "unconfirmed",
      "unanswered",
    ]);
  });

  test("is reporting once it is open, and nothing once all is answered", () => {
    const classes = {
      "v3-gate": notApplicable(),
      "v3-two": answer({ a: "1", b: "2" }),
      "v3-small": answer({ a: "11" }, { incompatibilityExplanation: "Il forno." }),
      "v3-sum": answer({ a: "11" }),
    };
    expect(listed(classes)).toEqual({ unanswered: ["v3-report"] });
    expect(listed({ ...classes, "v3-report": answer({ value: "no" }) })).toEqual({});
  });

  test("and what it covers make up the applicable questions of the classes", () => {
    const value = fc.option(fc.constantFrom("1", "11"), { nil: undefined });
    const given = fc.record({
      gate: fc.constantFrom(undefined, "yes", "no", "na"),
      behind: fc.constantFrom(undefined, "yes"),
      a: value,
      b: value,
      small: value,
      sum: value,
    });
    fc.assert(
      fc.property(given, ({ gate, behind, a, b, small, sum }) => {
        const some = (elements: Record<string, string | undefined>) =>
          answer(Object.fromEntries(Object.entries(elements).flatMap(([id, v]) => (v ? [[id, v]] : []))));
        const states = surveyStates(
          asked,
          {
            "v3-gate": gate === "na" ? notApplicable() : some({ value: gate }),
            "v3-behind": some({ value: behind }),
            "v3-two": some({ a, b }),
            "v3-small": some({ a: small }),
            "v3-sum": some({ a: sum }),
          },
          FACTS,
        );
        const { done, applicable } = coverageOf(asked.questions, states);
        const left = leftOut(asked.questions, states).flatMap(({ questions }) => questions);
        expect(left.filter(({ level }) => level !== "reporting")).toHaveLength(applicable - done);
      }),
    );
  });
});
