/** One element of the older question and the element of its successor that means the same. */
export interface ElementMapping {
  from: string;
  to: string;
  /** Choice ids of the older element and of the newer one; a choice left out has no successor. */
  choices?: Record<string, string>;
}

/**
 * A question of an older questionnaire and its successor. `same`: the old answer may be offered unchanged;
 * `revised`: it must be confirmed first.
 */
export interface QuestionMapping {
  from: string;
  to: string;
  change: "same" | "revised";
  elements: ElementMapping[];
}
