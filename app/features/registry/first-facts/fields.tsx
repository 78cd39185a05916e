import { Fragment, type ReactNode } from "react";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { type FieldProps, labelled } from "../field-props";
import type { FirstField } from "./present";
import { ProvinceField } from "../province-field";

interface FirstFieldsProps extends FieldProps<"provinces" | "sectors"> {
  shown: readonly FirstField[];
  /** Where the value of a field is proposed from. */
  sources: Partial<Record<FirstField, string>>;
  year: number;
}

/** One field a fact; a proposed value says where it comes from, and can be changed like any other. */
export function FirstFields({ fields, choices, labels, shown, sources, year }: FirstFieldsProps) {
  const t = useT();
  const hint = (name: FirstField, usual?: string) =>
    [sources[name], usual].filter((words) => words !== undefined).join(" ") || undefined;
  const amount = { inputMode: "numeric", width: "medium" } as const;
  const controls: Record<FirstField, ReactNode> = {
    sector: (
      <Select
        {...labelled(fields.sector, labels)}
        hint={hint("sector", t("registry:hint.sector"))}
        options={choices.sectors}
        isLong
        required
      />
    ),
    workforce: (
      <TextInput
        {...labelled(fields.workforce, labels)}
        {...amount}
        hint={t("registry:hint.workforce", { year })}
        unit={t("registry:unit.people")}
        required
      />
    ),
    numberOfEmployees: (
      <TextInput
        {...labelled(fields.numberOfEmployees, labels)}
        {...amount}
        hint={t("registry:hint.numberOfEmployees", { year })}
        unit={t("registry:unit.people")}
        required
      />
    ),
    annualTurnover: (
      <TextInput
        {...labelled(fields.annualTurnover, labels)}
        {...amount}
        hint={`${t("registry:hint.annualTurnover", { year })} ${t("first:company.turnover")}`}
        unit={t("registry:unit.euro")}
        required={false}
      />
    ),
    businessName: (
      <TextInput {...labelled(fields.businessName, labels)} hint={hint("businessName")} required />
    ),
    address: <TextInput {...labelled(fields.address, labels)} hint={hint("address")} required={false} />,
    city: (
      <TextInput {...labelled(fields.city, labels)} hint={hint("city")} width="medium" required={false} />
    ),
    province: (
      <ProvinceField
        {...labelled(fields.province, labels)}
        hint={hint("province")}
        provinces={choices.provinces}
        required={false}
      />
    ),
  };
  return shown.map((name) => <Fragment key={name}>{controls[name]}</Fragment>);
}
