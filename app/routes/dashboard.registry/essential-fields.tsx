import { COMPANY_SIZES, type CompanySize } from "~/domain/survey/answer";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import type { FieldProps } from "./field-props";
import { MAX } from "./form";

interface EssentialFieldsProps extends FieldProps<"sectors"> {
  year: number;
  /** The size that employees and turnover give; null while one of them is missing. */
  proposed: CompanySize | null;
  /** ATECO classes of the stored sector; empty = not asked here. */
  actions: FieldProps<"actions">["choices"]["actions"];
}

/** What scoring and benchmark cannot do without (E001, E002). */
export function EssentialFields({
  stored,
  choices,
  actions,
  labels,
  failure,
  year,
  proposed,
}: EssentialFieldsProps) {
  const t = useT();
  const field = (
    name: "annualTurnover" | "numberOfEmployees" | "sector" | "action" | "secondaryReferenceSector",
  ) => ({
    name,
    label: labels[name] ?? "",
    value: stored[name],
    failure,
  });
  const amount = { inputMode: "numeric", width: "medium", maxLength: MAX.annualTurnover } as const;
  return (
    <>
      <TextInput
        {...field("annualTurnover")}
        {...amount}
        hint={t("registry:hint.annualTurnover", { year })}
        unit={t("registry:unit.euro")}
      />
      <TextInput
        {...field("numberOfEmployees")}
        {...amount}
        hint={t("registry:hint.numberOfEmployees", { year })}
        unit={t("registry:unit.people")}
      />
      <Select
        name="companySize"
        label={labels["companySize"] ?? ""}
        hint={t("registry:hint.companySize")}
        options={COMPANY_SIZES.map((size) => ({ value: size, label: t(`labels:size.${size}`) }))}
        placeholder={
          proposed === null
            ? t("registry:size.not_proposed")
            : t("registry:size.proposed", { size: t(`labels:size.${proposed}`) })
        }
        value={stored.companySize}
        failure={failure}
        width="medium"
      />
      <Select {...field("sector")} hint={t("registry:hint.sector")} options={choices.sectors} />
      {actions.length === 0 ? null : (
        <Select {...field("action")} hint={t("registry:hint.action")} options={actions} required={false} />
      )}
      <Select {...field("secondaryReferenceSector")} options={choices.sectors} required={false} />
    </>
  );
}
