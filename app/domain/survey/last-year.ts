import { rulesOf } from "../answers/classes";
import { isNumber } from "../answers/field-value";
import type { Elements } from "../question/answer";
import { editionOf, type Question } from "../question/question";
import { fieldsOf } from "./question-check";

/** One element of the older question and the element of its successor that means the same. */
export interface ElementMapping {
  from: string;
  to: string;
  /** Choice ids of the older element and of the newer one; a choice that is missing here has no successor. */
  choices?: Record<string, string>;
}

/**
 * A question of an older questionnaire and its successor. `same`: the old answer may be offered unchanged; `revised`:
 * the person must check it first.
 */
export interface QuestionMapping {
  from: string;
  to: string;
  change: "same" | "revised";
  elements: ElementMapping[];
}

/**
 * A question that is asked again the year after. Its old answer counts as the same only if the question contains no
 * number and was not revised since: a number of one year is no answer for the next.
 */
export function askedAgain(question: Question, answeredEdition: number): QuestionMapping {
  const isSame = answeredEdition === editionOf(question) && !fieldsOf(question).some(isNumber);
  return {
    from: question.guid,
    to: question.guid,
    change: isSame ? "same" : "revised",
    elements: rulesOf(question)
      .elementIds(question)
      .map((id) => ({ from: id, to: id })),
  };
}

/** Last year's answer as it is offered: the elements that fit, and why the question did not apply, if it did not. */
interface Offered {
  answerElements: readonly unknown[];
  notApplicableReason: string | null;
}

/** Whether any part of last year's answer fits this year's form. */
export const fitsToday = (
  { notApplicableEnabled }: Pick<Question, "notApplicableEnabled">,
  { answerElements, notApplicableReason }: Offered,
): boolean => answerElements.length > 0 || (notApplicableReason !== null && notApplicableEnabled === true);

/**
 * The elements that last year's answer offers for this year's question, beside the elements stored already. Together
 * they are an answer that the question accepts; computed sums are never among them.
 */
export function offeredElements(
  newer: Question,
  mapping: Pick<QuestionMapping, "elements">,
  then: Elements,
  stored: Elements = {},
): Elements {
  const typed = rulesOf(newer).elementIds(newer);
  const translated = mapping.elements.flatMap(({ from, to, choices }) => {
    const value = valueThen(then[from], choices);
    return value === undefined || !typed.includes(to) || to in stored ? [] : [[to, value] as const];
  });
  return accepted(newer, Object.fromEntries(translated), stored);
}

function valueThen(value: string | undefined, choices: Record<string, string> | undefined) {
  if (value === undefined || choices === undefined) return value;
  return Object.hasOwn(choices, value) ? choices[value] : undefined;
}

/**
 * Leaves out the elements that the question refuses, repeatedly; nothing is offered if no single element causes the
 * refusal.
 */
function accepted(question: Question, offered: Elements, stored: Elements): Elements {
  const refused = rulesOf(question)
    .check(question, { ...offered, ...stored })
    .map(({ element }) => element);
  if (refused.length === 0) return offered;
  const rest = Object.entries(offered).filter(([element]) => !refused.includes(element));
  return rest.length === Object.keys(offered).length
    ? {}
    : accepted(question, Object.fromEntries(rest), stored);
}
