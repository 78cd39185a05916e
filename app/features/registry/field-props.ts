import type { FormField } from "~/ui/form/control";
import type { Choices, useRegistryFields } from "./present";

/** What a group of the registry's fields needs to be shown. */
export interface FieldProps<Lists extends keyof Choices> {
  fields: ReturnType<typeof useRegistryFields>;
  choices: Pick<Choices, Lists>;
  /** What each field is called. */
  labels: Record<string, string>;
}

/** A field and what it is called. */
export const labelled = (field: FormField, labels: Record<string, string>) => ({
  field,
  label: labels[field.name] ?? "",
});
