import type { FormFailure } from "~/domain/faults";
import { Checkbox } from "~/ui/form/checkbox";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";

/** The one identifier (D8). One that looks mistyped can be kept by saying so (D9). */
export function Identifier({ label, failure }: { label: string; failure: FormFailure | undefined }) {
  const t = useT();
  const isDoubted = failure?.faults.some(({ code }) => code === "unverified_identifier") ?? false;
  const isConfirmed = failure?.values["identifierConfirmed"] !== undefined;
  return (
    <>
      <TextInput
        name="identifier"
        label={label}
        hint={t("auth:field.identifier_hint")}
        autoComplete="off"
        maxLength={40}
        spellCheck={false}
        width="medium"
        failure={failure}
        required
      />
      {isDoubted || isConfirmed ? (
        <Checkbox
          name="identifierConfirmed"
          label={t("auth:field.identifier_confirmed")}
          hint={t("auth:field.identifier_confirmed_hint")}
          failure={failure}
        />
      ) : null}
    </>
  );
}
