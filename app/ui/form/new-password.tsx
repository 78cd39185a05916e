import type { FormFailure } from "~/domain/faults";
import { PasswordInput } from "./password-input";

interface NewPasswordProps {
  label: string;
  confirmation: string;
  failure: FormFailure | undefined;
}

/** A password to be chosen, typed twice, its rule said before. */
export const NewPassword = ({ label, confirmation, failure }: NewPasswordProps) => (
  <>
    <PasswordInput name="password" label={label} autoComplete="new-password" showRule failure={failure} />
    <PasswordInput
      name="passwordConfirmation"
      label={confirmation}
      autoComplete="new-password"
      failure={failure}
    />
  </>
);
