import { getTextareaProps } from "@conform-to/react";
import { formatWhole } from "~/texts/format";
import { useT } from "../texts";
import { controlProps, controlState, type Controlled } from "./control";
import { FieldFrame, Hint } from "./field-parts";

type TextAreaProps = Controlled & {
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  maxLength?: number | undefined;
  rows?: number;
  readOnly?: boolean;
};

export function TextArea(props: TextAreaProps) {
  const { label, hint, required, rows = 4, readOnly } = props;
  const t = useT();
  const maxLength = props.maxLength ?? props.field?.maxLength;
  const field = controlState(props, label, { hint: hint !== undefined, limit: maxLength !== undefined });
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <textarea
        {...controlProps(props, field, getTextareaProps)}
        rows={rows}
        className="input"
        maxLength={maxLength}
        readOnly={readOnly}
        required={required === true}
      />
      {maxLength === undefined ? null : (
        <Hint id={field.limitId}>{t("common:at_most_characters", { max: formatWhole(maxLength) })}</Hint>
      )}
    </FieldFrame>
  );
}
