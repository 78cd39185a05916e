import type { FormField } from "~/ui/form/control";
import type { Choices, useRegistryFields } from "./present";

/** What a group of the registry's fields needs to be shown. */
export interface FieldProps<Lists extends keyof Choices> {
  fields: ReturnType<typeof useRegistryFields>;
  choices: Pick<Choices, Lists>;
  /** The label of each field. */
  labels: Record<string, string>;
}

/** A field and its label. */
export const labelled = (field: FormField, labels: Record<string, string>) => ({
  field,
  label: labels[field.name] ?? "",
});
