import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { MAX } from "./form";
import type { FieldProps } from "./field-props";

/** Who the company is and where: what the card prints. */
export function IdentityFields({ stored, choices, labels, failure }: FieldProps<"nations" | "provinces">) {
  const t = useT();
  const text = (name: "businessName" | "identifier" | "fiscalCode" | "address" | "city") => ({
    name,
    label: labels[name] ?? "",
    value: stored[name],
    maxLength: MAX[name],
    failure,
  });
  return (
    <>
      <TextInput {...text("businessName")} autoComplete="organization" required />
      <Select
        name="country"
        label={labels["country"] ?? ""}
        options={choices.nations}
        isLong
        value={stored.country}
        failure={failure}
        autoComplete="country"
        width="medium"
        required
      />
      <TextInput
        {...text("identifier")}
        hint={t("registry:hint.identifier")}
        spellCheck={false}
        width="medium"
        required={stored.identifier !== ""}
      />
      <TextInput
        {...text("fiscalCode")}
        hint={t("registry:hint.fiscalCode")}
        spellCheck={false}
        width="medium"
        required={false}
      />
      <Confirmation failure={failure} />
      <TextInput {...text("address")} hint={t("registry:hint.address")} autoComplete="address-line1" />
      <TextInput {...text("city")} autoComplete="address-level2" width="medium" />
      <Select
        name="province"
        label={labels["province"] ?? ""}
        hint={t("registry:hint.province")}
        options={choices.provinces}
        isLong
        value={stored.province}
        failure={failure}
        width="medium"
      />
    </>
  );
}

/** Asked for only once a check digit has failed: what is unusual may still be right (D9). */
function Confirmation({ failure }: Pick<FieldProps<never>, "failure">) {
  const t = useT();
  const isAsked =
    failure?.faults.some(({ code }) => code === "unverified_identifier") ||
    failure?.values["identifierConfirmed"] !== undefined;
  if (!isAsked) return null;
  return (
    <Checkbox
      name="identifierConfirmed"
      label={t("registry:field.identifierConfirmed")}
      hint={t("registry:hint.identifierConfirmed")}
      failure={failure}
    />
  );
}
