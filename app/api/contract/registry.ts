import { z } from "zod";
import { COMPANY_IDENTIFIERS, CONTACT_ROLES, REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import { PROFILES } from "~/domain/people/rights";
import { extension, extensionOr, revision } from "../extension";
import { row } from "../row";
import { companySize, email, instant, text, typedIdentifier } from "./wire";

/** The typed values of a contact. */
export const typedContact = {
  name: text(REGISTRY_LIMITS.contactName).min(1),
  surname: text(REGISTRY_LIMITS.contactSurname).min(1),
  email,
  phone: text(REGISTRY_LIMITS.contactPhone),
};

export const contact = z.strictObject({
  role: z.enum(CONTACT_ROLES),
  ...typedContact,
  phone: typedContact.phone.nullable(),
  /** Has asked not to be written to; absent = as stored for this address. */
  blacklisted: z.boolean().optional(),
});

const naceData = z.strictObject({
  /** ATECO 2025 section, division and class (D9). */
  macrosector: text(1),
  sector: text(2),
  action: text(5).nullable(),
});

/** The same in an answer, where a server may have more to say. */
const shownContact = z.object({
  role: z.enum(CONTACT_ROLES),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  blacklisted: z.boolean().optional(),
});
const shownNace = z.object({ macrosector: z.string(), sector: z.string(), action: z.string().nullable() });

export const companyAttachment = z.object({ id: z.string(), name: z.string() });

export const company = z.object({
  id: z.string(),
  businessName: z.string(),
  country: z.string(),
  idType: z.enum(COMPANY_IDENTIFIERS),
  partitaIva: z.string().nullable(),
  vatNumber: z.string().nullable(),
  dunsNumber: z.string().nullable(),
  isDunsNumberFake: z.boolean(),
  fiscalCode: z.string().nullable(),
  /** Number in a register of the country, and which register; `config.nationsIdentifiers` lists the registers. */
  nationalId: z.string().nullable().optional(),
  nationalIdType: z.string().nullable().optional(),
  /** The initiative's own number for the company; the provider writes it. */
  eniId: z.string().nullable().optional(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  link: z.string().nullable(),
  description: z.string().nullable(),
  annualTurnover: z.number().nullable(),
  /** People at work (addetti): owners, family members and employees, on average of the year. */
  workforce: extension(z.number().nullable()),
  /** The people at work are the number of employees of a company that was asked for one number only. */
  workforceAssumed: extension(z.boolean()),
  /** People with a contract of employment (dipendenti), never more than the people at work. */
  numberOfEmployees: z.number().nullable(),
  companySize: companySize.nullable(),
  /** True while the size is the one proposed from people at work and turnover, not corrected by hand. */
  companySizeProposed: extensionOr(z.boolean(), false),
  naceData: shownNace.nullable(),
  referenceSector: z.string().nullable(),
  secondaryReferenceSector: z.string().nullable(),
  contacts: z.array(shownContact),
  workingStates: z.array(z.string()),
  isValidated: z.boolean(),
  /** Where the logo can be fetched. */
  logoUrl: z.string().nullable(),
  /** The company's picture: its logo. */
  picture: z.string().nullable().optional(),
  /** The administrator with an active access who has been registered longest; null when there is none. */
  adminUser: z
    .object({ userId: z.string(), name: z.string(), surname: z.string(), email: z.string() })
    .nullable()
    .optional(),
  /** Which profiles the company has, and its one profile or "multi". */
  roles: z.record(z.string(), z.boolean()).optional(),
  profile: z
    .enum([...PROFILES, "multi"])
    .nullable()
    .optional(),
  /** Documents about the company itself, oldest first. */
  attachments: z.array(companyAttachment).optional(),
  /** Name of the group the company belongs to; absent if a server does not send it. */
  controlChain: z.string().nullable().optional(),
  /** What an enabled company has asked the provider to change; the present values stay until it decides. */
  identityRequest: extension(
    z
      .object({
        askedAt: instant,
        changes: z.array(z.object({ field: z.string(), value: z.string().nullable() })),
      })
      .nullable(),
  ),
  registeredOn: instant,
  createdAt: instant.optional(),
  /** When a person of the company last opened the home page, to the hour. */
  hpLastAccess: instant.nullable().optional(),
  /** When a person of the company last signed in; absent in answers without this fact. */
  lastLoginAt: instant.nullable().optional(),
  updatedAt: instant,
  revision,
});
export type Company = z.infer<typeof company>;

/** People and turnover travel as typed: a rule of their own refuses them without losing the rest (§5, D9). */
export const typedCompany = {
  businessName: text(REGISTRY_LIMITS.businessName).min(1),
  country: text(2).min(2),
  partitaIva: typedIdentifier,
  vatNumber: typedIdentifier,
  dunsNumber: typedIdentifier,
  fiscalCode: typedIdentifier,
  nationalIdType: text(20),
  nationalId: typedIdentifier,
  identifierConfirmed: z.boolean(),
  address: text(REGISTRY_LIMITS.address),
  city: text(REGISTRY_LIMITS.city),
  province: text(2),
  link: text(REGISTRY_LIMITS.link),
  description: text(REGISTRY_LIMITS.description),
  annualTurnover: text(30),
  workforce: text(30),
  numberOfEmployees: text(30),
  /** "" = use the proposed size. */
  companySize: z.union([companySize, z.literal("")]),
  sector: text(2),
  action: text(5),
  secondaryReferenceSector: text(2),
  contacts: z.array(contact).max(3),
  workingStates: z.array(z.string().length(2)).max(250),
};

/** A typed text, or null as the company itself shows it, for an empty field. */
const emptiable = <Typed extends z.ZodType<string>>(typed: Typed) =>
  z.union([typed, z.null().transform(() => "" as const)]).optional();

/** A number with decimals is read as one: its dot separates no thousands. */
const amount = z.union([
  typedCompany.annualTurnover,
  z.number().transform((given) => String(given).replace(".", ",")),
  z.null().transform(() => ""),
]);

/** What a company shows of itself and only the platform or the provider writes: accepted and left as it is. */
const SHOWN_ONLY = [
  ...["id", "idType", "isDunsNumberFake", "eniId", "isValidated", "logoUrl", "picture", "adminUser", "roles"],
  ...["profile", "attachments", "controlChain", "identityRequest", "registeredOn", "createdAt", "updatedAt"],
  ...["hpLastAccess", "lastLoginAt"],
] as const;

/**
 * The fields that change, or the whole company as `registry.company` gave it. With a revision the change must be built on
 * it; an If-Match header with the ETag of the company says the same.
 */
export const companyUpdate = z.strictObject({
  revision: extension(z.number().int()),
  visibilities: z.union([z.array(z.never()), z.strictObject({})]).optional(),
  businessName: emptiable(text(REGISTRY_LIMITS.businessName)),
  country: typedCompany.country.optional(),
  partitaIva: emptiable(typedIdentifier),
  vatNumber: emptiable(typedIdentifier),
  dunsNumber: emptiable(typedIdentifier),
  fiscalCode: emptiable(typedIdentifier),
  nationalIdType: emptiable(typedCompany.nationalIdType),
  nationalId: emptiable(typedIdentifier),
  /** False asks about an identifier whose check digit fails (D9). Absent: the rules of §5 alone count. */
  identifierConfirmed: extension(typedCompany.identifierConfirmed),
  address: emptiable(typedCompany.address),
  city: emptiable(typedCompany.city),
  province: emptiable(typedCompany.province),
  link: emptiable(typedCompany.link),
  description: emptiable(typedCompany.description),
  annualTurnover: amount.optional(),
  workforce: extension(amount),
  /** True with the shown number: it was not checked. */
  workforceAssumed: extension(z.boolean()),
  numberOfEmployees: amount.optional(),
  companySize: emptiable(typedCompany.companySize),
  /** False with a size: it is a correction even if it equals the proposed one. */
  companySizeProposed: extension(z.boolean()),
  sector: extension(emptiable(typedCompany.sector)),
  action: extension(emptiable(typedCompany.action)),
  /** The sector in the shape in which a company shows it; the macrosector follows. */
  naceData: naceData.partial({ macrosector: true, action: true }).nullable().optional(),
  referenceSector: emptiable(typedCompany.sector),
  secondaryReferenceSector: emptiable(typedCompany.secondaryReferenceSector),
  contacts: typedCompany.contacts.optional(),
  workingStates: typedCompany.workingStates.optional(),
  ...(Object.fromEntries(SHOWN_ONLY.map((name) => [name, z.unknown().optional()])) as Record<
    (typeof SHOWN_ONLY)[number],
    z.ZodOptional<z.ZodUnknown>
  >),
});

export type CompanyUpdate = z.output<typeof companyUpdate>;

export const refusedField = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.string()).optional(),
});

export const registry = {
  "registry.company": row({
    service: "registry",
    method: "GET",
    path: "/companies",
    revisioned: true,
    response: company,
  }),
  "registry.updateCompany": row({
    service: "registry",
    method: "PUT",
    path: "/companies",
    body: companyUpdate,
    /** `refused`: people or turnover that were not stored while all other fields were (D9). */
    response: z.object({
      company: extension(company),
      refused: extensionOr(z.array(refusedField), []),
      /** A part of the update waits for the provider. */
      requested: extension(z.boolean()),
    }),
  }),
  /** Takes back the request to change the identity of an enabled company. */
  "registry.withdrawIdentityRequest": row({
    service: "registry",
    method: "DELETE",
    path: "/companies/identity-request",
    extension: true,
  }),
  "registry.naceDropdown": row({
    service: "registry",
    method: "GET",
    path: "/nace/dropdown",
    fixed: true,
    query: z.strictObject({
      tipology: z.enum(["nace_sectors", "nace_actions"]).optional(),
      /** Sectors of this section letter, or actions of this division. */
      key_filter: text(5).optional(),
    }),
    response: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        group: z.string(),
        /** Code of the group: a section letter, or a division. */
        parent: extension(z.string()),
      }),
    ),
  }),
};
