import { z } from "zod";
import { COMPANY_IDENTIFIERS, CONTACT_ROLES, REGISTRY_LIMITS } from "~/domain/company/registry-rules";
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
});

export const naceData = z.strictObject({
  /** ATECO 2025 section, division and class (D9). */
  macrosector: text(1),
  sector: text(2),
  action: text(5).nullable(),
});

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
  address: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  link: z.string().nullable(),
  description: z.string().nullable(),
  annualTurnover: z.number().nullable(),
  numberOfEmployees: z.number().nullable(),
  companySize: companySize.nullable(),
  /** True while the size is the one proposed from employees and turnover, not corrected by hand. */
  companySizeProposed: z.boolean(),
  naceData: naceData.nullable(),
  referenceSector: z.string().nullable(),
  secondaryReferenceSector: z.string().nullable(),
  contacts: z.array(contact),
  workingStates: z.array(z.string()),
  isValidated: z.boolean(),
  logoUrl: z.string().nullable(),
  /** Name of the group the company belongs to; absent if a server does not send it. */
  controlChain: z.string().nullable().optional(),
  /** What an enabled company has asked the provider to change; the present values stay until it decides. */
  identityRequest: z
    .object({
      askedAt: instant,
      changes: z.array(z.object({ field: z.string(), value: z.string().nullable() })),
    })
    .nullable()
    .optional(),
  registeredOn: instant,
  /** When a person of the company last signed in; absent in answers without this fact. */
  lastLoginAt: instant.nullable().optional(),
  updatedAt: instant,
  revision: z.number(),
});
export type Company = z.infer<typeof company>;

/** Employees and turnover travel as typed: a rule of their own refuses them without losing the rest (§5, D9). */
export const typedCompany = {
  businessName: text(REGISTRY_LIMITS.businessName).min(1),
  country: text(2).min(2),
  partitaIva: typedIdentifier,
  vatNumber: typedIdentifier,
  dunsNumber: typedIdentifier,
  fiscalCode: typedIdentifier,
  identifierConfirmed: z.boolean(),
  address: text(REGISTRY_LIMITS.address),
  city: text(REGISTRY_LIMITS.city),
  province: text(2),
  link: text(REGISTRY_LIMITS.link),
  description: text(REGISTRY_LIMITS.description),
  annualTurnover: text(30),
  numberOfEmployees: text(30),
  /** "" = use the proposed size. */
  companySize: z.union([companySize, z.literal("")]),
  sector: text(2),
  action: text(5),
  secondaryReferenceSector: text(2),
  contacts: z.array(contact).max(3),
  workingStates: z.array(z.string().length(2)).max(250),
};

/** Only the fields that change are sent. */
export const companyUpdate = z.strictObject({
  revision: z.number().int(),
  visibilities: z.array(z.never()),
  ...z.object(typedCompany).partial().shape,
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
    response: company,
  }),
  "registry.updateCompany": row({
    service: "registry",
    method: "PUT",
    path: "/companies",
    body: companyUpdate,
    /** `refused`: employees or turnover that were not stored while all other fields were (D9). */
    response: z.object({
      company,
      refused: z.array(refusedField),
      /** A part of the update waits for the provider; an extension. */
      requested: z.boolean().optional(),
    }),
  }),
  /** Takes back the request to change the identity of an enabled company. */
  "registry.withdrawIdentityRequest": row({
    service: "registry",
    method: "DELETE",
    path: "/companies/identity-request",
    extension: true,
  }),
  "registry.uploadLogo": row({
    service: "registry",
    method: "POST",
    path: "/companies/logo",
    query: z.strictObject({ logo_filename: text(255) }),
    response: z.object({ uploadUrl: z.string() }),
  }),
  "registry.removeLogo": row({
    service: "registry",
    method: "DELETE",
    path: "/companies/logo",
  }),
  "registry.naceDropdown": row({
    service: "registry",
    method: "GET",
    path: "/nace/dropdown",
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
        /** Code of the group: a section letter, or a division. An extension. */
        parent: z.string().optional(),
      }),
    ),
  }),
};
