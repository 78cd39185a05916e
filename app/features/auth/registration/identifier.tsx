import { Checkbox } from "~/ui/form/checkbox";
import type { FormField } from "~/ui/form/control";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";

interface IdentifierProps {
  label: string;
  fields: Record<"identifier" | "identifierConfirmed", FormField>;
}

/** The one identifier (D8). The visitor can keep one that looks mistyped by confirming it (D9). */
export function Identifier({ label, fields }: IdentifierProps) {
  const t = useT();
  const { identifier, identifierConfirmed } = fields;
  const isDoubted = identifier.errors?.some(({ code }) => code === "unverified_identifier") ?? false;
  const isConfirmed = identifierConfirmed.initialValue !== undefined;
  return (
    <>
      <TextInput
        field={identifier}
        label={label}
        hint={t("auth:field.identifier_hint")}
        autoComplete="off"
        spellCheck={false}
        width="medium"
        required
      />
      {isDoubted || isConfirmed ? (
        <Checkbox
          field={identifierConfirmed}
          label={t("auth:field.identifier_confirmed")}
          hint={t("auth:field.identifier_confirmed_hint")}
        />
      ) : null}
    </>
  );
}
