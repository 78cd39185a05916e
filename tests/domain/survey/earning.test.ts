import { describe, expect, test } from "vitest";
import type { Answers, RegistryFacts } from "~/domain/question/answer";
import type { IndicatorRule, Question } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import {
  answer,
  booleanQuestion,
  checkboxQuestion,
  decimal,
  FACTS,
  notApplicable,
  questionnaire,
  textQuestion,
} from "../build";

const PROOF = { document: "DVR firmato", checks: "data e firme", limitsUntilAttached: true } as const;

function earningOf(questions: Question[], answers: Answers, guid: string, facts: RegistryFacts = FACTS) {
  return surveyStates(questionnaire(questions), answers, facts).get(guid)?.earning;
}

describe("a practice on paper", () => {
  const practice = booleanQuestion({ guid: "rule", proof: PROOF });
  test.each([
    ["claimed", answer({ value: "yes" }), { percent: 60, limit: "on_paper" }],
    ["with its document", answer({ value: "yes" }, { attachments: ["a"] }), { percent: 100, limit: null }],
    ["denied", answer({ value: "no" }), { percent: 0, limit: null }],
    ["denied with a document", answer({ value: "no" }, { attachments: ["a"] }), { percent: 0, limit: null }],
  ])("%s", (_, stored, expected) => {
    expect(earningOf([practice], { rule: stored }, "rule")).toEqual(expected);
  });

  test("that earns less than the limit is not raised to it", () => {
    const half = booleanQuestion({ guid: "rule", proof: PROOF, shares: { yes: 40, no: 0 } });
    expect(earningOf([half], { rule: answer({ value: "yes" }) }, "rule")).toEqual({
      percent: 40,
      limit: null,
    });
  });
});

describe("an indicator", () => {
  const rule: IndicatorRule = {
    kind: "indicator",
    value: {
      of: [{ question: "accidents", field: "number" }],
      per: [{ question: "hours", field: "amount" }],
      times: "200000",
    },
    unit: "infortuni ogni 200.000 ore",
    tables: [
      {
        macrosectors: ["F"],
        steps: [
          { from: "0", share: 100 },
          { from: "6", share: 50 },
          { from: "12", share: 0 },
        ],
      },
      {
        steps: [
          { from: "0", share: 100 },
          { from: "3", share: 50 },
          { from: "6", share: 0 },
        ],
      },
    ],
    ofNothing: 30,
    basis: "Soglie di prova.",
  };
  const questions = [
    textQuestion({ guid: "accidents", fields: [decimal("number")], earning: rule }),
    textQuestion({ guid: "hours", weight: 0, notApplicableEnabled: true }),
  ];
  const given = (number: string, hours: string): Answers => ({
    accidents: answer({ number }),
    hours: answer({ amount: hours }),
  });

  test.each<[string, Answers, RegistryFacts, number]>([
    ["is best without accidents", given("0", "40000"), FACTS, 100],
    ["is 2.99 per 200,000 hours", given("598", "40000000"), FACTS, 100],
    ["is exactly 3", given("0.6", "40000"), FACTS, 50],
    ["is exactly 6", given("1.2", "40000"), FACTS, 0],
    ["has the table of its sector", given("1.2", "40000"), { ...FACTS, macrosector: "F" }, 50],
    [
      "has the table of all where no sector is known",
      given("1.2", "40000"),
      { ...FACTS, macrosector: null },
      0,
    ],
    ["of nothing earns what its content says", given("0", "0"), FACTS, 30],
  ])("%s", (_, answers, facts, percent) => {
    expect(earningOf(questions, answers, "accidents", facts)).toEqual({ percent, limit: null });
  });

  test.each<[string, Answers]>([
    ["missing", { accidents: answer({ number: "1" }) }],
    ["not applicable", { accidents: answer({ number: "1" }), hours: notApplicable() }],
  ])("with a figure that is %s says so and earns nothing", (_, answers) => {
    expect(earningOf(questions, answers, "accidents")).toEqual({ percent: 0, limit: "figures_missing" });
  });

  test("below its first step earns nothing", () => {
    const worsening = textQuestion({
      guid: "trend",
      earning: {
        ...rule,
        value: { of: [{ question: "trend", field: "amount" }] },
        tables: [{ steps: [{ from: "0", share: 100 }] }],
      },
      fields: [decimal("amount", { min: "-100" })],
    });
    expect(earningOf([worsening], { trend: answer({ amount: "-5" }) }, "trend")).toMatchObject({
      percent: 0,
    });
    expect(earningOf([worsening], { trend: answer({ amount: "5" }) }, "trend")).toMatchObject({
      percent: 100,
    });
  });
});

describe("a choice of something else", () => {
  const other = {
    id: "other",
    label: "Altra",
    share: 20,
    opens: { label: "Quale?", maxLength: 50, required: true },
  };
  const measures = checkboxQuestion({
    guid: "measures",
    choices: [{ id: "meters", label: "Contatori", share: 30 }, other],
  });

  test.each<[string, Record<string, string>, number]>([
    ["without words earns nothing, nor does what is chosen beside it", { meters: "on", other: "on" }, 0],
    ["with words earns its share", { meters: "on", other: "on", other_text: "Sensori" }, 50],
    ["that is not chosen changes nothing", { meters: "on" }, 30],
  ])("%s", (_, elements, percent) => {
    expect(earningOf([measures], { measures: answer(elements) }, "measures")?.percent).toBe(percent);
  });
});

describe("a voluntary question", () => {
  const below = booleanQuestion({
    guid: "gap",
    dependencies: [{ effect: "voluntary", registry: "employees", atLeast: 100 }],
  });
  const stateOf = (answers: Answers, facts: RegistryFacts) =>
    surveyStates(questionnaire([below]), answers, facts).get("gap");

  test("that is left empty is done and costs nothing", () => {
    expect(stateOf({}, { ...FACTS, employees: 99 })).toMatchObject({
      voluntary: true,
      status: "not-answered",
      done: true,
      applicable: false,
    });
  });

  test("that is answered counts like any other", () => {
    expect(stateOf({ gap: answer({ value: "yes" }) }, { ...FACTS, employees: 99 })).toMatchObject({
      voluntary: true,
      status: "self-declared",
      applicable: true,
      earning: { percent: 100 },
    });
  });

  test("is asked from the threshold on", () => {
    expect(stateOf({}, { ...FACTS, employees: 100 })).toMatchObject({
      voluntary: false,
      done: false,
      applicable: true,
    });
  });

  test("waits for the number that decides it", () => {
    expect(stateOf({}, { ...FACTS, employees: null })).toMatchObject({ status: "blocked", done: false });
  });
});

describe("a proposal", () => {
  test("may come from the registry, and from a choice of another answer", () => {
    const questions = [
      booleanQuestion({ guid: "policy" }),
      booleanQuestion({
        guid: "again",
        autofill: [{ field: "value", copy: { question: "policy", field: "value" } }],
      }),
      textQuestion({ guid: "heads", autofill: [{ field: "amount", sum: [{ registry: "employees" }] }] }),
    ];
    const states = surveyStates(questionnaire(questions), { policy: answer({ value: "yes" }) }, FACTS);
    expect(states.get("again")).toMatchObject({ status: "autofilled", elements: { value: "yes" } });
    expect(states.get("heads")).toMatchObject({
      status: "autofilled",
      elements: { amount: String(FACTS.employees) },
    });
  });

  test("from a registry fact that is not given is none", () => {
    const heads = textQuestion({
      guid: "heads",
      autofill: [{ field: "amount", sum: [{ registry: "employees" }] }],
    });
    const states = surveyStates(questionnaire([heads]), {}, { ...FACTS, employees: null });
    expect(states.get("heads")).toMatchObject({ status: "not-answered", elements: {} });
  });
});
