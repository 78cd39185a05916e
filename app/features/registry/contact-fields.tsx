import { CONTACT_ROLES } from "~/domain/company/registry-rules";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import type { FieldProps } from "./field-props";
import { contactField, CONTACT_MAX } from "./form";

type Part = keyof typeof CONTACT_MAX;

const TYPED = {
  name: {},
  surname: {},
  email: { type: "email", inputMode: "email", spellCheck: false },
  phone: { type: "tel", inputMode: "tel", width: "medium", required: false },
} as const;

/** The three reference contacts; whoever is left blank is no contact. */
export function ContactFields({ stored, labels, failure }: Omit<FieldProps<never>, "choices">) {
  const t = useT();
  return CONTACT_ROLES.map((role) => (
    <fieldset key={role} className="border-l-4 border-line pl-4">
      <legend className="mb-4">{t(`registry:contact_role.${role}`)}</legend>
      {(Object.keys(CONTACT_MAX) as Part[]).map((part) => {
        const name = contactField(role, part);
        return (
          <TextInput
            key={part}
            {...TYPED[part]}
            name={name}
            label={t(`registry:contact.${part}`)}
            value={stored[name]}
            maxLength={CONTACT_MAX[part]}
            failure={renamed(failure, name, labels[name] ?? "")}
          />
        );
      })}
    </fieldset>
  ));
}

/** Beside the field its own label is enough, in the message the role is said too. */
function renamed(
  failure: FieldProps<never>["failure"],
  name: string,
  field: string,
): FieldProps<never>["failure"] {
  if (!failure) return undefined;
  const faults = failure.faults.map((fault) =>
    fault.path === name ? { ...fault, params: { field, ...fault.params } } : fault,
  );
  return { ...failure, faults };
}
