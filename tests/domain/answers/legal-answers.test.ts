import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import { runs } from "../../runs";
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
        { numRuns: runs(40) },
      );
      expect(seen.size).toBeGreaterThan(1);
    },
  );

  test("fault 3: what cannot be read in one input changes nothing of what is read in the others", () => {
    for (const question of questions) {
      const rules = rulesOf(question);
      const isRefused = (id: string) => rules.read(question, { [id]: "tanti" }).errors.length > 0;
      const numbers = rules.elementIds(question).filter(isRefused);
      if (numbers.length === 0) continue;
      fc.assert(
        fc.property(legalAnswers(question), fc.constantFrom(...numbers), (elements, spoiled) => {
          const typed = rules.show(question, elements);
          const { [spoiled]: _, ...others } = elements;
          const reading = rules.read(question, { ...typed, [spoiled]: "tanti" });
          expect(reading.elements).toEqual(others);
          expect(reading.errors).toEqual([{ element: spoiled, key: "not_a_number" }]);
        }),
        { numRuns: runs(20) },
      );
    }
  });
});
