import type { ReactNode } from "react";
import { ChoiceInput } from "./choice";
import { controlState, isChosen, nameOf, type Controlled } from "./control";
import { FieldErrors, Hint, LabelText } from "./field-parts";

interface ChoiceOption {
  value: string;
  label: string;
  hint?: string | undefined;
  opens?: ReactNode;
}

type CheckboxesProps = Controlled & {
  legend: string;
  options: readonly ChoiceOption[];
  hint?: string | undefined;
  values?: readonly string[];
  required?: boolean | undefined;
};

/** Several choices under one name, each posted as its own value. */
export function Checkboxes(props: CheckboxesProps) {
  const { legend, options, hint, values, required } = props;
  const field = controlState(props, legend, { hint: hint !== undefined });
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
            name={nameOf(props)}
            value={option.value}
            checked={isChosen(props, option.value, values?.includes(option.value) ?? false)}
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
