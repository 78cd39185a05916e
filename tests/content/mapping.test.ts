import { describe, expect, test } from "vitest";
import { mapping as v1ToV2, withdrawn as withdrawnV1 } from "~/content/mapping/v1-to-v2";
import { mapping as v2ToV3, withdrawn as withdrawnV2 } from "~/content/mapping/v2-to-v3";
import type { QuestionMapping } from "~/domain/survey/last-year";
import { questionnaireV1 } from "~/content/v1/questionnaire";
import { questionnaireV2 } from "~/content/v2/questionnaire";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import type { Field, Question, Questionnaire } from "~/domain/question/question";
import { choicesOf, fieldsOf } from "~/domain/survey/question-check";

const byGuid = ({ questions }: Questionnaire) =>
  new Map(questions.map((question) => [question.guid, question]));

const elementsOf = (question: Question) => rulesOf(question).elementIds(question);

function fieldAt(question: Question, element: string): Field | undefined {
  const name = question.questionClass === "matrix" ? element.split(".")[1] : element;
  return fieldsOf(question).find(({ id }) => id === name);
}

/** The values to choose from for an element; none where a person types or ticks. */
function choicesAt(question: Question, element: string): string[] {
  if (question.questionClass === "boolean") return ["yes", "no"];
  const choices = question.questionClass === "radio" && element === "value" ? choicesOf(question) : [];
  return [...choices, ...(fieldAt(question, element)?.options ?? [])].map(({ id }) => id);
}

/**
 * Whether two inputs can hold the same value: one side may leave the unit open, and then the value is not copied
 * unasked.
 */
function isSameKind(before: Field, after: Field, change: QuestionMapping["change"]): boolean {
  const kind = ({ inputType }: Field) => (inputType === "integer" ? "decimal" : inputType);
  const isOpen = before.unit === undefined || after.unit === undefined;
  return kind(before) === kind(after) && (before.unit === after.unit || (isOpen && change === "revised"));
}

const repeated = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
const without = (ids: readonly string[], known: readonly string[]) => ids.filter((id) => !known.includes(id));

describe.each([
  ["v1", "v2", byGuid(questionnaireV1), byGuid(questionnaireV2), v1ToV2, withdrawnV1],
  ["v2", "v3", byGuid(questionnaireV2), byGuid(questionnaireV3), v2ToV3, withdrawnV2],
] as const)("what became of the questions of %s in %s", (_from, _to, older, newer, mapping, withdrawn) => {
  const pairs = mapping.flatMap((entry) => {
    const from = older.get(entry.from);
    const to = newer.get(entry.to);
    return from && to ? [{ ...entry, name: `${entry.from} -> ${entry.to}`, older: from, newer: to }] : [];
  });
  const elements = pairs.flatMap((pair) =>
    pair.elements.map((element) => {
      const name = `${pair.name}: ${element.from} -> ${element.to}`;
      return { ...element, change: pair.change, name, older: pair.older, newer: pair.newer };
    }),
  );

  test("every older question has one successor or is withdrawn", () => {
    const told = [...mapping.map(({ from }) => from), ...withdrawn];
    expect(repeated(told)).toEqual([]);
    expect([...told].sort()).toEqual([...older.keys()].sort());
  });

  test("every successor exists and succeeds one question", () => {
    const targets = mapping.map(({ to }) => to);
    expect(without(targets, [...newer.keys()])).toEqual([]);
    expect(repeated(targets)).toEqual([]);
  });

  test("elements exist on both sides, the newer ones once", () => {
    const unknown = elements.filter(
      ({ older, newer, from, to }) => !elementsOf(older).includes(from) || !elementsOf(newer).includes(to),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
    const twice = pairs.filter((pair) => repeated(pair.elements.map(({ to }) => to)).length > 0);
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  test("choices exist on both sides, and only where both sides choose", () => {
    const wrong = elements.filter(({ older, newer, from, to, choices }) => {
      const before = choicesAt(older, from);
      const after = choicesAt(newer, to);
      if (!choices) return before.length > 0 || after.length > 0;
      return without(Object.keys(choices), before).concat(without(Object.values(choices), after)).length > 0;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("numbers keep their unit, texts stay texts", () => {
    const changed = elements.filter(({ older, newer, from, to, change }) => {
      const before = fieldAt(older, from);
      const after = fieldAt(newer, to);
      return before && after && !isSameKind(before, after, change);
    });
    expect(changed.map(({ name }) => name)).toEqual([]);
  });

  test("what is offered unchanged leaves nothing out on either side", () => {
    const same = pairs.filter(({ change }) => change === "same");
    const partial = same.filter((pair) => {
      const from = pair.elements.map((element) => element.from);
      const to = pair.elements.map((element) => element.to);
      return without(elementsOf(pair.older), from).concat(without(elementsOf(pair.newer), to)).length > 0;
    });
    const losing = elements.filter(
      ({ change, older, from, choices = {} }) =>
        change === "same" && without(choicesAt(older, from), Object.keys(choices)).length > 0,
    );
    expect([...partial, ...losing].map(({ name }) => name)).toEqual([]);
  });
});
