import type { ReactNode } from "react";
import { Spaced } from "../layout/spaced";
import { useT } from "../texts";

type ButtonVariant = "primary" | "secondary" | "danger" | "quiet";

interface SubmitButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  /** Tells the action which of several buttons was pressed. */
  name?: string;
  value?: string;
  /** Posts to another URL than the form's. */
  formAction?: string;
  /** Id of the form, when the button stands outside it. */
  form?: string;
  "aria-describedby"?: string;
}

export const SubmitButton = ({ children, variant = "primary", ...rest }: SubmitButtonProps) => (
  <button type="submit" className={`button button-${variant}`} {...rest}>
    {children}
  </button>
);

interface LinkButtonProps {
  to: string;
  children: ReactNode;
  variant?: ButtonVariant;
}

/** A link that looks like a button: goes somewhere, changes nothing. */
export const LinkButton = ({ to, children, variant = "primary" }: LinkButtonProps) => (
  <a href={to} className={`button button-${variant}`}>
    {children}
  </a>
);

/** A button that cannot act now. It is no control at all, and says why and what to do. */
export function OffButton({ children, reason }: { children: ReactNode; reason: ReactNode }) {
  const t = useT();
  return (
    <div className="off">
      <span className="button button-off">
        {children}
        <span className="sr-only"> {t("common:button_off")}</span>
      </span>
      <div className="off-reason">{reason}</div>
    </div>
  );
}

/** Buttons in a row, the first action first. */
export const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="buttons">
    <Spaced>{children}</Spaced>
  </div>
);
