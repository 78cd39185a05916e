import { useT } from "../texts";
import type { FormFailure } from "~/domain/faults";
import { shownValue } from "./failure";
import { fieldState } from "./field";
import { FieldFrame, Hint } from "./field-parts";

interface TextAreaProps {
  name: string;
  label: string;
  hint?: string | undefined;
  value?: string | undefined;
  failure?: FormFailure | undefined;
  required?: boolean | undefined;
  maxLength?: number | undefined;
  rows?: number;
  readOnly?: boolean;
}

export function TextArea({
  name,
  label,
  hint,
  value,
  failure,
  required,
  maxLength,
  rows = 4,
  readOnly,
}: TextAreaProps) {
  const t = useT();
  const field = fieldState(name, label, failure, {
    hint: hint !== undefined,
    limit: maxLength !== undefined,
  });
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <textarea
        id={field.id}
        name={name}
        rows={rows}
        className="input"
        defaultValue={shownValue(failure, name, value)}
        maxLength={maxLength}
        readOnly={readOnly}
        required={required === true}
        aria-describedby={field.describedBy}
        aria-invalid={field.errors.length > 0 || undefined}
      />
      {maxLength === undefined ? null : (
        <Hint id={field.limitId}>{t("common:at_most_characters", { max: maxLength })}</Hint>
      )}
    </FieldFrame>
  );
}
