import type { ReactNode } from "react";
import { usePageIsland } from "../island";
import { Spaced } from "../spaced";
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
  /** Id of the form, when the button is outside it. */
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
  /** The linked page asks for confirmation; with script it does so in a dialog. */
  asks?: boolean | undefined;
  /** Leads away from a page that asks for confirmation; in a dialog it closes that. */
  cancels?: boolean | undefined;
  children: ReactNode;
  variant?: ButtonVariant;
}

/** A link that looks like a button: goes somewhere, changes nothing. */
export function LinkButton({ to, asks, cancels, children, variant = "primary" }: LinkButtonProps) {
  usePageIsland(asks ? "confirm" : null);
  return (
    <a href={to} className={`button button-${variant}`} data-confirm={asks} data-cancel={cancels}>
      {children}
    </a>
  );
}

/** A disabled button. It is no control at all, and shows the reason and what to do. */
export function DisabledButton({ children, reason }: { children: ReactNode; reason: ReactNode }) {
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
