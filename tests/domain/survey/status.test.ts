import { describe, expect, test } from "vitest";
import type { Answer, Answers } from "~/domain/question/answer";
import type { PlausibilityRule } from "~/domain/question/plausibility-rule";
import type { Dependency, Question } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import {
  answer,
  booleanQuestion,
  checkboxQuestion,
  decimal,
  FACTS,
  matrixQuestion,
  NO_FACTS,
  notApplicable,
  questionnaire,
  radioQuestion,
  textQuestion,
} from "../build";

function stateOf(guid: string, questions: Question[], answers: Answers, given: Partial<typeof FACTS> = {}) {
  const state = surveyStates(questionnaire(questions), answers, { ...FACTS, ...given }).get(guid);
  if (!state) throw new Error(`No state for ${guid}`);
  return state;
}

const parent = booleanQuestion({ guid: "parent", notApplicableEnabled: true });
const child = (...dependencies: Dependency[]) => radioQuestion({ guid: "child", dependencies });
const onYes: Dependency = { effect: "blocked", question: "parent", anyOf: ["yes"] };
const openUntil: Dependency = { effect: "na", question: "parent", anyOf: ["yes"], openUntilAnswered: true };
const naOnNo: Dependency = { effect: "na", question: "parent", anyOf: ["yes"] };

describe("the status of an answer", () => {
  const named = { id: "named", label: "Sì", opens: { label: "Chi?", maxLength: 9, required: true } };
  const question = radioQuestion({ guid: "q", choices: [named], notApplicableEnabled: true });

  test.each<[string, Answer | undefined, string, boolean]>([
    ["nothing stored", undefined, "not-answered", false],
    ["a cleared answer", answer({}), "not-answered", false],
    ["a required element missing", answer({ value: "named" }), "incomplete", false],
    ["all there", answer({ value: "named", named_text: "Ada" }), "self-declared", true],
    ["not applicable with a reason", notApplicable(), "self-declared", true],
    ["not applicable without a reason", notApplicable(null), "incomplete", false],
    ["not applicable with a blank reason", notApplicable("  "), "incomplete", false],
  ])("%s", (_, stored, status, done) => {
    expect(stateOf("q", [question], stored ? { q: stored } : {})).toMatchObject({ status, done });
  });

  describe("is the first that matches", () => {
    const sources = [
      booleanQuestion({ guid: "opener" }),
      booleanQuestion({ guid: "shutter" }),
      textQuestion({ guid: "source" }),
    ];
    const asked = textQuestion({
      guid: "asked",
      fields: [decimal("amount"), decimal("rest")],
      dependencies: [
        { effect: "blocked", question: "opener", anyOf: ["yes"] },
        { effect: "na", question: "shutter", anyOf: ["yes"] },
      ],
      autofill: [{ field: "amount", sum: [{ question: "source", field: "amount" }] }],
    });
    const limit: PlausibilityRule = {
      id: "limit",
      question: "asked",
      left: { question: "asked", field: "amount" },
      relation: "atMost",
      right: { registry: "employees" },
      message: "È molto. Se è giusto, spiega in una riga.",
    };
    const content = questionnaire([...sources, asked], { plausibility: [limit] });
    const statusOf = (answers: Answers) => surveyStates(content, answers, FACTS).get("asked")?.status;
    const open = { opener: answer({ value: "yes" }), shutter: answer({ value: "yes" }) };
    const unopened = { ...open, opener: answer({ value: "no" }) };
    const source = answer({ amount: "41" });

    test.each<[string, string, Answers]>([
      ["na-blocked", "blocked", { ...unopened, shutter: answer({ value: "no" }) }],
      ["blocked", "autofilled", { ...unopened, source }],
      ["autofilled", "not-answered", { ...open, source, asked: answer({}) }],
      ["not-answered", "incomplete", { ...open, asked: answer({}) }],
      ["incomplete", "incompatible", { ...open, asked: answer({ amount: "41" }) }],
      ["incompatible", "self-declared", { ...open, asked: answer({ amount: "41", rest: "0" }) }],
      ["self-declared", "nothing else", { ...open, asked: answer({ amount: "40", rest: "0" }) }],
    ])("%s before %s", (first, _, answers) => {
      expect(statusOf(answers)).toBe(first);
    });
  });

  test("not applicable is a flag, and takes the question out of the scoring", () => {
    expect(stateOf("q", [question], { q: notApplicable() })).toMatchObject({
      notApplicable: true,
      applicable: false,
    });
  });

  test("not applicable counts only where the question allows it", () => {
    const strict = { ...question, notApplicableEnabled: false };
    expect(stateOf("q", [strict], { q: notApplicable() }).status).toBe("not-answered");
  });

  test("obsolete is a flag beside the status", () => {
    const states = surveyStates(
      questionnaire([parent]),
      { parent: answer({ value: "yes" }) },
      FACTS,
      new Set(["parent"]),
    );
    expect(states.get("parent")).toMatchObject({
      status: "self-declared",
      obsolete: true,
      applicable: false,
    });
  });
});

describe("a question that depends on an answer", () => {
  test.each<[string, Dependency, Answer | undefined, string, boolean]>([
    ["opens", onYes, answer({ value: "yes" }), "not-answered", false],
    ["is blocked by the other answer", onYes, answer({ value: "no" }), "blocked", true],
    ["is not asked by the other answer", naOnNo, answer({ value: "no" }), "na-blocked", true],
    ["waits for a missing answer", onYes, undefined, "blocked", false],
    ["waits even when its effect is not applicable", naOnNo, undefined, "blocked", false],
    ["is open meanwhile where it may be", openUntil, undefined, "not-answered", false],
    ["opens then too by the answer", openUntil, answer({ value: "yes" }), "not-answered", false],
    ["closes then by the other answer", openUntil, answer({ value: "no" }), "na-blocked", true],
    ["is not asked when its parent is not applicable", onYes, notApplicable(), "na-blocked", true],
  ])("%s", (_, dependency, stored, status, done) => {
    const state = stateOf("child", [parent, child(dependency)], stored ? { parent: stored } : {});
    expect(state).toMatchObject({ status, done });
    expect(state.blockedBy).toEqual(status === "not-answered" ? null : { question: "parent" });
  });

  test("keeps what was stored while blocked and has it back when its parent comes back", () => {
    const stored = { child: answer({ value: "named" }) };
    const closed = stateOf("child", [parent, child(onYes)], { ...stored, parent: answer({ value: "no" }) });
    const open = stateOf("child", [parent, child(onYes)], { ...stored, parent: answer({ value: "yes" }) });
    expect(closed).toMatchObject({ status: "blocked", elements: { value: "named" } });
    expect(open).toMatchObject({ status: "self-declared", elements: { value: "named" } });
  });

  test("is settled when its parent was closed for good, and waits when its parent waits", () => {
    const grandchild = radioQuestion({
      guid: "grandchild",
      dependencies: [{ effect: "blocked", question: "child", anyOf: ["named"] }],
    });
    const questions = [parent, child(onYes), grandchild];
    expect(stateOf("grandchild", questions, { parent: answer({ value: "no" }) })).toMatchObject({
      status: "blocked",
      blockedByGivenAnswer: true,
      done: true,
    });
    expect(stateOf("grandchild", questions, {})).toMatchObject({ status: "blocked", done: false });
    expect(stateOf("grandchild", questions, { parent: notApplicable() }).status).toBe("na-blocked");
  });

  test("looks at the chosen boxes of a checkbox, an unchosen one being an answer too", () => {
    const boxes = checkboxQuestion({ guid: "boxes" });
    const named = child({ effect: "blocked", question: "boxes", field: "reuse", anyOf: ["on"] });
    const any = child({ effect: "na", question: "boxes", anyOf: ["reuse", "leaks"] });
    expect(stateOf("child", [boxes, named], { boxes: answer({ reuse: "on" }) }).status).toBe("not-answered");
    expect(stateOf("child", [boxes, named], { boxes: answer({ meters: "on" }) }).done).toBe(true);
    expect(stateOf("child", [boxes, any], { boxes: answer({ leaks: "on" }) }).status).toBe("not-answered");
    expect(stateOf("child", [boxes, any], { boxes: answer({ none: "on" }) }).status).toBe("na-blocked");
  });

  test("compares a computed sum", () => {
    const energy = matrixQuestion({ guid: "energy" });
    const above = child({ effect: "na", question: "energy", field: "made.all", above: "0" });
    const produced = { "made.green": "0.1", "made.other": "0" };
    expect(stateOf("child", [energy, above], { energy: answer(produced) }).status).toBe("not-answered");
    expect(stateOf("child", [energy, above], { energy: answer({ "made.green": "0" }) }).status).toBe(
      "na-blocked",
    );
    expect(stateOf("child", [energy, above], { energy: answer({ "bought.green": "5" }) })).toMatchObject({
      status: "blocked",
      done: false,
    });
  });

  test("does not wait for an optional element of a complete answer", () => {
    const fields = [decimal("total"), decimal("extra", { required: false })];
    const optional = child({ effect: "blocked", question: "amounts", field: "extra", above: "0" });
    const questions = [textQuestion({ guid: "amounts", fields }), optional];
    expect(stateOf("child", questions, { amounts: answer({ total: "1" }) })).toMatchObject({
      status: "blocked",
      done: true,
    });
  });
});

describe("a question that depends on the registry", () => {
  const fromFifty: Dependency = { effect: "na", registry: "employees", atLeast: 50 };
  const industry: Dependency = { effect: "blocked", registry: "macrosector", anyOf: ["C"] };
  const turning: Dependency = { effect: "na", registry: "turnover", atLeast: 10_000_000 };
  const larger: Dependency = { effect: "na", registry: "size", anyOf: ["medium", "large"] };

  test.each<[string, Dependency, Partial<typeof FACTS>, string, boolean]>([
    ["below the number", fromFifty, { employees: 49 }, "na-blocked", true],
    ["at the number", fromFifty, { employees: 50 }, "not-answered", false],
    ["without the number", fromFifty, { employees: null }, "blocked", false],
    ["zero is a number", fromFifty, { employees: 0 }, "na-blocked", true],
    ["in the sector", industry, { macrosector: "C" }, "not-answered", false],
    ["in another sector", industry, { macrosector: "G" }, "blocked", true],
    ["without a sector", industry, { macrosector: null }, "blocked", false],
    ["below the turnover", turning, { turnover: 9_999_999 }, "na-blocked", true],
    ["at the turnover", turning, { turnover: 10_000_000 }, "not-answered", false],
    ["without a turnover", turning, { turnover: null }, "blocked", false],
    ["of the size", larger, { size: "medium" }, "not-answered", false],
    ["of another size", larger, { size: "small" }, "na-blocked", true],
    ["without a size", larger, { size: null }, "blocked", false],
  ])("%s", (_, dependency, facts, status, done) => {
    const state = stateOf("child", [child(dependency)], {}, facts);
    expect(state).toMatchObject({ status, done });
  });

  test.each<[string, Dependency, Partial<typeof FACTS>]>([
    ["employees", fromFifty, { employees: 3 }],
    ["macrosector", industry, { macrosector: "G" }],
    ["turnover", turning, { turnover: null }],
    ["size", larger, { size: "small" }],
  ])("names the fact that closes it: %s", (registry, dependency, facts) => {
    expect(stateOf("child", [child(dependency)], {}, facts).blockedBy).toEqual({ registry });
  });
});

describe("several dependencies", () => {
  const other = booleanQuestion({ guid: "other" });
  const onOther: Dependency = { effect: "blocked", question: "other", anyOf: ["yes"] };
  const all = [parent, other, child(onYes, onOther)];
  const any = [parent, other, { ...child(onYes, onOther), dependencyMode: "any" as const }];

  test.each<[string, Question[], Answers, string, boolean]>([
    [
      "all hold",
      all,
      { parent: answer({ value: "yes" }), other: answer({ value: "yes" }) },
      "not-answered",
      false,
    ],
    ["one of all fails", all, { other: answer({ value: "no" }) }, "blocked", true],
    ["one of all is missing", all, { other: answer({ value: "yes" }) }, "blocked", false],
    ["one of any holds", any, { other: answer({ value: "yes" }) }, "not-answered", false],
    ["one of any may still hold", any, { other: answer({ value: "no" }) }, "blocked", false],
    [
      "none of any holds",
      any,
      { parent: answer({ value: "no" }), other: answer({ value: "no" }) },
      "blocked",
      true,
    ],
  ])("%s", (_, questions, answers, status, done) => {
    expect(stateOf("child", questions, answers)).toMatchObject({ status, done });
  });
});

describe("content that should not exist", () => {
  test("a circle of dependencies is blocked, not endless", () => {
    const one = booleanQuestion({
      guid: "one",
      dependencies: [{ effect: "na", question: "two", anyOf: ["yes"] }],
    });
    const two = booleanQuestion({
      guid: "two",
      dependencies: [{ effect: "na", question: "one", anyOf: ["yes"] }],
    });
    expect(stateOf("one", [one, two], { two: answer({ value: "yes" }) }).status).toBe("blocked");
    expect(stateOf("two", [one, two], { one: answer({ value: "yes" }) }).status).toBe("blocked");
  });

  test("a dependency on nothing is blocked", () => {
    expect(stateOf("child", [child(onYes)], {}).status).toBe("blocked");
  });
});

describe("autofill", () => {
  const energy = matrixQuestion({ guid: "energy", notApplicableEnabled: true });
  const emissions = textQuestion({
    guid: "emissions",
    fields: [decimal("electricity"), decimal("heat")],
    autofill: [{ field: "electricity", sum: [{ question: "energy", field: "bought.all" }] }],
  });
  const questions = [energy, emissions];
  const source = answer({ "bought.green": "1.5", "bought.other": "2" });

  test("offers the sum of its sources until it is confirmed", () => {
    expect(stateOf("emissions", questions, { energy: source })).toMatchObject({
      status: "autofilled",
      displayStatus: "incomplete",
      elements: { electricity: "3.5" },
      missing: ["heat"],
      done: false,
    });
  });

  test.each(["1000000000000000", "-1"])("offers nothing that its own question would refuse: %s", (value) => {
    expect(stateOf("emissions", questions, { energy: answer({ "bought.other": value }) })).toMatchObject({
      status: "not-answered",
      elements: {},
    });
  });

  test("vanishes with its source", () => {
    expect(stateOf("emissions", questions, {}).status).toBe("not-answered");
    expect(stateOf("emissions", questions, { energy: notApplicable() }).status).toBe("not-answered");
  });

  test("a confirmed value stays when its source changes", () => {
    const confirmed = answer({ electricity: "3.5", heat: "0" });
    expect(
      stateOf("emissions", questions, { emissions: confirmed, energy: answer({ "bought.green": "9" }) }),
    ).toMatchObject({
      status: "self-declared",
      elements: { electricity: "3.5" },
    });
  });
});

describe("plausibility", () => {
  const question = textQuestion({ guid: "fuel" });
  const rule: PlausibilityRule = {
    id: "fuel-per-head",
    question: "fuel",
    left: { question: "fuel", field: "amount" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "2.5",
    message: "È molto. Se è giusto, spiega in una riga.",
  };
  const states = (stored: Answer, facts = FACTS) =>
    surveyStates(questionnaire([question], { plausibility: [rule] }), { fuel: stored }, facts).get("fuel");

  test("a value at the limit is plausible", () => {
    expect(states(answer({ amount: "100" }))).toMatchObject({ status: "self-declared", implausible: [] });
  });

  test("a value beyond it contradicts, and is not done", () => {
    expect(states(answer({ amount: "100.000001" }))).toMatchObject({
      status: "incompatible",
      implausible: ["fuel-per-head"],
      done: false,
    });
  });

  test("an explanation settles it", () => {
    const explained = answer({ amount: "500" }, { incompatibilityExplanation: "Abbiamo un forno." });
    expect(states(explained)).toMatchObject({ status: "self-declared", implausible: [] });
  });

  test("an unknown quantity contradicts nothing", () => {
    expect(states(answer({ amount: "500" }), NO_FACTS)?.status).toBe("self-declared");
  });
});
