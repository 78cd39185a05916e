import type { RefusedForm } from "~/domain/issues";
import { chosenIn, type KeptRegister, type RegisterField, type RowValues } from "~/domain/registers/register";
import { Checkboxes } from "~/ui/form/checkboxes";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { fieldHint, fieldLabel, optionLabel, typedValue } from "./words";

interface RowFieldProps {
  register: KeptRegister;
  field: RegisterField;
  values: RowValues;
  refused: RefusedForm | undefined;
}

/** One field of a row, by its kind. */
export function RowField({ register, field, values, refused }: RowFieldProps) {
  const t = useT();
  const { id, kind, required = false } = field;
  const label = fieldLabel(t, register, id);
  const common = { name: id, refused, hint: fieldHint(t, register, id), required };
  if (kind === "choices" || kind === "choice") {
    const options = field.options.map((value) => ({ value, label: optionLabel(t, id, value) }));
    return kind === "choices" ? (
      <Checkboxes {...common} legend={label} options={options} values={chosenIn(values, id)} />
    ) : (
      <Select {...common} label={label} options={options} value={values[id]} />
    );
  }
  return (
    <TextInput
      {...common}
      label={label}
      value={typedValue(field, values)}
      unit={"unit" in field ? field.unit : undefined}
      inputMode={kind === "decimal" ? "decimal" : kind === "text" || kind === "date" ? "text" : "numeric"}
      maxLength={kind === "text" ? field.maxLength : undefined}
      width={kind === "text" && field.maxLength > 60 ? "full" : "short"}
      autoComplete="off"
    />
  );
}
