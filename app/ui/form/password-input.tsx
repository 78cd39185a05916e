import { useT } from "../texts";
import type { FormFailure } from "~/domain/faults";
import { fieldState } from "./field";
import { FieldFrame } from "./field-parts";
import { Island } from "../island";

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
  const said = hint ?? (showRule ? t("auth:password_rule") : undefined);
  const field = fieldState(name, label, failure, { hint: said !== undefined });
  return (
    <FieldFrame field={field} label={label} hint={said}>
      <div className="with-unit">
        <input
          id={field.id}
          name={name}
          type="password"
          className="input input-medium"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={72}
          aria-describedby={field.describedBy}
          aria-invalid={field.errors.length > 0 || undefined}
        />
        <Island name="show-password" props={{ field: field.id, label: t("auth:show_password"), of: label }} />
      </div>
    </FieldFrame>
  );
}
