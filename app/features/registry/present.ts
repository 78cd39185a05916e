import type { Company } from "~/api/contract/registry";
import { CONTACT_ROLES, identifierKindFor } from "~/domain/company/registry-rules";
import { sizeOf } from "~/domain/company/size";
import type { RefusedForm } from "~/domain/issues";
import type { CompanySize } from "~/domain/question/answer";
import type { T } from "~/texts/resources";
import type { SelectOption } from "~/ui/form/select";
import { formatWhole } from "~/texts/format";
import { carriedRevision } from "~/web/read-form.server";
import { ADDED_STATES, FIELD_NAMES, type FieldName, registryForm } from "./form";
import { useSchemaForm } from "~/web/schema-form";

/** The fields of a contact, in the order of the page. */
export const CONTACT_PARTS = ["name", "surname", "email", "phone"] as const;

/** The box of a contact that wants no mail. */
export const CONTACT_MARK = "blacklisted" as const;

/** The stored values by the names of the form's fields, countries with spaces between. */
export type RegistryValues = Record<FieldName, string> & Record<string, string>;

export function storedValues(company: Company): RegistryValues {
  const { workforce = null, numberOfEmployees, annualTurnover, naceData } = company;
  return {
    businessName: company.businessName,
    country: company.country,
    identifier: (company.isDunsNumberFake ? null : company[company.idType]) ?? "",
    identifierConfirmed: "",
    fiscalCode: company.fiscalCode ?? "",
    nationalIdType: company.nationalIdType ?? "",
    nationalId: company.nationalId ?? "",
    address: company.address ?? "",
    city: company.city ?? "",
    province: company.province ?? "",
    annualTurnover: annualTurnover === null ? "" : formatWhole(annualTurnover),
    workforce: workforce === null ? "" : formatWhole(workforce),
    numberOfEmployees: numberOfEmployees === null ? "" : formatWhole(numberOfEmployees),
    companySize: company.companySizeProposed ? "" : (company.companySize ?? ""),
    sector: naceData?.sector ?? "",
    action: naceData?.action ?? "",
    secondaryReferenceSector: company.secondaryReferenceSector ?? "",
    link: company.link ?? "",
    description: company.description ?? "",
    workingStates: [...company.workingStates].sort().join(" "),
    ...contactValues(company),
  };
}

function contactValues({ contacts }: Company): Record<string, string> {
  const entries = CONTACT_ROLES.flatMap((role) => {
    const contact = contacts.find((candidate) => candidate.role === role);
    const mark = [`${role}.${CONTACT_MARK}`, contact?.blacklisted ? "on" : ""] as const;
    return [...CONTACT_PARTS.map((part) => [`${role}.${part}`, contact?.[part] ?? ""] as const), mark];
  });
  return Object.fromEntries(entries);
}

/** The same in the form's shape: a list of countries, an object for each contact. */
const formValues = (stored: RegistryValues) => ({
  ...stored,
  workingStates: (stored["workingStates"] ?? "").split(" ").filter(Boolean),
  ...Object.fromEntries(
    CONTACT_ROLES.map((role) => [
      role,
      Object.fromEntries([...CONTACT_PARTS, CONTACT_MARK].map((part) => [part, stored[`${role}.${part}`]])),
    ]),
  ),
});

/** The label of each field, for the field itself, the error summary and a value that another person changed. */
export function fieldLabels(t: T, country: string): Record<string, string> {
  const plain = FIELD_NAMES.map((name) => [name, t(`registry:field.${name}`)] as const);
  const contacts = CONTACT_ROLES.flatMap((role) =>
    [...CONTACT_PARTS, CONTACT_MARK].map((part) => {
      const params = { part: t(`registry:contact.${part}`), role: t(`registry:contact_role.${role}`) };
      return [`${role}.${part}`, t("registry:contact.field", params)] as const;
    }),
  );
  return {
    ...Object.fromEntries([...plain, ...contacts]),
    identifier: t(`registry:identifier.${identifierKindFor(country)}`),
    workingStates: t("registry:field.workingStates"),
    addState1: t("registry:field.workingStates"),
  };
}

/** The options of every select of the registry. */
export interface Choices {
  nations: SelectOption[];
  /** Null where the server has no list of them. */
  provinces: SelectOption[] | null;
  /** Registers of the company's country that give it a number; none where a server lists none. */
  registers: SelectOption[];
  sectors: SelectOption[];
  /** ATECO classes of the stored sector. */
  actions: SelectOption[];
}

/** A value in words: selects hold codes. */
export function wordsFor(t: T, choices: Partial<Choices>, name: string, value: string): string {
  if (value === "" || name === "identifierConfirmed") return "";
  if (name === "workingStates")
    return value
      .split(" ")
      .map((code) => labelOf(choices.nations, code))
      .join(", ");
  if (name === "companySize") return t(`labels:size.${value as "micro"}`);
  const options = {
    ...{ country: choices.nations, province: choices.provinces ?? [], action: choices.actions },
    nationalIdType: choices.registers,
  }[name];
  const list = options ?? (/sector$/i.test(name) ? choices.sectors : undefined);
  return labelOf(list, value);
}

const labelOf = (options: SelectOption[] | undefined, value: string) =>
  options?.find((option) => option.value === value)?.label ?? value;

/** The size that the figures result in; null while one of them is missing. */
export const proposedFor = ({ workforce, numberOfEmployees, annualTurnover }: Company): CompanySize | null =>
  sizeOf({ workforce: workforce ?? null, employees: numberOfEmployees, turnover: annualTurnover });

interface Difference {
  name: string;
  stored: string;
  typed: string;
}

/** The fields where the value another person saved meanwhile differs from the typed one (D13). */
export const differences = (stored: RegistryValues, { values }: RefusedForm): Difference[] =>
  Object.keys(stored).flatMap((name) => {
    const typed = name === "workingStates" ? typedStates(values) : values[name]?.[0]?.trim();
    const isNews = name !== "identifierConfirmed" && typed !== undefined && typed !== stored[name];
    return isNews ? [{ name, stored: stored[name] ?? "", typed }] : [];
  });

/** The countries as a posted form leaves them; undefined when the form has none of their fields. */
function typedStates(values: RefusedForm["values"]): string | undefined {
  if (values[ADDED_STATES[0]] === undefined) return undefined;
  const added = ADDED_STATES.flatMap((name) => values[name] ?? []).filter(Boolean);
  return [...new Set([...(values["workingStates"] ?? []), ...added])].sort().join(" ");
}

/**
 * The revision the form is built on. After a conflict the page has shown both values, and after a partial save the rest
 * is stored: then, and only then, it is the newest one.
 */
export function formRevision(company: Company, refused: RefusedForm | undefined): string {
  const isSeen = refused?.issues.some(({ code }) => code === "conflict" || code === "rest_saved");
  const posted = isSeen ? undefined : refused?.values["revision"]?.[0];
  return posted === undefined ? String(company.revision) : carriedRevision(posted);
}

/** Every field of the registry; a page shows those of its sections. */
export const useRegistryFields = (stored: RegistryValues, refused: RefusedForm | undefined) =>
  useSchemaForm(registryForm, refused, formValues(stored));
