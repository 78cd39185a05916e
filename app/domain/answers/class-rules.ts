import type { NumberErrorKey } from "../italian-number";
import type { Elements } from "../question/answer";
import type { Field, Question } from "../question/question";

export type AnswerErrorKey =
  | NumberErrorKey
  | "mandatory_field"
  | "min_value"
  | "max_value"
  | "too_long"
  | "wrong_format"
  | "unknown_choice"
  | "unknown_element"
  | "max_choices"
  | "exclusive_choice"
  | "total_must_equal"
  | "values_must_match"
  | "at_most_field"
  | "not_acceptable"
  | "computed_field";

/** Why an answer is refused. `element` is the input to mend, "" the whole answer; numbers in `params` are shown ones. */
export interface AnswerError {
  element: string;
  key: AnswerErrorKey;
  params?: Record<string, string>;
}

/** One thing a form shows for a question: the element it fills and the field that rules it. */
export interface Input {
  element: string;
  field: Field;
  /** The element and value that open this input; without them it does not exist. */
  opener?: { element: string; value: string };
  /** The elements of its optional row: until one of them is given, none is required. */
  optionalRow?: readonly string[];
}

/** What stands in the form, by element id; a ticked box is "on". */
export type TypedElements = Readonly<Record<string, string>>;

export interface Reading {
  elements: Elements;
  errors: AnswerError[];
  /** Characters of texts that were replaced because they cannot be stored (spec §5). */
  changes: { element: string; from: string; to: string }[];
}

/**
 * All the rules of one class of questions. `read` reports what cannot be read, `check` what cannot be accepted: a form
 * shows both lists, and they never repeat each other.
 */
export interface ClassRules<Q extends Question> {
  /** The inputs of its form, in their order; computed labels are not among them. */
  inputs(question: Q): readonly Input[];
  /** Every element a form may post. */
  elementIds(question: Q): string[];
  /** Italian typed text to canonical elements; blank is absent, and so is the text of a choice that is not chosen. */
  read(question: Q, typed: TypedElements): Reading;
  /** Refusals of canonical elements. A partial answer passes. */
  check(question: Q, elements: Elements): AnswerError[];
  /** Required elements still absent ("" where any element would do); none = complete. */
  missing(question: Q, elements: Elements): string[];
  /** The inverse of `read`. */
  show(question: Q, elements: Elements): TypedElements;
  /** What a complete, valid answer earns, in whole percent of the question (0–100). */
  earned(question: Q, elements: Elements): number;
  /** A legal, complete answer that earns 100 wherever the question allows one. */
  best(question: Q): Elements;
}
