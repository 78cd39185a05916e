import { type FormFailure, isFormFailure } from "~/domain/faults";
import { useActionData } from "@remix-run/react";

/** What stands in a text field: what was just typed, else what is stored. */
export const shownValue = (failure: FormFailure | undefined, name: string, stored: string | undefined) =>
  failure?.values[name]?.[0] ?? stored ?? "";

/** Whether a choice is ticked. A refused form that does not carry the name had it unticked. */
export const shownChoice = (
  failure: FormFailure | undefined,
  name: string,
  value: string,
  stored: boolean,
) => (failure === undefined ? stored : (failure.values[name]?.includes(value) ?? false));

/** Why the form just posted was refused; undefined when it was not. Works with script off too. */
export function useFailure(): FormFailure | undefined {
  const data: unknown = useActionData();
  return isFormFailure(data) ? data : undefined;
}
