import type { ReactNode } from "react";
import { arrivalProps } from "./arrival";
import { Hint } from "./field-parts";

interface ChoiceProps {
  type: "radio" | "checkbox";
  id: string;
  name: string;
  value: string;
  checked: boolean;
  children: ReactNode;
  hint?: string | undefined;
  describedBy?: string | undefined;
  /** The page opens on it. */
  isArrival?: boolean | undefined;
  invalid?: boolean;
  required?: boolean;
  /** For an answer that is only shown: the user cannot make another choice. */
  disabled?: boolean | undefined;
  /** Shown while the choice is ticked, and always without CSS. */
  opens?: ReactNode;
}

/** One radio or checkbox with its label, and what it opens. */
export function ChoiceInput(props: ChoiceProps) {
  const { id, hint, describedBy, opens } = props;
  const described = [describedBy, hint === undefined ? undefined : `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="choice">
      <input
        id={id}
        type={props.type}
        name={props.name}
        value={props.value}
        defaultChecked={props.checked}
        required={props.required}
        disabled={props.disabled}
        {...arrivalProps(props.isArrival, described)}
        aria-invalid={props.invalid || undefined}
      />
      <label htmlFor={id}>{props.children}</label>
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
      {opens === undefined || opens === null ? null : <div className="opens">{opens}</div>}
    </div>
  );
}
