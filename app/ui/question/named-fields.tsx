import { unitOf } from "~/domain/answers/field-value";
import type { Field } from "~/domain/survey/question";
import { fieldState } from "../form/field";
import { FieldFrame, Unit } from "../form/field-parts";
import { useT } from "../texts";
import { FieldInput } from "./field-input";
import { Group } from "./group";
import type { QuestionFieldsProps } from "./question-props";

/** Named inputs, one under the other, under the heading that asks for them. */
export function NamedFields(props: Omit<QuestionFieldsProps, "question"> & { fields: readonly Field[] }) {
  const { fields, failure, prefix, headingId } = props;
  return (
    <Group path={prefix} {...{ failure, headingId }}>
      {fields.map((field) =>
        field.inputType === "label" ? (
          <ComputedField key={field.id} field={field} {...props} />
        ) : (
          <TypedField key={field.id} field={field} {...props} />
        ),
      )}
    </Group>
  );
}

type FieldProps = Pick<QuestionFieldsProps, "typed" | "computed" | "failure" | "prefix" | "readOnly"> & {
  field: Field;
};

function TypedField({ field, typed, failure, prefix, readOnly }: FieldProps) {
  const name = prefix + field.id;
  const unit = unitOf(field);
  const state = fieldState(name, field.label, failure, {
    hint: field.hint !== undefined,
    unit: unit !== undefined,
  });
  return (
    <FieldFrame field={state} label={field.label} hint={field.hint} required={field.required}>
      <div className="with-unit">
        <FieldInput
          field={field}
          id={state.id}
          name={name}
          value={typed[field.id]}
          failure={failure}
          invalid={state.errors.length > 0}
          labelledBy={state.labelledBy}
          describedBy={state.describedBy}
          readOnly={readOnly}
        />
        {unit === undefined ? null : <Unit field={state}>{unit}</Unit>}
      </div>
    </FieldFrame>
  );
}

/** A sum nobody types: empty until its parts are saved. */
function ComputedField({ field, typed, computed }: FieldProps) {
  const t = useT();
  const value = computed?.[field.id] ?? typed[field.id];
  return (
    <p className="computed">
      {field.label}
      {": "}
      {value === undefined ? (
        t("question:computed_on_save")
      ) : (
        <strong>{`${value} ${unitOf(field) ?? ""}`.trim()}</strong>
      )}
    </p>
  );
}
