import { type RefusedForm, isRefusedForm } from "~/domain/issues";
import { useActionData } from "@remix-run/react";

/** The value of a text field: the typed one, else the stored one. */
export const shownValue = (refused: RefusedForm | undefined, name: string, stored: string | undefined) =>
  refused?.values[name]?.[0] ?? stored ?? "";

/** Whether a choice is ticked. A refused form that does not carry the name had it unticked. */
export const shownChoice = (
  refused: RefusedForm | undefined,
  name: string,
  value: string,
  stored: boolean,
) => (refused === undefined ? stored : (refused.values[name]?.includes(value) ?? false));

/** The form just posted, if it was refused; undefined when it was not. Works with script off too. */
export function useRefusedForm(): RefusedForm | undefined {
  const data: unknown = useActionData();
  return isRefusedForm(data) ? data : undefined;
}
