import { useState } from "react";
import { useT } from "../texts";
import type { FormFailure } from "~/domain/faults";
import { fieldState } from "./field";
import { FieldFrame } from "./field-parts";
import { useHydrated } from "../use-hydrated";

interface PasswordInputProps {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  /** Says the password rule before anything is typed. */
  showRule?: boolean;
  hint?: string | undefined;
  failure?: FormFailure | undefined;
}

/** What was typed never comes back to the page; paste is allowed; the button to show it needs script. */
export function PasswordInput({ name, label, autoComplete, showRule, hint, failure }: PasswordInputProps) {
  const t = useT();
  const hydrated = useHydrated();
  const [visible, setVisible] = useState(false);
  const said = hint ?? (showRule ? t("auth:password_rule") : undefined);
  const field = fieldState(name, label, failure, { hint: said !== undefined });
  return (
    <FieldFrame field={field} label={label} hint={said}>
      <div className="with-unit">
        <input
          id={field.id}
          name={name}
          type={visible ? "text" : "password"}
          className="input input-medium"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={72}
          aria-describedby={field.describedBy}
          aria-invalid={field.errors.length > 0 || undefined}
        />
        {hydrated ? (
          <button
            type="button"
            className="button button-quiet"
            aria-pressed={visible}
            aria-controls={field.id}
            onClick={() => setVisible(!visible)}
          >
            {t("auth:show_password")}
            <span className="sr-only"> {label}</span>
          </button>
        ) : null}
      </div>
    </FieldFrame>
  );
}
