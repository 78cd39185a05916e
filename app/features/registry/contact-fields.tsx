import { CONTACT_ROLES } from "~/domain/company/registry-rules";
import { Checkbox } from "~/ui/form/checkbox";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import type { FieldProps } from "./field-props";
import { CONTACT_MARK, CONTACT_PARTS } from "./present";

const TYPED = {
  name: {},
  surname: {},
  email: { type: "email", inputMode: "email", spellCheck: false },
  phone: { type: "tel", inputMode: "tel", width: "medium", required: false },
} as const;

/** The three reference contacts; a blank contact is none. */
export function ContactFields({ fields }: Pick<FieldProps<never>, "fields">) {
  const t = useT();
  return CONTACT_ROLES.map((role) => {
    const contact = fields[role].getFieldset();
    return (
      <fieldset key={role} className="border-l-4 border-line pl-4">
        <legend className="mb-4">{t(`registry:contact_role.${role}`)}</legend>
        {CONTACT_PARTS.map((part) => (
          <TextInput
            key={part}
            {...TYPED[part]}
            field={contact[part]}
            label={t(`registry:contact.${part}`)}
          />
        ))}
        <Checkbox
          field={contact[CONTACT_MARK]}
          label={t("registry:contact.blacklisted")}
          hint={t("registry:contact.blacklisted_hint")}
        />
      </fieldset>
    );
  });
}
