import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import { elementsOf, questions } from "../arbitraries";

const answered = questions.chain((question) => fc.tuple(fc.constant(question), elementsOf(question)));

describe("every class of questions", () => {
  test("reads back what it shows", () => {
    fc.assert(
      fc.property(answered, ([question, elements]) => {
        const rules = rulesOf(question);
        expect(rules.read(question, rules.show(question, elements))).toEqual({
          elements,
          errors: [],
          changes: [],
        });
      }),
    );
  });

  test("accepts its own legal answers, whole or in part", () => {
    fc.assert(
      fc.property(
        answered,
        ([question, elements]) => rulesOf(question).check(question, elements).length === 0,
      ),
    );
  });

  test("earns a whole percent between 0 and 100", () => {
    fc.assert(
      fc.property(answered, ([question, elements]) => {
        const earned = rulesOf(question).earned(question, elements);
        expect(Number.isInteger(earned) && earned >= 0 && earned <= 100).toBe(true);
      }),
    );
  });

  test("knows a best answer that is legal, complete and beats all others", () => {
    fc.assert(
      fc.property(answered, ([question, elements]) => {
        const rules = rulesOf(question);
        const best = rules.best(question);
        expect(rules.check(question, best)).toEqual([]);
        expect(rules.missing(question, best)).toEqual([]);
        expect(rules.earned(question, best)).toBeGreaterThanOrEqual(rules.earned(question, elements));
      }),
    );
  });

  test("survives any posted text: each is read, refused or blank", () => {
    fc.assert(
      fc.property(questions, fc.dictionary(fc.string(), fc.string({ unit: "binary" })), (question, junk) => {
        const rules = rulesOf(question);
        const posted = {
          ...junk,
          ...Object.fromEntries(rules.elementIds(question).map((id) => [id, "\u0000½x"])),
        };
        const { elements, errors } = rules.read(question, posted);
        rules.check(question, elements);
        expect(errors.length).toBeGreaterThanOrEqual(
          Object.keys(junk).length - rules.elementIds(question).length,
        );
      }),
    );
  });
});
