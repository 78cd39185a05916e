import type { Company, CompanyUpdate } from "~/api/contract/registry";
import type { Fault } from "~/domain/faults";
import {
  COMPANY_IDENTIFIERS,
  CONTACT_ROLES,
  identifierKindFor,
  REGISTRY_LIMITS,
} from "~/domain/company/registry-rules";
import type { FormFields, Values } from "~/web/fields.server";
import { REVISION } from "~/web/revision-field";

type ContactRole = Company["contacts"][number]["role"];

/** The longest value of every field, as the registry call takes it; codes may be typed with spaces and dots. */
export const MAX = {
  businessName: REGISTRY_LIMITS.businessName,
  country: 2,
  identifier: 40,
  identifierConfirmed: 2,
  fiscalCode: 40,
  address: REGISTRY_LIMITS.address,
  city: REGISTRY_LIMITS.city,
  province: 2,
  annualTurnover: 30,
  numberOfEmployees: 30,
  companySize: 10,
  sector: 2,
  action: 5,
  secondaryReferenceSector: 2,
  link: REGISTRY_LIMITS.link,
  description: REGISTRY_LIMITS.description,
} as const;
export const CONTACT_MAX = {
  name: REGISTRY_LIMITS.contactName,
  surname: REGISTRY_LIMITS.contactSurname,
  email: REGISTRY_LIMITS.contactEmail,
  phone: REGISTRY_LIMITS.contactPhone,
} as const;
/** Working countries are ticked off one by one and added a few at a time: no list needs script. */
export const ADDED_STATES = ["addState1", "addState2", "addState3"] as const;

export type FieldName = keyof typeof MAX;
export type Section = "identity" | "essential" | "contacts" | "other";

export const SECTION_FIELDS = {
  identity: [
    "businessName",
    "country",
    "identifier",
    "identifierConfirmed",
    "fiscalCode",
    "address",
    "city",
    "province",
  ],
  essential: [
    "annualTurnover",
    "numberOfEmployees",
    "companySize",
    "sector",
    "action",
    "secondaryReferenceSector",
  ],
  contacts: [],
  other: ["link", "description"],
} as const satisfies Record<Section, readonly FieldName[]>;

/** In the order of the page. */
export const SECTIONS = ["identity", "essential", "other", "contacts"] as const satisfies readonly Section[];

export const sectionNamed = (name: string | undefined): Section | undefined =>
  SECTIONS.find((section) => section === name);

export const contactField = (role: ContactRole, part: keyof typeof CONTACT_MAX) => `${role}.${part}`;

/** The names a form of these sections may post. */
export function fieldsOf(sections: readonly Section[]): FormFields {
  const fields: FormFields = { revision: REVISION, again: { max: 1 } };
  for (const name of sections.flatMap<FieldName>((section) => SECTION_FIELDS[section])) {
    fields[name] = { max: MAX[name] };
  }
  if (sections.includes("contacts")) {
    for (const [name, max] of CONTACT_FIELDS) fields[name] = { max };
  }
  if (sections.includes("other")) {
    fields["workingStates"] = { max: 2, many: true };
    for (const name of ADDED_STATES) fields[name] = { max: 2 };
  }
  return fields;
}

const CONTACT_FIELDS = CONTACT_ROLES.flatMap((role) =>
  Object.entries(CONTACT_MAX).map(([part, max]) => [`${role}.${part}`, max] as const),
);

/** What a posted form changes: the fields of its sections that were posted, nothing else. */
export function updateOf(sections: readonly Section[], values: Values): CompanyUpdate {
  const update: Record<string, unknown> = { revision: Number(values.one("revision")), visibilities: [] };
  const posted = sections.flatMap<FieldName>((section) => SECTION_FIELDS[section]);
  for (const name of posted) if (values.all(name).length > 0) update[name] = values.one(name);
  if (sections.includes("identity")) identify(update, values);
  if (sections.includes("contacts")) update["contacts"] = contactsOf(values);
  if (sections.includes("other")) update["workingStates"] = statesOf(values);
  return update as unknown as CompanyUpdate;
}

/** One field for the identifier; its country says which one it is (D8). Name and country are never left out. */
function identify(update: Record<string, unknown>, values: Values): void {
  update["businessName"] = values.one("businessName").trim();
  update["country"] = values.one("country");
  update["identifierConfirmed"] = values.one("identifierConfirmed") === "on";
  if ("identifier" in update) update[identifierKindFor(values.one("country"))] = update["identifier"];
  delete update["identifier"];
}

/** A contact of whom nothing is written is none; one of whom something is written is checked whole. */
const contactsOf = (values: Values): Company["contacts"] =>
  postedRoles(values).map((role) => {
    const [name = "", surname = "", email = "", phone = ""] = partsOf(values, role);
    return { role, name, surname, email, phone: phone || null };
  });

const postedRoles = (values: Values) => CONTACT_ROLES.filter((role) => partsOf(values, role).some(Boolean));

const partsOf = (values: Values, role: ContactRole) =>
  Object.keys(CONTACT_MAX).map((part) => values.one(`${role}.${part}`).trim());

const statesOf = (values: Values): string[] => {
  const added = ADDED_STATES.map((name) => values.one(name)).filter(Boolean);
  return [...new Set([...values.all("workingStates"), ...added])];
};

/** Whether the posted activity is none of the posted sector. */
export const isOfOtherSector = (values: Values): boolean =>
  values.one("action") !== "" && !values.one("action").startsWith(`${values.one("sector")}.`);

/** Where on the form a fault of the call is: its field, or "" for the whole form. */
export function onTheForm(faults: readonly Fault[], values: Values): Fault[] {
  return faults.map((fault) => ({ ...fault, path: fieldOf(fault.path.replace(/^company\./, ""), values) }));
}

function fieldOf(path: string, values: Values): string {
  if ((COMPANY_IDENTIFIERS as readonly string[]).includes(path)) return "identifier";
  const [, index, part = "name"] = /^contacts\.(\d)(?:\.(\w+))?/.exec(path) ?? [];
  if (index !== undefined) return `${postedRoles(values)[Number(index)] ?? CONTACT_ROLES[0]}.${part}`;
  if (path.startsWith("workingStates")) return ADDED_STATES[0];
  return path in MAX ? path : "";
}
