import type { FormFailure, SaidFault } from "~/domain/faults";

/** The id of a field: its name with everything an id may not hold as a hyphen. The error summary links to it. */
export const fieldId = (name: string) => name.replace(/[^A-Za-z0-9_-]/g, "-");

/** What to say about one fault: which field, and what to do. */
export const faultText = ({ sentence }: SaidFault, label: string): string =>
  sentence.replaceAll("{{field}}", () => label);

export interface FieldState {
  id: string;
  hintId: string;
  errorId: string;
  errors: string[];
  /** For aria-describedby: hint, unit, error, in the order in which they stand on the page. */
  describedBy: string | undefined;
}

/** The ids and the messages a field owns. `described` names further elements, by suffix of the id ("unit"). */
export function fieldState(
  name: string,
  label: string,
  failure: FormFailure | undefined,
  described: { hint?: boolean; others?: string[] } = {},
): FieldState {
  const id = fieldId(name);
  const faults = failure?.faults.filter((fault) => fault.path === name) ?? [];
  const errors = faults.map((fault) => faultText(fault, label));
  const ids = [
    ...(described.hint ? [`${id}-hint`] : []),
    ...(described.others ?? []).map((suffix) => `${id}-${suffix}`),
    ...(errors.length > 0 ? [`${id}-error`] : []),
  ];
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    errors,
    describedBy: ids.length > 0 ? ids.join(" ") : undefined,
  };
}
