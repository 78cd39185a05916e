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

/**
 * Why an answer is refused. `element` is the input to correct, "" the whole answer; numbers in `params` are formatted
 * for display.
 */
export interface AnswerError {
  element: string;
  key: AnswerErrorKey;
  params?: Record<string, string>;
}

/** One input of a question's form: the element it fills and the field that sets its rules. */
export interface Input {
  element: string;
  field: Field;
  /** The element and value that open this input; for any other value the input does not exist. */
  opener?: { element: string; value: string };
  /** The elements of its optional row: until one of them is given, none is required. */
  optionalRow?: readonly string[];
}

/** The values in the form, by element id; a ticked box is "on". */
export type TypedElements = Readonly<Record<string, string>>;

export interface Reading {
  elements: Elements;
  errors: AnswerError[];
  /** Characters of texts that were replaced because the store cannot keep them (spec §5). */
  changes: { element: string; from: string; to: string }[];
}

/**
 * All the rules of one class of questions. `read` reports values it cannot read, `check` values it cannot accept: a
 * form shows both lists, and they never repeat each other.
 */
export interface ClassRules<Q extends Question> {
  /** The inputs of its form, in their order, without computed labels. */
  inputs(question: Q): readonly Input[];
  /** Every element a form may post. */
  elementIds(question: Q): string[];
  /**
   * Turns typed Italian text into canonical elements; a blank input is left out, and so is the text of a choice that is
   * not chosen.
   */
  read(question: Q, typed: TypedElements): Reading;
  /** The errors of canonical elements. A partial answer passes. */
  check(question: Q, elements: Elements): AnswerError[];
  /** Required elements that are still missing ("" where any element would do); none = complete. */
  missing(question: Q, elements: Elements): string[];
  /** The inverse of `read`. */
  show(question: Q, elements: Elements): TypedElements;
  /** What a complete, valid answer earns, in whole percent of the question (0–100). */
  earned(question: Q, elements: Elements): number;
  /** A legal, complete answer that earns 100 wherever the question allows one. */
  best(question: Q): Elements;
}
