import type { ReactNode } from "react";
import { useT } from "../texts";
import type { FieldState } from "./field";

/** One sentence under a heading or a label: format, unit, period. With an id it also describes a field. */
export const Hint = ({ id, children }: { id?: string; children: ReactNode }) => (
  // A server of the specification has no words here; what is described by it keeps its reference.
  <p id={id} className="hint" hidden={children === ""}>
    {children}
  </p>
);

/** The issues of a field; with an id they also describe it. Renders nothing without issues. */
export function FieldErrors({ id, errors }: { id?: string; errors: string[] }) {
  const t = useT();
  if (errors.length === 0) return null;
  return (
    <p id={id} className="error">
      <span className="sr-only">{t("common:error_prefix")}</span>
      {errors.join(" ")}
    </p>
  );
}

/** The unit of a number, after its input, whose name says it with its label. */
export const Unit = ({ field, children }: { field: FieldState; children: ReactNode }) => (
  <span id={field.unitId} className="unit">
    {children}
  </span>
);

/** The words of a label; says so when the field may stay empty. */
export function LabelText({ label, required }: { label: string; required?: boolean | undefined }) {
  const t = useT();
  return (
    <>
      {label}
      {required === false ? <span className="optional"> {t("common:optional")}</span> : null}
    </>
  );
}

interface FieldFrameProps {
  field: FieldState;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  /** The input itself, with what is read with it. */
  children: ReactNode;
}

/** A label, its hint and its errors above one input. */
export const FieldFrame = ({ field, label, hint, required, children }: FieldFrameProps) => (
  <div className="field">
    <label id={field.labelledBy && field.labelId} htmlFor={field.id}>
      <LabelText label={label} required={required} />
    </label>
    {hint === undefined ? null : <Hint id={field.hintId}>{hint}</Hint>}
    <FieldErrors id={field.errorId} errors={field.errors} />
    {children}
  </div>
);
