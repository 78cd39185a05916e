import { useActionData } from "@remix-run/react";
import { isFormFailure, type FormFailure } from "~/domain/faults";

/** Why the form just posted was refused; undefined when it was not. Works with script off too. */
export function useFailure(): FormFailure | undefined {
  const data: unknown = useActionData();
  return isFormFailure(data) ? data : undefined;
}
