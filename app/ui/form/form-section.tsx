import { useId, type ReactNode } from "react";

export interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading of their own. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const hintId = useId();
  return (
    <fieldset className="flow" aria-describedby={hint === undefined ? undefined : hintId}>
      <legend>
        <h2>{title}</h2>
      </legend>
      {hint === undefined ? null : (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
