import type { ReactNode } from "react";
import { useT } from "../texts";

/** One sentence under the label: format, unit, period. */
export const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="hint">
    {children}
  </p>
);

/** What is wrong with a field, beside it. Renders nothing when nothing is. */
export function FieldErrors({ id, errors }: { id: string; errors: string[] }) {
  const t = useT();
  if (errors.length === 0) return null;
  return (
    <p id={id} className="error">
      <span className="sr-only">{t("common:error_prefix")}</span>
      {errors.join(" ")}
    </p>
  );
}

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
