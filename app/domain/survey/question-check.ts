import { rulesOf } from "../answers/classes";
import { bindings } from "../answers/constraints";
import { cellsOf, partsOf } from "../answers/grid";
import { compare, isDecimal } from "../decimal";
import type { Choice, Field, Question } from "../question/question";

const GUID = /^v[123]-[a-z0-9-]+$/;
const ELEMENT = /^[a-z0-9_-]+(\.[a-z0-9_-]+)?$/i;
const DIGITS = /^\d+$/;
const SEVERAL_SENTENCES = /[.!?] +\p{Lu}/u;
const MAX_HINT_LENGTH = 220;

/** The faults of a question by itself; each one names its subject. */
export function questionIssues(question: Question): string[] {
  const issues = [
    ...wordingIssues(question),
    ...numberingIssues(question),
    ...fieldsOf(question).flatMap(fieldIssues),
    ...choicesOf(question).flatMap((choice) => choiceIssues(choice, choicesOf(question))),
  ];
  return issues.length > 0 ? issues : answerIssues(question);
}

export function fieldsOf(question: Question): Field[] {
  if (question.questionClass === "matrix") return question.columns;
  return question.questionClass === "text" || question.questionClass === "dropdown" ? question.fields : [];
}

export function choicesOf(question: Question): Choice[] {
  return question.questionClass === "radio" || question.questionClass === "checkbox" ? question.choices : [];
}

function wordingIssues({ prompt, hint, references }: Question): string[] {
  return listed([
    [!/[?:]$/.test(prompt), "the prompt ends with neither ? nor :"],
    [hint.length > MAX_HINT_LENGTH, `the hint is longer than ${MAX_HINT_LENGTH} characters`],
    [hint.trim() === "" || SEVERAL_SENTENCES.test(hint), "the hint is not a single sentence"],
    [references.length === 0, "it names no reference"],
  ]);
}

function numberingIssues(question: Question): string[] {
  const { guid, apiVersion, weight, pageId, indexInPage } = question;
  const maxChoices = question.questionClass === "checkbox" ? question.maxChoices : undefined;
  const isDigits = (text: string | undefined) => text === undefined || DIGITS.test(text);
  return listed([
    [!GUID.test(guid) || !guid.startsWith(`${apiVersion}-`), "the guid has the wrong form"],
    [!Number.isInteger(weight) || weight < 0, "the weight is not a whole number"],
    [![pageId, indexInPage, maxChoices].every(isDigits), "pageId, indexInPage and maxChoices are digits"],
    [(pageId === undefined) !== (indexInPage === undefined), "pageId and indexInPage go together"],
  ]);
}

function fieldIssues(field: Field): string[] {
  const { id, inputType, min, max, maxLength, options = [], sumOf = [] } = field;
  const bounds = [min, max].filter((bound) => bound !== undefined);
  const issues = listed([
    [inputType === "text" && !maxLength, `text ${id} has no maxLength`],
    [!bounds.every(isDecimal), `a bound of ${id} is no canonical decimal`],
    [inputType === "dropdown" && options.length === 0, `list ${id} has no options`],
    [inputType === "label" && sumOf.length === 0, `label ${id} adds up nothing`],
    [options.some((option) => option.opens), `an option of ${id} opens a text`],
    [field.format !== undefined && inputType !== "text", `${id} has a format and is no text`],
  ]);
  return [...issues, ...options.flatMap((choice) => choiceIssues(choice, options))];
}

function choiceIssues({ id, share = 0, exclusive, opens }: Choice, options: readonly Choice[]): string[] {
  // "None of these" earns only where each of these is a fact against the company.
  const othersEarn = options.some((other) => other.id !== id && (other.share ?? 0) > 0);
  return listed([
    [!isShare(share), `the share of ${id} is not between 0 and 100`],
    [exclusive === true && share !== 0 && othersEarn, `${id} excludes the others and earns`],
    [opens !== undefined && !opens.maxLength, `the text of ${id} has no maxLength`],
  ]);
}

/** Faults that show when a company answers: needs fields and choices in order. */
function answerIssues(question: Question): string[] {
  const rules = rulesOf(question);
  const ids = rules.elementIds(question);
  const issues = [...earningIssues(question), ...namingIssues(question)];
  if (ids.length === 0 || issues.length > 0) return ids.length === 0 ? ["it asks nothing"] : issues;
  const best = rules.best(question);
  const isLegal = rules.check(question, best).length === 0 && rules.missing(question, best).length === 0;
  return listed([
    [new Set(ids).size < ids.length, "two of its elements have the same id"],
    [!ids.every((id) => ELEMENT.test(id)), "an element id has a character that is not allowed"],
    [!isLegal, "its best answer is refused or incomplete"],
    [isCompleteAtOnce(question), "it earns everything and nothing it asks is required"],
    [isWithoutWayOn(question), "a company with nothing to enter cannot complete it"],
    [question.weight > 0 && rules.earned(question, best) !== 100, "no answer earns 100"],
  ]);
}

/** A scored question that is complete with any one field, even one that says little. */
function isCompleteAtOnce(question: Question): boolean {
  if (!("earning" in question) || question.earning.kind !== "complete" || question.weight === 0) return false;
  return asksNothingRequired(question);
}

/** Left empty it stays unanswered for ever, and with it the survey unfinished (fault 14). */
const isWithoutWayOn = (question: Question): boolean =>
  fieldsOf(question).length > 0 && asksNothingRequired(question) && question.notApplicableEnabled !== true;

const asksNothingRequired = (question: Question): boolean =>
  fieldsOf(question).every(({ inputType, required }) => inputType === "label" || required === false);

function earningIssues(question: Question): string[] {
  if (question.questionClass === "boolean") {
    return listed([[!Object.values(question.shares).every(isShare), "a share is not between 0 and 100"]]);
  }
  if (!("earning" in question) || question.earning.kind !== "thresholds") return [];
  const { steps } = question.earning;
  if (!steps.every(({ from }) => isDecimal(from))) return ["a threshold is no canonical decimal"];
  const isAscending = steps.every(
    ({ from }, index) => index === 0 || compare(steps[index - 1]?.from ?? from, from) < 0,
  );
  return listed([
    [!isAscending, "the thresholds do not ascend"],
    [!steps.every(({ share }) => isShare(share)), "the share of a threshold is not between 0 and 100"],
  ]);
}

/** Names in sums, constraints and thresholds that no cell has. */
function namingIssues(question: Question): string[] {
  if (question.questionClass !== "text" && question.questionClass !== "matrix") return [];
  const cells = cellsOf(question);
  const cellIds = new Set(cells.map((cell) => cell.element));
  const named = [
    ...cells.flatMap(partsOf),
    ...(question.constraints ?? []).flatMap((constraint) =>
      bindings(question, constraint).flatMap(({ bound }) => bound),
    ),
    ...(question.earning.kind === "thresholds" ? [question.earning.field] : []),
  ];
  const totals = (question.constraints ?? []).flatMap((constraint) =>
    constraint.kind === "total" && !isDecimal(constraint.equals) ? ["a total is no canonical decimal"] : [],
  );
  return [...new Set(named)]
    .filter((name) => !cellIds.has(name))
    .map((name) => `it names ${name}, which it does not have`)
    .concat(totals);
}

function isShare(share: number): boolean {
  return Number.isInteger(share) && share >= 0 && share <= 100;
}

/** The texts whose condition holds. */
export function listed(issues: [boolean, string][]): string[] {
  return issues.flatMap(([holds, text]) => (holds ? [text] : []));
}
