import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "./form/button";
import type { Controlled } from "./form/control";
import { ErrorSummary } from "./form/error-summary";
import { PasswordInput } from "./form/password-input";
import { PostForm } from "./form/post-form";
import { TextInput } from "./form/text-input";
import { useT } from "./texts";

interface SignInFormProps {
  action: string;
  recoveryHref: string;
  email?: Controlled;
  password?: Controlled;
  /** A form whose session ended while it was being filled in, as JSON: it comes back after the sign-in. */
  carried?: string | undefined;
}

/** Email and password, and a form to carry, of any length. */
export function SignInForm({ action, recoveryHref, email, password, carried }: SignInFormProps) {
  const t = useT();
  const isCarrying = carried !== undefined;
  return (
    <PostForm action={action} {...(isCarrying ? { encType: "multipart/form-data" as const } : {})}>
      {isCarrying ? <input type="hidden" name="carried" value={carried} /> : null}
      <TextInput
        {...(email ?? { name: "email" })}
        type="email"
        label={t("auth:field.email")}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        spellCheck={false}
        required
      />
      <PasswordInput
        {...(password ?? { name: "password" })}
        label={t("auth:field.password")}
        autoComplete="current-password"
      />
      <p>
        <a href={recoveryHref}>{t("auth:login.forgotten")}</a>
      </p>
      <Buttons>
        <SubmitButton>{t("auth:login.submit")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}

/** The issues of a sign-in, above the heading. */
export function SignInErrors({ refused }: { refused: RefusedForm | undefined }) {
  const t = useT();
  const labels = { email: t("auth:field.email"), password: t("auth:field.password") };
  return <ErrorSummary refused={refused} labels={labels} />;
}
