import type { ReactNode } from "react";
import { ChoiceInput } from "./choice";
import type { FormFailure } from "~/domain/faults";
import { shownChoice } from "./failure";
import { fieldState } from "./field";
import { FieldErrors } from "./field-parts";

interface CheckboxProps {
  name: string;
  /** The words of the label, and the field's name in messages. */
  label: string;
  /** Shown in place of `label` when it needs more than words. */
  children?: ReactNode;
  /** What is posted when ticked. */
  value?: string;
  checked?: boolean;
  hint?: string | undefined;
  failure?: FormFailure | undefined;
  required?: boolean;
}

/** One checkbox by itself: a consent, a confirmation. */
export function Checkbox({
  name,
  label,
  children,
  value = "on",
  checked,
  hint,
  failure,
  required,
}: CheckboxProps) {
  const field = fieldState(name, label, failure);
  return (
    <div className="field">
      <FieldErrors id={field.errorId} errors={field.errors} />
      <ChoiceInput
        type="checkbox"
        id={field.id}
        name={name}
        value={value}
        checked={shownChoice(failure, name, value, checked ?? false)}
        hint={hint}
        describedBy={field.describedBy}
        invalid={field.errors.length > 0}
        required={required === true}
      >
        {children ?? label}
      </ChoiceInput>
    </div>
  );
}
