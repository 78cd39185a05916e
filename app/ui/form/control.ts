import type { FieldMetadata } from "@conform-to/react";
import type { RefusedForm, WordedIssue } from "~/domain/issues";
import { shownChoice, shownValue } from "./refused-form";
import { fieldState, stateOf, type Described, type FieldState } from "./field";

/** A field of a fixed form, as @conform-to/react describes it. */
export type FormField = FieldMetadata<unknown, Record<string, unknown>, WordedIssue[]>;

/**
 * Which field a control is: one of a fixed form, or one by its name, where fields come from data or the form is sent by
 * GET. Where several forms of a page post the same name, the ids of each come from its `idName`.
 */
export type Controlled =
  | { field: FormField; idName?: string; name?: undefined; refused?: undefined; value?: undefined }
  | {
      field?: undefined;
      idName?: undefined;
      name: string;
      refused?: RefusedForm | undefined;
      value?: string | undefined;
    };

export const nameOf = (controlled: Controlled): string =>
  controlled.field ? controlled.field.name : controlled.name;

/** The ids and the messages of a control. */
export const controlState = (
  { field, idName, name, refused }: Controlled,
  label: string,
  described?: Described,
): FieldState =>
  field
    ? stateOf(idName ?? field.name, label, field.errors ?? [], described)
    : fieldState(name, label, refused, described);

/** The attributes of an input, a select or a text area; `propsOf` is the getter of @conform-to/react for it. */
export function controlProps<Props extends object>(
  { field, name, refused, value }: Controlled,
  { id, describedBy, errors }: FieldState,
  propsOf: (field: FormField) => Props,
) {
  const aria = { "aria-describedby": describedBy, "aria-invalid": errors.length > 0 || undefined };
  return field
    ? { ...propsOf(withOwnId(field, id)), ...aria }
    : { id, name, defaultValue: shownValue(refused, name, value), ...aria };
}

/** Whether a choice of a control is ticked. */
export const isChosen = ({ field, name, refused }: Controlled, value: string, stored: boolean): boolean =>
  field ? [field.initialValue].flat().includes(value) : shownChoice(refused, name, value, stored);

/** With the id that the error summary links to; the input is inside its form and need not name it. */
const withOwnId = (field: FormField, id: string): FormField =>
  Object.create(field, { id: { value: id }, formId: { value: undefined } }) as FormField;
