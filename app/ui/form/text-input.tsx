import type { HTMLInputTypeAttribute } from "react";
import type { FormFailure } from "~/domain/faults";
import { shownValue } from "./failure";
import { fieldState } from "./field";
import { FieldFrame, Unit } from "./field-parts";

interface TextInputProps {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: "text" | "decimal" | "numeric" | "email" | "tel" | "url";
  /** Shown after the input and read with it: "MWh", "euro". */
  unit?: string | undefined;
  value?: string | undefined;
  failure?: FormFailure | undefined;
  /** true: announced as needed. false: marked "facoltativo". Absent: neither. */
  required?: boolean | undefined;
  maxLength?: number | undefined;
  spellCheck?: boolean;
  /** How wide the input is, by what is typed there. */
  width?: "short" | "medium" | "full";
  readOnly?: boolean;
}

export function TextInput(props: TextInputProps) {
  const { name, label, hint, unit, failure, required, width = "full" } = props;
  const field = fieldState(name, label, failure, {
    hint: hint !== undefined,
    unit: unit !== undefined,
  });
  const input = (
    <input
      id={field.id}
      name={name}
      type={props.type ?? "text"}
      className={`input input-${width}`}
      defaultValue={shownValue(failure, name, props.value)}
      autoComplete={props.autoComplete}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      spellCheck={props.spellCheck}
      readOnly={props.readOnly}
      required={required === true}
      aria-labelledby={field.labelledBy}
      aria-describedby={field.describedBy}
      aria-invalid={field.errors.length > 0 || undefined}
    />
  );
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      {unit === undefined ? (
        input
      ) : (
        <div className="with-unit">
          {input}
          <Unit field={field}>{unit}</Unit>
        </div>
      )}
    </FieldFrame>
  );
}
