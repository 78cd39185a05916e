import { useT } from "../texts";
import type { FormField } from "./control";
import { PasswordInput } from "./password-input";

interface NewPasswordProps {
  label: string;
  confirmation: string;
  fields: { password: FormField; passwordConfirmation: FormField };
  /** The form was refused, and both have to be typed again. */
  isAgain: boolean;
}

/** A password to be chosen, typed twice, its rule said before. A refused form says that it has to be typed again. */
export function NewPassword({ label, confirmation, fields, isAgain }: NewPasswordProps) {
  const t = useT();
  const rule = t("auth:password_rule");
  const hint = isAgain ? `${t("auth:field.password_again")} ${rule}` : rule;
  return (
    <>
      <PasswordInput field={fields.password} label={label} autoComplete="new-password" hint={hint} />
      <PasswordInput field={fields.passwordConfirmation} label={confirmation} autoComplete="new-password" />
    </>
  );
}
