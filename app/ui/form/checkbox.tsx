import { ChoiceInput } from "./choice";
import { controlState, isChosen, nameOf, type Controlled } from "./control";
import { FieldErrors } from "./field-parts";

type CheckboxProps = Controlled & {
  /** The words of the label, and the field's name in messages. */
  label: string;
  checked?: boolean;
  hint?: string | undefined;
  required?: boolean;
};

/** One checkbox by itself, posted as "on": a consent, a confirmation. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked = false, hint, required } = props;
  const field = controlState(props, label);
  return (
    <div className="field">
      <FieldErrors id={field.errorId} errors={field.errors} />
      <ChoiceInput
        type="checkbox"
        id={field.id}
        name={nameOf(props)}
        value="on"
        checked={isChosen(props, "on", checked)}
        hint={hint}
        describedBy={field.describedBy}
        invalid={field.errors.length > 0}
        required={required === true}
      >
        {label}
      </ChoiceInput>
    </div>
  );
}
