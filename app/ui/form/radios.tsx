import type { ReactNode } from "react";
import { ChoiceInput } from "./choice";
import type { FormFailure } from "~/domain/faults";
import { shownValue } from "./failure";
import { fieldState } from "./field";
import { FieldErrors, Hint, LabelText } from "./field-parts";

export interface ChoiceOption {
  value: string;
  label: string;
  hint?: string | undefined;
  opens?: ReactNode;
}

export interface RadiosProps {
  name: string;
  legend: string;
  options: readonly ChoiceOption[];
  hint?: string | undefined;
  value?: string | undefined;
  failure?: FormFailure | undefined;
  required?: boolean | undefined;
  /** Side by side where there is room. */
  inline?: boolean;
}

export function Radios({ name, legend, options, hint, value, failure, required, inline }: RadiosProps) {
  const field = fieldState(name, legend, failure, { hint: hint !== undefined });
  const chosen = shownValue(failure, name, value);
  return (
    <fieldset className="field" aria-describedby={field.describedBy}>
      <legend>
        <LabelText label={legend} required={required} />
      </legend>
      {hint === undefined ? null : <Hint id={field.hintId}>{hint}</Hint>}
      <FieldErrors id={field.errorId} errors={field.errors} />
      <div className={inline ? "choices choices-inline" : "choices"}>
        {options.map((option, index) => (
          <ChoiceInput
            key={option.value}
            type="radio"
            id={index === 0 ? field.id : `${field.id}-${option.value}`}
            name={name}
            value={option.value}
            checked={option.value === chosen}
            hint={option.hint}
            invalid={field.errors.length > 0}
            required={required === true}
            opens={option.opens}
          >
            {option.label}
          </ChoiceInput>
        ))}
      </div>
    </fieldset>
  );
}
