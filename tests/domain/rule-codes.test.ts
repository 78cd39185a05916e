import { describe, expect, test } from "vitest";
import type { RefusalKey } from "~/domain/card/issuing";
import { WAYS_OUT } from "~/domain/card/ways-out";
import { refusedAs, RULE_CODES, ruleOfAnswer } from "~/domain/rule-codes";

describe("the codes of the rules of questions", () => {
  test("are the four of the specification", () => {
    expect(RULE_CODES).toEqual(["E001", "E002", "E003", "NOT_ACCEPTABLE"]);
  });

  test.each([
    ["E003", "E003"],
    ["max_value", "NOT_ACCEPTABLE"],
    ["total_must_equal", "NOT_ACCEPTABLE"],
    ["different_answers", "NOT_ACCEPTABLE"],
  ])("an answer that is refused as %s breaks %s", (code, rule) => {
    expect(ruleOfAnswer(code)).toBe(rule);
  });

  test("of a card that lacks turnover or sector are those of a question that lacks them; no other has one", () => {
    const named = Object.keys(WAYS_OUT).flatMap((code) => {
      const { rule } = refusedAs(code);
      return rule ? [[code, rule]] : [];
    });
    const known: [RefusalKey, string][] = [
      ["turnover_missing", "E001"],
      ["sector_missing", "E002"],
    ];
    expect(named).toEqual(known);
    expect(refusedAs("E001", "guid")).toEqual({ path: "guid", code: "E001", rule: "E001" });
    expect(refusedAs("conflict", "guid")).toEqual({ path: "guid", code: "conflict" });
  });
});
