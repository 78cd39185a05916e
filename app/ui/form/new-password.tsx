import { useT } from "../texts";
import type { FormField } from "./control";
import { PasswordInput } from "./password-input";

interface NewPasswordProps {
  label: string;
  confirmation: string;
  fields: { password: FormField; passwordConfirmation: FormField };
  /** The form was refused, and the user has to type both again. */
  isAgain: boolean;
}

/** A new password, typed twice, with its rule before it. A refused form says that the user has to type it again. */
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
