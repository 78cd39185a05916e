import type { RefusedForm, WordedIssue } from "~/domain/issues";

/**
 * The id of a field: its name, with a hyphen for each character that an id may not have. The error summary links to it.
 */
export const fieldId = (name: string) => name.replace(/[^A-Za-z0-9_-]/g, "-");

/** The sentence of one issue: which field, and what to do. */
export const issueText = ({ sentence }: WordedIssue, label: string): string =>
  sentence.replaceAll("{{field}}", () => label);

export interface FieldState {
  id: string;
  hintId: string;
  errorId: string;
  limitId: string;
  labelId: string;
  unitId: string;
  errors: string[];
  /** For aria-labelledby of a field with a unit: a screen reader says the unit with the label, before the value. */
  labelledBy: string | undefined;
  /** For aria-describedby: hint, limit, error. */
  describedBy: string | undefined;
}

/** What a field has beside its errors. */
export interface Described {
  hint?: boolean;
  limit?: boolean;
  unit?: boolean;
}

/** The ids and the messages of a field by its name. */
export const fieldState = (
  name: string,
  label: string,
  refused: RefusedForm | undefined,
  described?: Described,
): FieldState =>
  stateOf(name, label, refused?.issues.filter((issue) => issue.path === name) ?? [], described);

/** The ids and the messages a field owns. */
export function stateOf(
  name: string,
  label: string,
  issues: WordedIssue[],
  described: Described = {},
): FieldState {
  const id = fieldId(name);
  const errors = issues.map((issue) => issueText(issue, label));
  const ids = [
    ...(described.hint ? [`${id}-hint`] : []),
    ...(described.limit ? [`${id}-limit`] : []),
    ...(errors.length > 0 ? [`${id}-error`] : []),
  ];
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    limitId: `${id}-limit`,
    labelId: `${id}-label`,
    unitId: `${id}-unit`,
    errors,
    labelledBy: described.unit ? `${id}-label ${id}-unit` : undefined,
    describedBy: ids.length > 0 ? ids.join(" ") : undefined,
  };
}
