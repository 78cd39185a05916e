import type { FormFailure } from "~/domain/faults";
import { useT } from "../texts";
import { PasswordInput } from "./password-input";

interface NewPasswordProps {
  label: string;
  confirmation: string;
  failure: FormFailure | undefined;
}

/** A password to be chosen, typed twice, its rule said before. A refused form says that it has to be typed again. */
export function NewPassword({ label, confirmation, failure }: NewPasswordProps) {
  const t = useT();
  const rule = t("auth:password_rule");
  const hint = failure ? `${t("auth:field.password_again")} ${rule}` : rule;
  return (
    <>
      <PasswordInput
        name="password"
        label={label}
        autoComplete="new-password"
        hint={hint}
        failure={failure}
      />
      <PasswordInput
        name="passwordConfirmation"
        label={confirmation}
        autoComplete="new-password"
        failure={failure}
      />
    </>
  );
}
