import type { FormFailure } from "~/domain/faults";
import { fieldState } from "./field";
import { FieldFrame } from "./field-parts";

interface FileInputProps {
  name: string;
  label: string;
  /** Which files, and how large: said before choosing. */
  hint: string;
  /** ".pdf,.png" */
  accept: string;
  failure?: FormFailure | undefined;
}

/** One file of the visitor's own. No browser keeps the choice when the form is shown again. */
export function FileInput({ name, label, hint, accept, failure }: FileInputProps) {
  const field = fieldState(name, label, failure, { hint: true });
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input
        type="file"
        id={field.id}
        name={name}
        accept={accept}
        className="input"
        aria-describedby={field.describedBy}
        aria-invalid={field.errors.length > 0 || undefined}
      />
    </FieldFrame>
  );
}
