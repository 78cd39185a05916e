import { getInputProps } from "@conform-to/react";
import { useT } from "../texts";
import { controlProps, controlState, type Controlled } from "./control";
import { FieldFrame } from "./field-parts";
import { Island } from "../island";

type PasswordInputProps = Controlled & {
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
};

/** The typed password never comes back to the page; paste is allowed; the button to show it needs script. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, autoComplete, hint } = props;
  const t = useT();
  const field = controlState(props, label, { hint: hint !== undefined });
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="with-unit">
        <input
          {...controlProps(props, field, (formField) => getInputProps(formField, { type: "password" }))}
          defaultValue={undefined}
          type="password"
          className="input input-medium"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Island name="show-password" props={{ field: field.id, label: t("auth:show_password"), of: label }} />
      </div>
    </FieldFrame>
  );
}
