import type { ReactNode } from "react";

interface FormSectionProps {
  title: string;
  /** Explains the section; needs the id that describes the fields. */
  hint?: { id: string; text: string };
  children: ReactNode;
}

/** Fields that belong together, under a heading of their own. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className="flow" aria-describedby={hint?.id}>
      <legend>
        <h2>{title}</h2>
      </legend>
      {hint === undefined ? null : (
        <p id={hint.id} className="hint">
          {hint.text}
        </p>
      )}
      {children}
    </fieldset>
  );
}
