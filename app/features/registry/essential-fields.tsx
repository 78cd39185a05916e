import type { Company } from "~/api/contract/registry";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { labelled, type FieldProps } from "./field-props";
import { proposedFor } from "./present";

interface EssentialFieldsProps extends FieldProps<"sectors" | "actions"> {
  year: number;
  company: Company;
}

/** The data that scoring and benchmark require (E001, E002). */
export function EssentialFields(props: EssentialFieldsProps) {
  const { fields, choices, labels, year, company } = props;
  const t = useT();
  const proposed = proposedFor(company);
  const field = (
    name:
      | "annualTurnover"
      | "workforce"
      | "numberOfEmployees"
      | "companySize"
      | "sector"
      | "action"
      | "secondaryReferenceSector",
  ) => labelled(fields[name], labels);
  const amount = { inputMode: "numeric", width: "medium" } as const;
  return (
    <>
      <TextInput
        {...field("annualTurnover")}
        {...amount}
        hint={t("registry:hint.annualTurnover", { year })}
        unit={t("registry:unit.euro")}
      />
      {company.workforce === undefined ? null : (
        <TextInput
          {...field("workforce")}
          {...amount}
          hint={t("registry:hint.workforce", { year })}
          unit={t("registry:unit.people")}
        />
      )}
      <TextInput
        {...field("numberOfEmployees")}
        {...amount}
        hint={t("registry:hint.numberOfEmployees", { year })}
        unit={t("registry:unit.people")}
      />
      <Select
        {...field("companySize")}
        hint={t("registry:hint.companySize")}
        options={COMPANY_SIZES.map((size) => ({ value: size, label: t(`labels:size.${size}`) }))}
        placeholder={
          proposed === null
            ? t("registry:size.not_proposed")
            : t("registry:size.proposed", { size: t(`labels:size.${proposed}`) })
        }
        width="medium"
      />
      <Select {...field("sector")} hint={t("registry:hint.sector")} options={choices.sectors} isLong />
      {choices.actions.length === 0 ? null : (
        <Select
          {...field("action")}
          hint={t("registry:hint.action")}
          options={choices.actions}
          required={false}
        />
      )}
      <Select {...field("secondaryReferenceSector")} options={choices.sectors} isLong required={false} />
    </>
  );
}
