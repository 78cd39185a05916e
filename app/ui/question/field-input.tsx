import { isOneLine } from "~/domain/answers/field-value";
import type { RefusedForm } from "~/domain/issues";
import type { Field } from "~/domain/question/question";
import { arrivalProps } from "../form/arrival";
import { shownValue } from "../form/refused-form";
import { useT } from "../texts";

interface FieldInputProps {
  field: Field;
  id: string;
  name: string;
  value: string | undefined;
  refused: RefusedForm | undefined;
  invalid: boolean;
  describedBy?: string | undefined;
  /** Where no <label> names the input, or not alone: the headers of a matrix cell, label and unit. */
  labelledBy?: string | undefined;
  readOnly?: boolean | undefined;
  /** The page opens on it. */
  isArrival?: boolean | undefined;
}

/** The bare control of one field, without label: a text input with the right keyboard, or a select. */
export function FieldInput({ field, id, name, value, refused, invalid, readOnly, ...aria }: FieldInputProps) {
  const t = useT();
  const shared = {
    id,
    name,
    defaultValue: shownValue(refused, name, value),
    ...arrivalProps(aria.isArrival, aria.describedBy),
    "aria-labelledby": aria.labelledBy,
    "aria-invalid": invalid || undefined,
  };
  if (field.inputType === "dropdown") {
    return (
      <select {...shared} className="input input-medium" disabled={readOnly}>
        <option value="">{t("common:choose")}</option>
        {field.options?.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (field.inputType === "text") {
    return isOneLine(field) ? (
      <input {...shared} type="text" className="input" maxLength={field.maxLength} readOnly={readOnly} />
    ) : (
      <textarea {...shared} className="input" rows={4} maxLength={field.maxLength} readOnly={readOnly} />
    );
  }
  return (
    <input
      {...shared}
      type="text"
      className="input input-short number"
      inputMode={field.inputType === "integer" ? "numeric" : "decimal"}
      maxLength={40}
      readOnly={readOnly}
    />
  );
}
