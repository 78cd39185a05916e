import type { FormFailure } from "~/domain/faults";
import type { Choices, Stored } from "./present";

/** What a group of the registry's fields needs to be shown. */
export interface FieldProps<Lists extends keyof Choices> {
  stored: Stored;
  choices: Pick<Choices, Lists>;
  /** What each field is called. */
  labels: Record<string, string>;
  failure: FormFailure | undefined;
}
