import { getInputProps } from "@conform-to/react";
import { controlProps, controlState, type Controlled } from "./control";
import { FieldFrame } from "./field-parts";

type FileInputProps = Controlled & {
  label: string;
  /** The accepted files and their largest size, said before the user chooses. */
  hint: string;
  /** ".pdf,.png" */
  accept: string;
  /** Several files may be chosen at once. */
  multiple?: boolean;
  /** false: marked "facoltativo". */
  required?: false;
};

/** Files of the user's own. No browser keeps the choice when the form is shown again. */
export function FileInput(props: FileInputProps) {
  const { label, hint, accept, multiple, required } = props;
  const field = controlState(props, label, { hint: true });
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <input
        {...controlProps(props, field, (formField) =>
          getInputProps(formField, { type: "file", value: false }),
        )}
        type="file"
        accept={accept}
        multiple={multiple}
        className="input"
      />
    </FieldFrame>
  );
}
