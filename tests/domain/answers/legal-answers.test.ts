import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import { legalAnswers } from "../legal-answers";

describe.each(["v1", "v2", "v3"] as const)("the legal answers to %s that tests make up", (apiVersion) => {
  const { questions } = questionnaire(apiVersion);

  test.each(questions.map((question) => [question.guid, question] as const))(
    "%s are complete, accepted, read back as they are shown, and not all alike",
    (_, question) => {
      const rules = rulesOf(question);
      const seen = new Set<string>();
      fc.assert(
        fc.property(legalAnswers(question), (elements) => {
          expect(rules.check(question, elements)).toEqual([]);
          expect(rules.missing(question, elements)).toEqual([]);
          expect(rules.read(question, rules.show(question, elements))).toEqual({
            elements,
            errors: [],
            changes: [],
          });
          seen.add(JSON.stringify(elements));
        }),
        { numRuns: 40 },
      );
      expect(seen.size).toBeGreaterThan(1);
    },
  );
});
