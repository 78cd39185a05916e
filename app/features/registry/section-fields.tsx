import type { Company } from "~/api/contract/registry";
import { ContactFields } from "./contact-fields";
import { EssentialFields } from "./essential-fields";
import type { FieldProps } from "./field-props";
import type { Section } from "./form";
import { IdentityFields } from "./identity-fields";
import { OtherFields } from "./other-fields";
import type { Choices } from "./present";

interface SectionFieldsProps extends FieldProps<keyof Choices> {
  section: Section;
  company: Company;
  year: number;
  /** The quick start shows only the fields that the first card needs. */
  isShort?: boolean;
}

export function SectionFields({ section, company, year, isShort = false, ...fields }: SectionFieldsProps) {
  if (section === "identity") {
    const isKnown = !company.isDunsNumberFake && company[company.idType] !== null;
    return <IdentityFields {...fields} hasIdentifier={isKnown} withNationalId={!isShort} />;
  }
  if (section === "contacts") return <ContactFields fields={fields.fields} />;
  if (section === "other")
    return <OtherFields {...fields} kept={company.workingStates} withDescription={!isShort} />;
  return <EssentialFields {...fields} {...{ company, year }} />;
}
