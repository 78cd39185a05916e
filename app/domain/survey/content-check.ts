import { rulesOf } from "../answers/classes";
import { valuesOf } from "../answers/labels";
import { isDecimal } from "../decimal";
import { LEVELS } from "./journey";
import { AREAS, CLASSES } from "./question";
import type { Dependency, Question, Questionnaire, Quantity, ScoredClass } from "./question";
import { choicesOf, fieldsOf, listed, questionFaults } from "./question-check";

/** Everything that would make a questionnaire contradict itself, each as a sentence for its authors; none = sound. */
export function contentFaults(questionnaire: Questionnaire): string[] {
  const { questions } = questionnaire;
  const byGuid = new Map(questions.map((question) => [question.guid, question]));
  return [
    ...repeated(questions.map(({ guid }) => guid)).map((guid) => `${guid}: the guid is used twice`),
    ...repeated(questions.map(({ prompt }) => prompt)).map(
      (prompt) => `"${prompt}": the prompt is used twice`,
    ),
    ...questions.flatMap((question) =>
      [
        ...questionFaults(question),
        ...placeFaults(question, questionnaire),
        ...dependencyFaults(question, byGuid),
        ...autofillFaults(question, byGuid),
      ].map((fault) => `${question.guid}: ${fault}`),
    ),
    ...plausibilityFaults(questionnaire, byGuid),
    ...weightFaults(questionnaire),
  ];
}

type Catalogue = ReadonlyMap<string, Question>;

function placeFaults(question: Question, { apiVersion, milestones, questions }: Questionnaire): string[] {
  const milestone = milestones.find(({ id }) => id === question.milestone);
  const samePage = questions.filter(({ pageId }) => pageId !== undefined && pageId === question.pageId);
  return listed([
    [!milestone, `the milestone ${question.milestone} does not exist`],
    [milestone !== undefined && milestone.area !== question.area, "its milestone lies in another area"],
    [question.apiVersion !== apiVersion, "it belongs to another API version"],
    [
      samePage.some(({ milestone, level }) => milestone !== question.milestone || level !== question.level),
      "its page spreads over several milestones or levels",
    ],
  ]);
}

function dependencyFaults(question: Question, byGuid: Catalogue): string[] {
  const faults = (question.dependencies ?? []).flatMap((dependency) =>
    "question" in dependency ? parentFaults(question, dependency, byGuid) : [],
  );
  return faults.concat(listed([[waitsForItself(question, byGuid), "it depends on itself"]]));
}

function parentFaults(
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

/** The choices an element offers; null when there is no such element or it offers none. */
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

function fieldAt(question: Question, element: string) {
  const name = question.questionClass === "matrix" ? element.split(".")[1] : element;
  return fieldsOf(question).find(({ id }) => id === name);
}

function hasElement(question: Question, element: string): boolean {
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

function autofillFaults(question: Question, byGuid: Catalogue): string[] {
  return (question.autofill ?? []).flatMap(({ field, sum }) => [
    ...listed([
      [
        !rulesOf(question).elementIds(question).includes(field),
        `it autofills ${field}, which it does not have`,
      ],
      [sum.some((source) => source.question === question.guid), "it autofills from itself"],
    ]),
    ...sum.flatMap((source) => quantityFaults(source, byGuid)),
  ]);
}

function quantityFaults(quantity: Quantity, byGuid: Catalogue): string[] {
  if ("constant" in quantity)
    return isDecimal(quantity.constant) ? [] : ["a constant is no canonical decimal"];
  if ("registry" in quantity) return [];
  const source = byGuid.get(quantity.question);
  if (source && isNumeric(source, quantity.field)) return [];
  return [`${quantity.question} has no number ${quantity.field}`];
}

function plausibilityFaults({ plausibility }: Questionnaire, byGuid: Catalogue): string[] {
  return [
    ...repeated(plausibility.map(({ id }) => id)).map((id) => `rule ${id}: the id is used twice`),
    ...plausibility.flatMap(({ id, question, left, right, times = "1" }) =>
      [
        ...listed([
          [!byGuid.has(question), `the question ${question} does not exist`],
          [!isDecimal(times), "the factor is no canonical decimal"],
        ]),
        ...[left, right].flatMap((quantity) => quantityFaults(quantity, byGuid)),
      ].map((fault) => `rule ${id}: ${fault}`),
    ),
  ];
}

/** Every class there is has something to earn in every area, and shares exactly where there is something to earn. */
function weightFaults({ questions, milestones }: Questionnaire): string[] {
  const classes = CLASSES.filter((scoredClass) => questions.some(({ level }) => level === scoredClass));
  const scored = (scoredClass: ScoredClass) =>
    questions.filter(({ level, weight }) => level === scoredClass && weight > 0);
  return classes.flatMap((scoredClass) => [
    ...AREAS.filter((area) => !scored(scoredClass).some((question) => question.area === area)).map(
      (area) => `${scoredClass}: nothing to earn in ${area}`,
    ),
    ...milestones.flatMap(({ id, shares }) => {
      const share = shares[scoredClass] ?? 0;
      const isScored = scored(scoredClass).some(({ milestone }) => milestone === id);
      return listed([
        [!Number.isInteger(share) || share < 0, `${scoredClass}: the share of ${id} is not a whole number`],
        [isScored && share === 0, `${scoredClass}: ${id} has questions to score and no share`],
        [!isScored && share > 0, `${scoredClass}: ${id} has a share and nothing to score`],
      ]);
    }),
  ]);
}

function repeated(ids: string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
