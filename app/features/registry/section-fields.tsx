import type { Company } from "~/api/contract/registry";
import { ContactFields } from "./contact-fields";
import { EssentialFields } from "./essential-fields";
import type { FieldProps } from "./field-props";
import type { Section } from "./form";
import { IdentityFields } from "./identity-fields";
import { OtherFields } from "./other-fields";
import type { Choices } from "./present";

export interface SectionFieldsProps extends FieldProps<keyof Choices> {
  section: Section;
  company: Company;
  year: number;
  /** The quick start asks for less: only what the first card needs. */
  isShort?: boolean;
}

export function SectionFields({ section, company, year, isShort = false, ...fields }: SectionFieldsProps) {
  if (section === "identity") return <IdentityFields {...fields} />;
  if (section === "contacts") return <ContactFields {...fields} />;
  if (section === "other") return <OtherFields {...fields} withDescription={!isShort} />;
  return <EssentialFields {...fields} {...{ company, year }} />;
}
