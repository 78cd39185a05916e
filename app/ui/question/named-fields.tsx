import { typedPartsOf } from "~/domain/answers/grid";
import { unitOf } from "~/domain/answers/field-value";
import type { Field } from "~/domain/question/question";
import { fieldState } from "../form/field";
import { FieldFrame, Unit } from "../form/field-parts";
import { useT } from "../texts";
import { Island } from "../island";
import { Before, beforeIdOf, withBefore } from "./before";
import { FieldInput } from "./field-input";
import { Group } from "./group";
import { sumNames } from "./matrix-fields";
import type { QuestionFieldsProps } from "./question-props";

/** Named inputs, one under the other, under the heading that asks for them. */
export function NamedFields(props: Omit<QuestionFieldsProps, "question"> & { fields: readonly Field[] }) {
  const { fields, refused, prefix, headingId, isArrival, readOnly } = props;
  const first = fields.find(({ inputType }) => inputType !== "label");
  return (
    <Group path={prefix} {...{ refused, headingId, prefix }}>
      {fields.map((field) =>
        field.inputType === "label" ? (
          <ComputedField key={field.id} field={field} parts={typedPartsOf(null, field, fields)} {...props} />
        ) : (
          <TypedField key={field.id} field={field} {...props} isArrival={isArrival && field === first} />
        ),
      )}
      {!readOnly && fields.some(({ inputType }) => inputType === "label") && (
        <Island name="totals" props={{}} />
      )}
    </Group>
  );
}

type FieldProps = Pick<
  QuestionFieldsProps,
  "typed" | "computed" | "before" | "refused" | "prefix" | "isArrival" | "readOnly"
> & {
  field: Field;
};

function TypedField({ field, typed, before, refused, prefix, isArrival, readOnly }: FieldProps) {
  const name = prefix + field.id;
  const unit = unitOf(field);
  const words = before?.[field.id];
  const state = fieldState(name, field.label, refused, {
    hint: field.hint !== undefined,
    unit: unit !== undefined,
  });
  const id = words === undefined ? undefined : beforeIdOf(state.id);
  return (
    <FieldFrame field={state} label={field.label} hint={field.hint} required={field.required}>
      <div className="with-unit">
        <FieldInput
          field={field}
          id={state.id}
          name={name}
          value={typed[field.id]}
          refused={refused}
          invalid={state.errors.length > 0}
          labelledBy={state.labelledBy}
          describedBy={withBefore(state.describedBy, id)}
          readOnly={readOnly}
          isArrival={isArrival}
        />
        {unit === undefined ? null : <Unit field={state}>{unit}</Unit>}
      </div>
      <Before id={id}>{words}</Before>
    </FieldFrame>
  );
}

/** A computed sum: empty until its parts are saved. */
function ComputedField({ field, parts, prefix, typed, computed }: FieldProps & { parts: string[] }) {
  const t = useT();
  const empty = t("question:computed_on_save");
  const value = computed?.[field.id] ?? typed[field.id];
  return (
    <p className="computed">
      {field.label}
      {": "}
      <strong data-sum={sumNames(prefix, parts)} data-unit={unitOf(field)} data-empty={empty}>
        {value === undefined ? empty : `${value} ${unitOf(field) ?? ""}`.trim()}
      </strong>
    </p>
  );
}
