import type { ReactNode } from "react";
import { ChoiceInput } from "./choice";
import type { FormFailure } from "~/domain/faults";
import { shownChoice } from "./failure";
import { fieldState } from "./field";
import { FieldErrors, Hint, LabelText } from "./field-parts";

interface ChoiceOption {
  value: string;
  label: string;
  hint?: string | undefined;
  opens?: ReactNode;
}

interface CheckboxesProps {
  name: string;
  legend: string;
  options: readonly ChoiceOption[];
  hint?: string | undefined;
  values?: readonly string[];
  failure?: FormFailure | undefined;
  required?: boolean | undefined;
}

/** Several choices under one name, each posted as its own value. */
export function Checkboxes({ name, legend, options, hint, values, failure, required }: CheckboxesProps) {
  const field = fieldState(name, legend, failure, { hint: hint !== undefined });
  return (
    <fieldset className="field" aria-describedby={field.describedBy}>
      <legend>
        <LabelText label={legend} required={required} />
      </legend>
      {hint === undefined ? null : <Hint id={field.hintId}>{hint}</Hint>}
      <FieldErrors id={field.errorId} errors={field.errors} />
      <div className="choices">
        {options.map((option, index) => (
          <ChoiceInput
            key={option.value}
            type="checkbox"
            id={index === 0 ? field.id : `${field.id}-${option.value}`}
            name={name}
            value={option.value}
            checked={shownChoice(failure, name, option.value, values?.includes(option.value) ?? false)}
            hint={option.hint}
            invalid={field.errors.length > 0}
            opens={option.opens}
          >
            {option.label}
          </ChoiceInput>
        ))}
      </div>
    </fieldset>
  );
}
