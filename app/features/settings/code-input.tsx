import type { FormField } from "~/ui/form/control";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";

/** The code of the second factor in use, beside the present password. */
export function CodeInput({ field }: { field: FormField }) {
  const t = useT();
  return (
    <TextInput
      field={field}
      label={t("settings:proof.code")}
      hint={t("settings:proof.code_hint")}
      autoComplete="one-time-code"
      inputMode="numeric"
      width="medium"
      spellCheck={false}
      required
    />
  );
}
