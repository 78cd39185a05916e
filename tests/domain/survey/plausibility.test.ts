import { describe, expect, test } from "vitest";
import type { Elements } from "~/domain/question/answer";
import type { Formula, PlausibilityRule } from "~/domain/question/plausibility-rule";
import { outcomeOf, questionsOfEarlier, questionsOfRule } from "~/domain/survey/plausibility";
import { FACTS, NO_FACTS } from "../build";

const NOW: Record<string, Elements> = {
  heat: { gas: "10", oil: "2.5", name: "Caldaia", code: "99.99" },
  site: { land: "Italia", degrees: "45" },
};
const BEFORE: Record<string, Elements> = { heat: { gas: "8" } };

const sources = {
  inForce: (guid: string) => NOW[guid] ?? null,
  earlier: (guid: string) => BEFORE[guid] ?? null,
  facts: FACTS,
};

const head = { id: "r", question: "heat", message: "Davvero?" };
const gas = { question: "heat", field: "gas" };
const oil = { question: "heat", field: "oil" };
const missing = { question: "heat", field: "coal" };
const constant = (value: string) => ({ constant: value });
const between = (left: Formula, low: string, high: string, right: Formula, slack?: string) =>
  ({ ...head, left, relation: "between", low, high, right, ...(slack && { slack }) }) as PlausibilityRule;

describe("a rule between numbers", () => {
  test.each<[string, PlausibilityRule, "passed" | "broken" | "unknown"]>([
    ["at its most", { ...head, left: gas, relation: "atMost", right: constant("10") }, "passed"],
    ["above its most", { ...head, left: gas, relation: "atMost", right: constant("9.999999") }, "broken"],
    [
      "at its most times a factor",
      { ...head, left: gas, relation: "atMost", right: oil, times: "4" },
      "passed",
    ],
    ["at its least", { ...head, left: gas, relation: "atLeast", right: constant("10") }, "passed"],
    ["below its least", { ...head, left: gas, relation: "atLeast", right: constant("10.000001") }, "broken"],
    ["within a band", between(gas, "0.18", "0.4", constant("25")), "passed"],
    ["below a band", between(gas, "0.18", "0.4", constant("100")), "broken"],
    ["above a band", between(gas, "0.18", "0.4", constant("20")), "broken"],
    ["above a band, within its slack", between(gas, "0.18", "0.4", constant("20"), "2"), "passed"],
    ["below a band, within its slack", between(gas, "0.18", "0.4", constant("60"), "1"), "passed"],
    ["equal", between(gas, "1", "1", [oil, { ...oil, times: "3" }]), "passed"],
    [
      "a sum of terms with factors",
      between([gas, { ...oil, times: "-4" }], "1", "1", constant("0")),
      "passed",
    ],
    [
      "exact where binary numbers are not",
      between([{ constant: "0.1" }, { constant: "0.2" }], "1", "1", { constant: "0.3" }),
      "passed",
    ],
    ["of a registry fact", between(gas, "0.2", "0.3", { registry: "employees" }), "passed"],
    ["of the other registry fact", between(gas, "0.25", "0.3", { registry: "workforce" }), "broken"],
    ["of last year's value", between(gas, "1.25", "1.25", { ...gas, year: "before" }), "passed"],
    ["of a value that last year lacks", between(oil, "0", "9", { ...oil, year: "before" }), "unknown"],
    ["of a missing field", between(missing, "0", "9", oil), "unknown"],
    ["of a sum with a missing term", between([gas, missing], "0", "9", oil), "unknown"],
    [
      "of a sum without an optional term",
      between([gas, { ...missing, optional: true }], "4", "4", oil),
      "passed",
    ],
    [
      "of a sum with optional terms only, all missing",
      between([{ ...missing, optional: true }], "0", "9", oil),
      "unknown",
    ],
    ["of a text", between({ question: "heat", field: "name" }, "0", "9", oil), "unknown"],
  ])("that is %s", (_, rule, state) => {
    expect(outcomeOf(rule, sources).state).toBe(state);
  });

  test("says the number and the band that it may lie in", () => {
    expect(outcomeOf(between(gas, "0.18", "0.4", constant("100"), "2"), sources)).toEqual({
      state: "broken",
      left: "10",
      least: "16",
      most: "42",
    });
  });

  test("says what is known already while something is missing", () => {
    const perHead = between(gas, "1", "2", { registry: "employees" });
    expect(outcomeOf(perHead, { ...sources, facts: NO_FACTS })).toEqual({
      state: "unknown",
      left: "10",
      least: null,
      most: null,
    });
    expect(outcomeOf(between(missing, "1", "2", { registry: "employees" }), sources)).toEqual({
      state: "unknown",
      left: null,
      least: "40",
      most: "80",
    });
  });

  test("in the shape of a questionnaire that was sealed before still speaks", () => {
    const sealed =
      '{"id":"r","question":"heat","left":{"question":"heat","field":"gas"},"relation":"atMost","right":{"registry":"employees"},"times":"0.2","message":"?"}';
    expect(outcomeOf(JSON.parse(sealed) as PlausibilityRule, sources).state).toBe("broken");
  });
});

describe("a rule of texts", () => {
  const rule = (fields: string[], pattern: string): PlausibilityRule => ({
    ...head,
    relation: "matches",
    texts: { question: "heat", fields },
    pattern,
  });

  test.each<[string[], string, "passed" | "broken" | "unknown", string | null]>([
    [["name"], "caldaia", "passed", "Caldaia"],
    [["name"], "cald", "broken", "Caldaia"],
    [["name", "code"], "\\p{L}+", "broken", "99.99"],
    [["name", "coal"], "\\p{L}+", "passed", "Caldaia"],
    [["coal"], "\\p{L}+", "unknown", null],
  ])("%j like %s is %s", (fields, pattern, state, left) => {
    expect(outcomeOf(rule(fields, pattern), sources)).toEqual({ state, left, least: null, most: null });
  });
});

test("a rule for some answers concerns no others", () => {
  const degrees = between({ question: "site", field: "degrees" }, "50", "60", constant("1"));
  const when = (pattern: string) => ({ ...degrees, when: { question: "site", field: "land", pattern } });
  expect(outcomeOf(when("italia|it"), sources).state).toBe("broken");
  expect(outcomeOf(when("francia"), sources).state).toBe("unknown");
});

test("a rule names what it reads of this year and of the year before", () => {
  const rule: PlausibilityRule = {
    ...between([gas, { question: "waste", field: "all", year: "before" }], "1", "1", {
      question: "cold",
      field: "x",
    }),
    when: { question: "site", field: "land", pattern: "it" },
  };
  expect(questionsOfRule(rule)).toEqual(["site", "heat", "cold"]);
  expect(questionsOfEarlier([rule, rule])).toEqual(["waste"]);
});
