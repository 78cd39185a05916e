import { rulesOf } from "../answers/classes";
import { valuesOf } from "../answers/labels";
import { isDecimal } from "../decimal";
import { LEVELS } from "./journey";
import type { Quantity } from "../question/plausibility-rule";
import type { Autofill, Dependency, Field, Question } from "../question/question";
import { readingIssues } from "../registers/readings";
import { columnRead } from "./conditions";
import { choicesOf, fieldsOf, listed } from "./question-check";

/** The questions of a questionnaire by guid. */
export type Catalogue = ReadonlyMap<string, Question>;

/** Dependencies on a question that does not exist, that opens later, or that waits for this question. */
export function dependencyIssues(question: Question, byGuid: Catalogue): string[] {
  const issues = (question.dependencies ?? []).flatMap((dependency) =>
    "question" in dependency ? parentIssues(question, dependency, byGuid) : [],
  );
  return issues.concat(listed([[waitsForItself(question, byGuid), "it depends on itself"]]));
}

function parentIssues(
  question: Question,
  dependency: Extract<Dependency, { question: string }>,
  byGuid: Catalogue,
): string[] {
  const parent = byGuid.get(dependency.question);
  if (!parent) return [`it depends on ${dependency.question}, which does not exist`];
  const values = valuesAt(parent, dependency.field);
  const unknown =
    "anyOf" in dependency ? dependency.anyOf.filter((value) => values && !values.includes(value)) : [];
  return listed([
    [LEVELS.indexOf(parent.level) > LEVELS.indexOf(question.level), "it depends on a later level"],
    [values === null, `it depends on an element ${parent.guid} does not have`],
    [unknown.length > 0, `it depends on an answer ${parent.guid} does not offer: ${unknown.join(", ")}`],
    [
      "above" in dependency && !isDecimal(dependency.above),
      "it depends on a number that is no canonical decimal",
    ],
    [
      "above" in dependency && !isNumeric(parent, dependency.field),
      `it compares what is no number in ${parent.guid}`,
    ],
  ]);
}

/** The choices of an element; null if there is no such element or it has none. */
function valuesAt(parent: Question, field: string | undefined): string[] | null {
  const { questionClass } = parent;
  if (questionClass === "boolean") return (field ?? "value") === "value" ? ["yes", "no"] : null;
  if (questionClass === "radio")
    return (field ?? "value") === "value" ? choicesOf(parent).map(({ id }) => id) : null;
  if (questionClass === "checkbox") {
    const ids = choicesOf(parent).map(({ id }) => id);
    if (field === undefined) return ids;
    return ids.includes(field) ? ["on"] : null;
  }
  if (field === undefined || !hasElement(parent, field)) return null;
  return (fieldAt(parent, field)?.options ?? []).map(({ id }) => id);
}

function fieldAt(question: Question, element: string): Field | undefined {
  const name = question.questionClass === "matrix" ? element.split(".").at(-1) : element;
  return fieldsOf(question).find(({ id }) => id === name);
}

/** An element, or a column of a matrix. */
function hasElement(question: Question, element: string): boolean {
  const column = columnRead(question, element);
  if (column) return column.every((cell) => hasElement(question, cell));
  const everything = Object.fromEntries(
    rulesOf(question)
      .elementIds(question)
      .map((id) => [id, "0"]),
  );
  return element in valuesOf(question, everything);
}

function isNumeric(question: Question, element: string): boolean {
  const inputType = fieldAt(question, element)?.inputType;
  return (
    hasElement(question, element) &&
    inputType !== undefined &&
    inputType !== "text" &&
    inputType !== "dropdown"
  );
}

function waitsForItself(question: Question, byGuid: Catalogue): boolean {
  const seen = new Set<string>();
  const reaches = (guid: string): boolean => {
    if (seen.has(guid)) return false;
    seen.add(guid);
    return parentsOf(byGuid.get(guid)).some((parent) => parent === question.guid || reaches(parent));
  };
  return reaches(question.guid);
}

function parentsOf(question: Question | undefined): string[] {
  return (question?.dependencies ?? []).flatMap((dependency) =>
    "question" in dependency ? [dependency.question] : [],
  );
}

/** Autofill from or into an element that does not exist, and from a register that cannot say it. */
export function autofillIssues(question: Question, byGuid: Catalogue): string[] {
  return (question.autofill ?? []).flatMap((autofill) => [
    ...listed([
      [
        !rulesOf(question).elementIds(question).includes(autofill.field),
        `it autofills ${autofill.field}, which it does not have`,
      ],
      [answersRead(autofill).some((source) => source.question === question.guid), "it autofills from itself"],
    ]),
    ...sourceIssues(autofill, question, byGuid),
  ]);
}

const answersRead = (autofill: Autofill): { question: string }[] =>
  "sum" in autofill
    ? autofill.sum.filter((quantity) => "question" in quantity)
    : "copy" in autofill
      ? [autofill.copy]
      : [];

function sourceIssues(autofill: Autofill, question: Question, byGuid: Catalogue): string[] {
  if ("sum" in autofill) return autofill.sum.flatMap((source) => quantityIssues(source, byGuid));
  if ("copy" in autofill) return copyIssues(autofill.copy, byGuid);
  const refused = Object.values(autofill.register.as ?? {}).filter(
    (value) => rulesOf(question).check(question, { [autofill.field]: value }).length > 0,
  );
  return [
    ...readingIssues(autofill.register),
    ...refused.map((value) => `it autofills ${autofill.field} with ${value}, which it does not offer`),
  ];
}

function copyIssues({ question, field }: { question: string; field: string }, byGuid: Catalogue): string[] {
  const source = byGuid.get(question);
  return source && hasElement(source, field) ? [] : [`${question} has no element ${field}`];
}

/** A quantity that no company can ever give. */
export function quantityIssues(quantity: Quantity, byGuid: Catalogue): string[] {
  if ("constant" in quantity)
    return isDecimal(quantity.constant) ? [] : ["a constant is no canonical decimal"];
  if ("registry" in quantity) return [];
  const source = byGuid.get(quantity.question);
  if (source && isNumeric(source, quantity.field)) return [];
  return [`${quantity.question} has no number ${quantity.field}`];
}
