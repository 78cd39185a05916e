import { ChoiceInput } from "./choice";
import { controlState, isChosen, nameOf, type Controlled } from "./control";
import { FieldErrors, Hint } from "./field-parts";

type RadiosProps = Controlled & {
  legend: string;
  options: readonly { value: string; label: string }[];
  hint?: string | undefined;
  /** The stored choice of a field of a fixed form. */
  stored?: string;
  inline?: boolean;
};

/** One choice of a few. */
export function Radios(props: RadiosProps) {
  const { legend, options, hint, inline } = props;
  const field = controlState(props, legend, { hint: hint !== undefined });
  const stored = props.stored ?? props.value;
  return (
    <fieldset className="field" aria-describedby={field.describedBy}>
      <legend>{legend}</legend>
      {hint === undefined ? null : <Hint id={field.hintId}>{hint}</Hint>}
      <FieldErrors id={field.errorId} errors={field.errors} />
      <div className={inline ? "choices choices-inline" : "choices"}>
        {options.map(({ value, label }, index) => (
          <ChoiceInput
            key={value}
            type="radio"
            id={index === 0 ? field.id : `${field.id}-${value}`}
            name={nameOf(props)}
            value={value}
            checked={isChosen(props, value, value === stored)}
            invalid={field.errors.length > 0}
          >
            {label}
          </ChoiceInput>
        ))}
      </div>
    </fieldset>
  );
}
