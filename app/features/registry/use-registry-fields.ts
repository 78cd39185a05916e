import type { FormFailure } from "~/domain/faults";
import { useSchemaForm } from "~/web/schema-form";
import { registryForm } from "./form";
import { formValues, type Stored } from "./present";

/** Every field of the registry; a page shows those of its sections. */
export const useRegistryFields = (stored: Stored, failure: FormFailure | undefined) =>
  useSchemaForm(registryForm, failure, formValues(stored));
