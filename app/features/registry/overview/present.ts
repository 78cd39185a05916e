import type { Company } from "~/api/contract/registry";
import { CONTACT_ROLES } from "~/domain/company/registry-rules";
import type { T } from "~/texts/resources";
import { formatDate, formatDateTime, formatEuro } from "~/texts/format";
import { SECTION_FIELDS, type Section } from "../form";
import { fieldLabels, storedValues, wordsFor, type Choices } from "../present";

export interface Line {
  label: string;
  /** "" = not given. */
  value: string;
}

/** The registry in words, section by section: the page carries no list of countries to show one. */
export function presentSections(t: T, company: Company, choices: Choices): Record<Section, Line[]> {
  const { annualTurnover, companySize } = company;
  const labels = fieldLabels(t, company.country);
  const stored: Record<string, string> = {
    ...storedValues(company),
    companySize: companySize ?? "",
    annualTurnover: annualTurnover === null ? "" : formatEuro(annualTurnover),
  };
  const lines = (names: readonly string[]): Line[] =>
    names.map((name) => ({
      label: labels[name] ?? name,
      value: wordsFor(t, choices, name, stored[name] ?? ""),
    }));
  return {
    identity: lines(SECTION_FIELDS.identity.filter((name) => name !== "identifierConfirmed")),
    essential: lines(
      SECTION_FIELDS.essential.filter((name) => name !== "workforce" || company.workforce !== undefined),
    ),
    other: lines([...SECTION_FIELDS.other, "workingStates"]),
    contacts: contactLines(t, company),
  };
}

/** What the platform itself knows of the company; an unknown fact has no line. */
export function platformLines(t: T, company: Company): Line[] {
  const { controlChain, registeredOn, lastLoginAt, hpLastAccess, updatedAt, eniId, adminUser, profile } =
    company;
  const { name, surname, email } = adminUser ?? { name: "", surname: "", email: "" };
  const lines = [
    {
      label: t("registry:platform.administrator"),
      value: adminUser ? `${name} ${surname}, ${email}` : "",
    },
    { label: t("registry:platform.profile"), value: profile ? t(`shell:profile.${profile}`) : "" },
    { label: t("registry:platform.eni_id"), value: eniId ?? "" },
    { label: t("registry:platform.group"), value: controlChain ?? "" },
    { label: t("registry:platform.registered"), value: formatDate(registeredOn) },
    { label: t("registry:platform.updated"), value: formatDateTime(updatedAt) },
    { label: t("registry:platform.last_login"), value: lastLoginAt ? formatDateTime(lastLoginAt) : "" },
    { label: t("registry:platform.home"), value: hpLastAccess ? formatDateTime(hpLastAccess) : "" },
  ];
  return lines.filter(({ value }) => value !== "");
}

/** One line per contact. */
const contactLines = (t: T, { contacts }: Company): Line[] =>
  CONTACT_ROLES.map((role) => {
    const contact = contacts.find((candidate) => candidate.role === role);
    const mark = contact?.blacklisted ? t("registry:contact.blacklisted_shown") : "";
    const parts = contact ? [`${contact.name} ${contact.surname}`, contact.email, contact.phone, mark] : [];
    return { label: t(`registry:contact_role.${role}`), value: parts.filter(Boolean).join(", ") };
  });
