import { getInputProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { controlProps, controlState, type Controlled } from "./control";
import { FieldFrame, Unit } from "./field-parts";

type TextInputProps = Controlled & {
  label: string;
  hint?: string | undefined;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  inputMode?: "text" | "decimal" | "numeric" | "email" | "tel" | "url";
  /** Shown after the input and read with it: "MWh", "euro". */
  unit?: string | undefined;
  /** A button on the same line. */
  beside?: ReactNode;
  /** true: announced as required. false: marked "facoltativo". Absent: neither. */
  required?: boolean | undefined;
  maxLength?: number | undefined;
  spellCheck?: boolean;
  /** Width of the input, by what the user types there. */
  width?: "short" | "medium" | "full";
  readOnly?: boolean;
};

export function TextInput(props: TextInputProps) {
  const { label, hint, unit, beside, required, type = "text", width = "full" } = props;
  const field = controlState(props, label, { hint: hint !== undefined, unit: unit !== undefined });
  const input = (
    <input
      {...controlProps(props, field, (formField) => getInputProps(formField, { type }))}
      type={type}
      className={`input input-${width}`}
      autoComplete={props.autoComplete}
      inputMode={props.inputMode}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
      spellCheck={props.spellCheck}
      readOnly={props.readOnly}
      required={required === true}
      aria-labelledby={field.labelledBy}
    />
  );
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      {unit === undefined && beside === undefined ? (
        input
      ) : (
        <div className="with-unit">
          {input}
          {unit === undefined ? null : <Unit field={field}>{unit}</Unit>}
          {beside}
        </div>
      )}
    </FieldFrame>
  );
}
