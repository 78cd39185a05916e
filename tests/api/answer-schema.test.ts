import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { issuesOf, schemaOf } from "~/api/answer-schema";
import { publishedSchema } from "~/api/published-schema";
import { questionnaire } from "~/content/questionnaires";
import type { AnswerErrorKey } from "~/domain/answers/class-rules";
import { rulesOf } from "~/domain/answers/classes";
import { NO_ANSWER, type Elements } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { booleanQuestion, matrixQuestion, textQuestion } from "../domain/build";
import { legalAnswers } from "../domain/legal-answers";
import { fits } from "../json-schema";

const QUESTIONS = (["v1", "v2", "v3"] as const)
  .flatMap((version) => questionnaire(version).questions)
  .map((question) => [question.guid, question] as const);

const codesOf = (question: Question, answer: unknown) => {
  const { error } = schemaOf(question).safeParse(answer);
  return error ? issuesOf(error).map(({ name, code }) => [name, code]) : [];
};

const complete = (question: Question) =>
  (publishedSchema(question)["$defs"] as { complete: Record<string, unknown> }).complete;

/** Any value that a client might send for an element. */
const anything = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "on",
    "yes",
    "no",
    "x",
    "0",
    "-1",
    "1.5",
    "100",
    "100.1",
    "007",
    "1,5",
    "tanti",
    "€",
  ),
  fc.constantFrom("1234567890123456", "0.1234567", "1e3", "x".repeat(5001), "due\nrighe"),
  fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(String),
  fc.string(),
);

/** A legal answer with something added to it, or taken away. */
const spoiled = (question: Question) => {
  const ids = rulesOf(question).elementIds(question);
  const element = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...ids) },
    fc.constantFrom("altro", "__proto__"),
  );
  const choices = rulesOf(question)
    .inputs(question)
    .flatMap(({ field }) => field.options ?? [])
    .map(({ id }) => id);
  const value = choices.length > 0 ? fc.oneof(anything, fc.constantFrom(...choices)) : anything;
  return fc
    .tuple(legalAnswers(question), fc.array(fc.tuple(element, fc.option(value)), { maxLength: 3 }))
    .map(([legal, changes]) => {
      const elements = new Map(Object.entries(legal));
      for (const [id, put] of changes) {
        if (put === null) elements.delete(id);
        else elements.set(id, put);
      }
      return Object.fromEntries(elements) as Elements;
    });
};

/** What JSON Schema cannot express, or not for every question. */
const UNSAID: AnswerErrorKey[] = [
  "total_must_equal",
  "values_must_match",
  "at_most_field",
  "max_choices",
  "not_acceptable",
];

describe("the schema of an answer", () => {
  test.each(QUESTIONS)(
    "to %s takes what its rules take, as it is, and so does the published one",
    (_, question) => {
      const published = publishedSchema(question);
      fc.assert(
        fc.property(legalAnswers(question), (elements) => {
          const answer = { ...NO_ANSWER, elements };
          expect(schemaOf(question).parse(answer)).toEqual(answer);
          expect(fits(published, { elements })).toBe(true);
          expect(fits(complete(question), { elements })).toBe(true);
        }),
        { numRuns: 6 },
      );
    },
  );

  test.each(QUESTIONS)("to %s refuses what its rules refuse, in their words", (_, question) => {
    const published = publishedSchema(question);
    const rules = rulesOf(question);
    fc.assert(
      fc.property(spoiled(question), (elements) => {
        const errors = rules.check(question, elements);
        const answer = { ...NO_ANSWER, elements };
        expect(codesOf(question, answer)).toEqual(errors.map(({ element, key }) => [element, key]));
        const isSaid = errors.some(({ key }) => !UNSAID.includes(key));
        const isPublished = fits(published, { elements });
        if (errors.length === 0) expect(isPublished).toBe(true);
        if (isSaid) expect(isPublished).toBe(false);
        if (errors.length === 0) {
          expect(fits(complete(question), { elements })).toBe(rules.missing(question, elements).length === 0);
        }
      }),
      { numRuns: 12 },
    );
  });

  const numbers = textQuestion({
    fields: [{ id: "quota", label: "Quota rinnovabile", inputType: "percentage", hint: "Al 31 dicembre." }],
  });

  test("says beside the elements what may be said, and no more", () => {
    const answer = { elements: {} };
    expect(codesOf(numbers, { ...answer, altro: "x" })).toEqual([["", "not_acceptable"]]);
    expect(codesOf(numbers, { ...answer, explanation: "x".repeat(1001) })).toEqual([
      ["explanation", "too_long"],
    ]);
    expect(codesOf(numbers, { ...answer, attachments: Array.from({ length: 21 }, String) })).toEqual([
      ["attachments", "not_acceptable"],
    ]);
    expect(codesOf(numbers, { ...answer, notApplicableChosen: true })).toEqual([
      ["notApplicableChosen", "always_applicable"],
    ]);
    const may = { ...numbers, notApplicableEnabled: true };
    expect(codesOf(may, { ...answer, notApplicableChosen: true })).toEqual([["notApplicableReason", "E003"]]);
    const reasoned = { ...answer, notApplicableChosen: true, notApplicableReason: "Non produce." };
    expect(codesOf(may, reasoned)).toEqual([]);
    expect(fits(publishedSchema(may), reasoned)).toBe(true);
    expect(fits(complete(may), reasoned)).toBe(true);
    expect(fits(publishedSchema(may), { ...answer, notApplicableChosen: true })).toBe(false);
    expect(fits(publishedSchema(numbers), reasoned)).toBe(false);
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a list", []],
    ["no elements", {}],
    ["elements that are a list", { elements: ["quota"] }],
    ["a number where a decimal text is asked", { elements: { quota: 50 } }],
    ["a value twice, as a list", { elements: { quota: ["1", "2"] } }],
    ["a text where yes or no is asked", { elements: {}, notApplicableChosen: "on" }],
  ])("refuses %s", (_, answer) => {
    expect(schemaOf(numbers).safeParse(answer).success).toBe(false);
    expect(codesOf(numbers, answer).every(([, code]) => code === "not_acceptable")).toBe(true);
    expect(fits(publishedSchema(numbers), answer)).toBe(false);
  });

  test("is made once for a question", () => {
    expect(schemaOf(numbers)).toBe(schemaOf(numbers));
  });
});

describe("the published schema", () => {
  const at = (question: Question, element: string) =>
    (publishedSchema(question) as { properties: { elements: { properties: Record<string, object> } } })
      .properties.elements.properties[element];

  test("has the words of the question and its fields, with unit and bounds", () => {
    const question = textQuestion({
      fields: [{ id: "quota", label: "Quota rinnovabile", inputType: "percentage", hint: "Al 31 dicembre." }],
    });
    expect(publishedSchema(question)).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `urn:carta-esg:${question.guid}:1`,
      title: question.prompt,
      description: question.hint,
      required: ["elements"],
      additionalProperties: false,
    });
    expect(at(question, "quota")).toMatchObject({
      type: "string",
      title: "Quota rinnovabile",
      description: "Al 31 dicembre. Unità: %.",
      minimum: 0,
      maximum: 100,
    });
  });

  test("names a cell of a matrix by row and column, and a choice by its words", () => {
    const matrix = matrixQuestion();
    const [row] = matrix.rows;
    const [column] = matrix.columns;
    expect(at(matrix, `${row?.id}.${column?.id}`)).toMatchObject({
      title: `${row?.label}, ${column?.label}`,
    });
    expect(at(booleanQuestion(), "value")).toMatchObject({
      anyOf: [
        { const: "yes", title: "Sì" },
        { const: "no", title: "No" },
      ],
    });
  });
});
