import { describe, expect, test } from "vitest";
import type { Answers, Elements } from "~/domain/question/answer";
import type { PlausibilityRule } from "~/domain/question/plausibility-rule";
import { ruleChecks } from "~/domain/survey/consistency";
import { surveyStates } from "~/domain/survey/status";
import { answer, booleanQuestion, FACTS, notApplicable, questionnaire, textQuestion } from "../build";

const rule: PlausibilityRule = {
  id: "fuel-per-head",
  question: "fuel",
  left: { question: "fuel", field: "amount" },
  relation: "between",
  right: { registry: "employees" },
  low: "1",
  high: "2",
  message: "È insolito. Se è giusto, spiega in una riga.",
};
const steady: PlausibilityRule = {
  ...rule,
  id: "fuel-last-year",
  right: { question: "fuel", field: "amount", year: "before" },
  low: "0.5",
};

const asking = questionnaire(
  [
    booleanQuestion({ guid: "heats" }),
    textQuestion({ guid: "fuel", dependencies: [{ effect: "na", question: "heats", anyOf: ["yes"] }] }),
  ],
  { plausibility: [rule, steady] },
);

function checked(answers: Answers, earlier: Record<string, Elements> = {}) {
  const states = surveyStates(asking, answers, FACTS, new Set(), earlier);
  const checks = ruleChecks({ questionnaire: asking, answers, facts: FACTS, states, earlier });
  return { states: checks.map(({ state }) => state), checks, status: states.get("fuel")?.status };
}

const YES = answer({ value: "yes" });
const explained = { incompatibilityExplanation: "Abbiamo un forno." };

test("a copy that waits to be confirmed is read by no rule", () => {
  const copiedFrom = { companyName: "Altra S.r.l.", card: "CE-1", issuedAt: "2026-03-10T09:00:00.000Z" };
  const copied = answer({ amount: "20" }, { copiedFrom });
  expect(checked({ heats: YES, fuel: copied }).states).toEqual(["unknown", "unknown"]);
});

describe("a rule of a company", () => {
  test.each<[string, Answers, string, string]>([
    ["passed", { heats: YES, fuel: answer({ amount: "60" }) }, "passed", "self-declared"],
    [
      "to explain, when it is broken",
      { heats: YES, fuel: answer({ amount: "20" }) },
      "broken",
      "incompatible",
    ],
    ["explained", { heats: YES, fuel: answer({ amount: "200" }, explained) }, "explained", "self-declared"],
    [
      "passed, whatever an explanation says",
      { heats: YES, fuel: answer({ amount: "60" }, explained) },
      "passed",
      "self-declared",
    ],
    ["not to be checked without an answer", { heats: YES }, "unknown", "not-answered"],
    [
      "not to be checked where the question does not apply",
      { heats: YES, fuel: notApplicable() },
      "unknown",
      "not-answered",
    ],
    [
      "not to be checked where the question is closed",
      { heats: answer({ value: "no" }), fuel: answer({ amount: "20" }) },
      "unknown",
      "na-blocked",
    ],
  ])("is %s", (_, answers, state, status) => {
    const found = checked(answers);
    expect(found.states).toEqual([state, "unknown"]);
    if (status !== "not-answered") expect(found.status).toBe(status);
  });

  test("says the number, the band and the explanation", () => {
    const { checks } = checked({ heats: YES, fuel: answer({ amount: "200" }, explained) });
    expect(checks[0]).toMatchObject({
      left: "200",
      least: "40",
      most: "80",
      explanation: "Abbiamo un forno.",
    });
  });

  test("compares with last year's answer, and the question contradicts it too", () => {
    const fuel = answer({ amount: "60" });
    expect(checked({ heats: YES, fuel }, { fuel: { amount: "70" } })).toMatchObject({
      states: ["passed", "passed"],
      status: "self-declared",
    });
    expect(checked({ heats: YES, fuel }, { fuel: { amount: "700" } })).toMatchObject({
      states: ["passed", "broken"],
      status: "incompatible",
    });
  });
});
