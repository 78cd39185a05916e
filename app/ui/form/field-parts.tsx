import type { ReactNode } from "react";
import { useT } from "../texts";
import type { FieldState } from "./field";

/** One sentence under a heading or a label: format, unit, period. With an id it describes a field, which says it. */
export const Hint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="hint" aria-hidden={id === undefined ? undefined : true}>
    {children}
  </p>
);

/** What is wrong, for the eye beside a field that says it (by the id), else for all. Nothing when nothing is. */
export function FieldErrors({ id, errors }: { id?: string; errors: string[] }) {
  const t = useT();
  if (errors.length === 0) return null;
  return (
    <p id={id} className="error" aria-hidden={id === undefined ? undefined : true}>
      <span className="sr-only">{t("common:error_prefix")}</span>
      {errors.join(" ")}
    </p>
  );
}

/** What a number counts, for the eye after its input, which says it with its label. */
export const Unit = ({ field, children }: { field: FieldState; children: ReactNode }) => (
  <span id={field.unitId} className="unit" aria-hidden>
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
