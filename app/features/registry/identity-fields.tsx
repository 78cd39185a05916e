import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { useTakesExtensions } from "~/web/offered";
import { labelled, type FieldProps } from "./field-props";
import { ProvinceField } from "./province-field";

interface IdentityProps extends FieldProps<"nations" | "provinces" | "registers"> {
  /** A company without an identifier may save without one. */
  hasIdentifier: boolean;
  /** Also the number in a national register. */
  withNationalId: boolean;
}

/** The company's name, identifier and address: what the card prints. */
export function IdentityFields({ fields, choices, labels, hasIdentifier, withNationalId }: IdentityProps) {
  const t = useT();
  const isChecked = useTakesExtensions();
  const fieldProps = (
    name: "businessName" | "country" | "identifier" | "fiscalCode" | "address" | "city" | "province",
  ) => labelled(fields[name], labels);
  return (
    <>
      <TextInput {...fieldProps("businessName")} autoComplete="organization" required />
      <Select
        {...fieldProps("country")}
        options={choices.nations}
        isLong
        autoComplete="country"
        width="medium"
        required
      />
      <TextInput
        {...fieldProps("identifier")}
        hint={t("registry:hint.identifier")}
        spellCheck={false}
        width="medium"
        required={hasIdentifier}
      />
      <TextInput
        {...fieldProps("fiscalCode")}
        hint={t("registry:hint.fiscalCode")}
        spellCheck={false}
        width="medium"
        required={false}
      />
      {isChecked ? (
        <Confirmation fields={fields} />
      ) : (
        <p className="hint">{t("registry:digits_not_checked")}</p>
      )}
      {withNationalId && choices.registers.length > 0 ? (
        <NationalId {...{ fields, choices, labels }} />
      ) : null}
      <TextInput {...fieldProps("address")} hint={t("registry:hint.address")} autoComplete="address-line1" />
      <TextInput {...fieldProps("city")} autoComplete="address-level2" width="medium" />
      <ProvinceField
        {...fieldProps("province")}
        hint={t("registry:hint.province")}
        provinces={choices.provinces}
      />
    </>
  );
}

/** The number in a register of the company's country, and the register. */
function NationalId({ fields, choices, labels }: FieldProps<"registers">) {
  const t = useT();
  return (
    <>
      <Select
        {...labelled(fields.nationalIdType, labels)}
        hint={t("registry:hint.nationalIdType")}
        options={choices.registers}
        width="medium"
        required={false}
      />
      <TextInput
        {...labelled(fields.nationalId, labels)}
        hint={t("registry:hint.nationalId")}
        spellCheck={false}
        width="medium"
        required={false}
      />
    </>
  );
}

/** Shown only after a check digit has failed: an unusual number may still be right (D9). */
function Confirmation({ fields }: Pick<FieldProps<never>, "fields">) {
  const t = useT();
  const { identifier, fiscalCode, identifierConfirmed } = fields;
  const isDoubted = [identifier, fiscalCode].some(({ errors }) =>
    errors?.some(({ code }) => code === "unverified_identifier"),
  );
  if (!isDoubted && identifierConfirmed.initialValue !== "on") return null;
  return (
    <Checkbox
      field={identifierConfirmed}
      label={t("registry:field.identifierConfirmed")}
      hint={t("registry:hint.identifierConfirmed")}
    />
  );
}
