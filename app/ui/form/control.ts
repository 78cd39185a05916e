import type { FieldMetadata } from "@conform-to/react";
import type { FormFailure, SaidFault } from "~/domain/faults";
import { shownChoice, shownValue } from "./failure";
import { fieldId, fieldState, stateOf, type Described, type FieldState } from "./field";

/** A field of a fixed form, as @conform-to/react describes it. */
export type FormField = FieldMetadata<unknown, Record<string, unknown>, SaidFault[]>;

/** Which field a control is: one of a fixed form, or one by its name, where fields come from data or are sent by GET. */
export type Controlled =
  | { field: FormField; name?: undefined; failure?: undefined; value?: undefined }
  | { field?: undefined; name: string; failure?: FormFailure | undefined; value?: string | undefined };

export const nameOf = (controlled: Controlled): string =>
  controlled.field ? controlled.field.name : controlled.name;

/** The ids and the messages of a control. */
export const controlState = (
  { field, name, failure }: Controlled,
  label: string,
  described?: Described,
): FieldState =>
  field
    ? stateOf(field.name, label, field.errors ?? [], described)
    : fieldState(name, label, failure, described);

/** The attributes of an input, a select or a text area; `propsOf` is the getter of @conform-to/react for it. */
export function controlProps<Props extends object>(
  { field, name, failure, value }: Controlled,
  { id, describedBy, errors }: FieldState,
  propsOf: (field: FormField) => Props,
) {
  const aria = { "aria-describedby": describedBy, "aria-invalid": errors.length > 0 || undefined };
  return field
    ? { ...propsOf(withOwnId(field)), ...aria }
    : { id, name, defaultValue: shownValue(failure, name, value), ...aria };
}

/** Whether a choice of a control is made. */
export const isChosen = ({ field, name, failure }: Controlled, value: string, stored: boolean): boolean =>
  field ? [field.initialValue].flat().includes(value) : shownChoice(failure, name, value, stored);

/** Its id is its name, which the error summary knows; it stands inside its form and need not name it. */
const withOwnId = (field: FormField): FormField =>
  Object.create(field, { id: { value: fieldId(field.name) }, formId: { value: undefined } }) as FormField;
