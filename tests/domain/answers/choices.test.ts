import { describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import type { Elements } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { booleanQuestion, checkboxQuestion, dropdownQuestion, radioQuestion } from "../build";

const keysOf = (question: Question, elements: Elements) =>
  rulesOf(question)
    .check(question, elements)
    .map(({ element, key }) => [element, key]);

describe("boolean", () => {
  const conviction = booleanQuestion({ shares: { yes: 0, no: 100 } });

  test("no earns where yes is bad", () => {
    expect(rulesOf(conviction).earned(conviction, { value: "no" })).toBe(100);
    expect(rulesOf(conviction).earned(conviction, { value: "yes" })).toBe(0);
    expect(rulesOf(conviction).best(conviction)).toEqual({ value: "no" });
  });

  test("only yes and no are answers", () => {
    expect(keysOf(conviction, { value: "maybe" })).toEqual([["value", "unknown_choice"]]);
    expect(keysOf(conviction, { value: "" })).toEqual([["value", "unknown_choice"]]);
  });

  test("an unanswered one misses its value", () => {
    expect(rulesOf(conviction).missing(conviction, {})).toEqual(["value"]);
  });
});

describe("radio", () => {
  const opens = { label: "Come si chiama il ruolo?", maxLength: 20, required: true };
  const role = radioQuestion({
    choices: [
      { id: "none", label: "Nessuno", share: 0 },
      { id: "named", label: "Un incaricato", share: 100, opens },
    ],
  });
  const rules = rulesOf(role);

  test("the opened text belongs to the elements", () => {
    expect(rules.elementIds(role)).toEqual(["value", "named_text"]);
  });

  test("the opened text is required only when its choice is chosen", () => {
    expect(rules.missing(role, { value: "named" })).toEqual(["named_text"]);
    expect(rules.missing(role, { value: "none" })).toEqual([]);
    expect(rules.missing(role, {})).toEqual(["value"]);
  });

  test("the text of a choice that is not chosen is dropped while reading and refused when stored", () => {
    expect(rules.read(role, { value: "none", named_text: "Energy manager" }).elements).toEqual({
      value: "none",
    });
    expect(keysOf(role, { value: "none", named_text: "Energy manager" })).toEqual([
      ["named_text", "not_acceptable"],
    ]);
  });

  test("a text longer than declared is refused with its limit", () => {
    const errors = rules.check(role, { value: "named", named_text: "x".repeat(21) });
    expect(errors).toEqual([{ element: "named_text", key: "too_long", params: { max: "20" } }]);
  });

  test("reading tells which characters were replaced", () => {
    const reading = rules.read(role, { value: "named", named_text: " Resp. dell’energia " });
    expect(reading.elements).toEqual({ value: "named", named_text: "Resp. dell'energia" });
    expect(reading.changes).toEqual([{ element: "named_text", from: "’", to: "'" }]);
  });

  test("an unknown choice and an unknown element are refused", () => {
    expect(keysOf(role, { value: "boss" })).toEqual([["value", "unknown_choice"]]);
    expect(rules.read(role, { value: "none", other: "1" }).errors).toEqual([
      { element: "other", key: "unknown_element" },
    ]);
    expect(keysOf(role, JSON.parse('{ "__proto__": "x" }'))).toEqual([["__proto__", "unknown_element"]]);
  });
});

describe("checkbox", () => {
  const measures = checkboxQuestion();
  const rules = rulesOf(measures);

  test.each<[Elements, number]>([
    [{ meters: "on" }, 25],
    [{ meters: "on", leaks: "on" }, 65],
    [{ meters: "on", reuse: "on", leaks: "on" }, 100],
    [{ none: "on" }, 0],
    [{}, 0],
  ])("%j earns %i", (elements, earned) => {
    expect(rules.earned(measures, elements)).toBe(earned);
  });

  test("the exclusive choice stands alone", () => {
    expect(keysOf(measures, { none: "on", meters: "on" })).toEqual([["none", "exclusive_choice"]]);
    expect(keysOf(measures, { none: "on" })).toEqual([]);
  });

  test("more choices than allowed are refused with the limit", () => {
    const limited = checkboxQuestion({ maxChoices: "2" });
    expect(rules.check(limited, { meters: "on", reuse: "on", leaks: "on" })).toEqual([
      { element: "", key: "max_choices", params: { max: "2" } },
    ]);
    expect(rulesOf(limited).best(limited)).toEqual({ reuse: "on", leaks: "on" });
  });

  test("a posted choice that does not exist is refused", () => {
    expect(rules.read(measures, { solar: "on" }).errors).toEqual([
      { element: "solar", key: "unknown_element" },
    ]);
    expect(keysOf(measures, { meters: "yes" })).toEqual([["meters", "unknown_choice"]]);
  });

  test("without any choice the whole answer is missing", () => {
    expect(rules.missing(measures, {})).toEqual([""]);
    expect(rules.missing(measures, { none: "on" })).toEqual([]);
  });
});

describe("dropdown", () => {
  const options = [
    { id: "low", label: "Basso", share: 0 },
    { id: "mid", label: "Medio", share: 50 },
    { id: "high", label: "Alto", share: 100 },
  ];
  const field = { label: "Grado", inputType: "dropdown", options } as const;
  const grades = dropdownQuestion({
    fields: [
      { ...field, id: "a" },
      { ...field, id: "b" },
      { ...field, id: "c" },
    ],
  });

  test("earns the mean share of its lists, rounded down", () => {
    expect(rulesOf(grades).earned(grades, { a: "high", b: "mid", c: "mid" })).toBe(66);
    expect(rulesOf(grades).earned(grades, { a: "high", b: "high", c: "high" })).toBe(100);
  });

  test("earns everything when completeness is the rule", () => {
    const disclosed = dropdownQuestion({ ...grades, earning: { kind: "complete" } });
    expect(rulesOf(disclosed).earned(disclosed, { a: "low", b: "low", c: "low" })).toBe(100);
  });
});
