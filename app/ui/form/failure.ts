import type { FormFailure } from "~/domain/faults";

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
