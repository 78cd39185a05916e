import type { Company, CompanyUpdate } from "~/api/contract/registry";
import { CONTACT_ROLES, identifierKindFor } from "~/domain/company/registry-rules";
import type { Places } from "~/web/schema-form";
import { ADDED_STATES, isContact, type registryForm, type TypedRegistry } from "./form";

/** The update of a posted form: the fields of its sections that were posted, nothing else. */
export function updateOf(typed: TypedRegistry): CompanyUpdate {
  return {
    revision: typed.revision,
    visibilities: [],
    ...identityOf(typed),
    address: typed.address,
    city: typed.city,
    province: typed.province,
    fiscalCode: typed.fiscalCode,
    nationalIdType: typed.nationalIdType,
    nationalId: typed.nationalId,
    annualTurnover: typed.annualTurnover,
    workforce: typed.workforce,
    numberOfEmployees: typed.numberOfEmployees,
    companySize: typed.companySize,
    companySizeProposed: typed.companySize ? false : undefined,
    ...sectorOf(typed),
    secondaryReferenceSector: typed.secondaryReferenceSector,
    link: typed.link,
    description: typed.description,
    contacts: hasContacts(typed) ? contactsOf(typed) : undefined,
    workingStates: statesOf(typed),
  };
}

/** One field for the identifier; its country says which one it is (D8). */
function identityOf({ businessName, country, identifier, identifierConfirmed }: TypedRegistry) {
  if (country === undefined) return businessName === undefined ? {} : { businessName };
  const identifierField = identifier === undefined ? {} : { [identifierKindFor(country)]: identifier };
  return { businessName, country, identifierConfirmed, ...identifierField };
}

/** By the names of the form, and in the shapes in which a company shows it: the specification has those alone. */
function sectorOf({ sector, action }: TypedRegistry) {
  if (sector === undefined) return { action };
  const naceData = { sector, ...(action !== undefined && { action: action || null }) };
  return { sector, action, referenceSector: sector, naceData: sector === "" ? null : naceData };
}

const hasContacts = (typed: TypedRegistry) => CONTACT_ROLES.some((role) => typed[role] !== undefined);

/** The roles of the contacts with any value, as the call lists them. */
const writtenRoles = (typed: TypedRegistry) =>
  CONTACT_ROLES.filter((role) => {
    const contact = typed[role];
    return contact !== undefined && isContact(contact);
  });

const contactsOf = (typed: TypedRegistry): Company["contacts"] =>
  writtenRoles(typed).map((role) => {
    const { name = "", surname = "", email = "", phone = "", blacklisted = false } = typed[role] ?? {};
    return { role, name, surname, email, phone: phone || null, blacklisted };
  });

function statesOf({ workingStates, ...typed }: TypedRegistry): string[] | undefined {
  if (workingStates === undefined) return undefined;
  const added = ADDED_STATES.flatMap((name) => typed[name] ?? []).filter(Boolean);
  return [...new Set([...workingStates, ...added])];
}

/** Whether the posted activity is none of the posted sector. */
export const isOfOtherSector = ({ action, sector }: TypedRegistry): boolean =>
  Boolean(action) && !action?.startsWith(`${sector}.`);

const PLACES = {
  partitaIva: "identifier",
  vatNumber: "identifier",
  dunsNumber: "identifier",
  workingStates: "addState1",
} as const satisfies Places<"registry.updateCompany", typeof registryForm>;

/** The form's field for each name that differs in the call, which lists only the contacts with any value. */
export const placesOf = (typed: TypedRegistry): Record<string, string> => ({
  ...PLACES,
  ...Object.fromEntries(
    writtenRoles(typed).flatMap((role, index) =>
      ["name", "surname", "email", "phone"].map((part) => [`contacts.${index}.${part}`, `${role}.${part}`]),
    ),
  ),
});
