import { z } from "zod";
import { typedCompany, typedContact } from "~/api/contract/registry";
import { codeOfKind } from "~/api/issue-codes";
import { type CONTACT_ROLES, REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import { posted, postedIfAny, postedList, revision, ticked } from "~/web/posted";

const text = (maximum: number) => posted(z.string().max(maximum).trim());

/** A contact without any value is none; one with some values is checked whole. */
const contact = z.preprocess(
  (parts) => parts ?? {},
  z
    .strictObject({
      name: text(REGISTRY_LIMITS.contactName),
      surname: text(REGISTRY_LIMITS.contactSurname),
      email: text(REGISTRY_LIMITS.contactEmail),
      phone: text(REGISTRY_LIMITS.contactPhone),
      blacklisted: ticked,
    })
    .superRefine((typed, context) => {
      if (!isContact(typed)) return;
      const { error } = z.object(typedContact).safeParse(typed, { error: codeOfKind });
      for (const { message, path } of error?.issues ?? [])
        context.addIssue({ code: "custom", message, path });
    }),
);

type TypedContact = z.output<typeof contact>;

/** A mark alone names no person. */
export const isContact = ({ name, surname, email, phone }: TypedContact): boolean =>
  [name, surname, email, phone].some(Boolean);

/** The user unticks working countries one by one and adds a few at a time: neither needs script. */
export const ADDED_STATES = ["addState1", "addState2", "addState3"] as const;
const state = posted(z.string().max(2));

/** In the order of the page. A field that a page of its section leaves out changes nothing there. */
const SECTION_SHAPES = {
  identity: {
    businessName: posted(typedCompany.businessName.trim()),
    country: posted(typedCompany.country),
    identifier: postedIfAny(typedCompany.partitaIva),
    fiscalCode: postedIfAny(typedCompany.fiscalCode),
    identifierConfirmed: ticked,
    nationalIdType: postedIfAny(typedCompany.nationalIdType),
    nationalId: postedIfAny(typedCompany.nationalId),
    address: postedIfAny(typedCompany.address),
    city: postedIfAny(typedCompany.city),
    province: postedIfAny(typedCompany.province),
  },
  essential: {
    annualTurnover: postedIfAny(typedCompany.annualTurnover),
    workforce: postedIfAny(typedCompany.workforce),
    numberOfEmployees: postedIfAny(typedCompany.numberOfEmployees),
    companySize: postedIfAny(typedCompany.companySize),
    sector: postedIfAny(typedCompany.sector),
    action: postedIfAny(typedCompany.action),
    secondaryReferenceSector: postedIfAny(typedCompany.secondaryReferenceSector),
  },
  other: {
    link: postedIfAny(typedCompany.link),
    workingStates: postedList(z.string().max(2)),
    addState1: state,
    addState2: state,
    addState3: state,
    description: postedIfAny(typedCompany.description),
  },
  contacts: {
    "top-management-role": contact,
    "supply-chain-role": contact,
    "sustainability-ref-role": contact,
  } satisfies Record<(typeof CONTACT_ROLES)[number], typeof contact>,
};

export type Section = keyof typeof SECTION_SHAPES;

export const SECTIONS = Object.keys(SECTION_SHAPES) as Section[];

export const sectionNamed = (name: string | undefined): Section | undefined =>
  SECTIONS.find((section) => section === name);

/** `again`: the page stays, so that the user can add more countries. */
const FRAME = { revision, again: posted(z.string().max(1)) };
const { identity, essential, other, contacts } = SECTION_SHAPES;

const needed = (piece: z.ZodString) => piece.trim().min(1, "mandatory_field");

/** Every field of the registry. */
export const registryForm = z.strictObject({ ...FRAME, ...identity, ...essential, ...other, ...contacts });

export const SECTION_FORMS = {
  identity: z.strictObject({ ...FRAME, ...identity }),
  essential: z.strictObject({ ...FRAME, ...essential }),
  other: z.strictObject({ ...FRAME, ...other }),
  contacts: z.strictObject({ ...FRAME, ...contacts }),
  /** Two sections on one page of the quick start. */
  general: z.strictObject({ ...FRAME, ...contacts, ...other }),
  /** The facts before the first question: a page leaves out what is given, and what it asks for is needed. */
  first: z.strictObject({
    ...FRAME,
    sector: postedIfAny(needed(typedCompany.sector)),
    workforce: postedIfAny(needed(typedCompany.workforce)),
    numberOfEmployees: postedIfAny(needed(typedCompany.numberOfEmployees)),
    annualTurnover: essential.annualTurnover,
    businessName: postedIfAny(needed(typedCompany.businessName)),
    address: identity.address,
    city: identity.city,
    province: identity.province,
  }),
  /** A step without fields. */
  none: z.strictObject(FRAME),
};

type Everything = z.output<typeof registryForm>;

/** The typed values of some sections. */
export type TypedRegistry = Pick<Everything, "revision" | "again"> & Partial<Everything>;

/** The fields with one text or one choice, in the order of their sections. */
export const SECTION_FIELDS = {
  identity: [
    "businessName",
    "country",
    "identifier",
    "identifierConfirmed",
    "fiscalCode",
    "nationalIdType",
    "nationalId",
    "address",
    "city",
    "province",
  ],
  essential: [
    "annualTurnover",
    "workforce",
    "numberOfEmployees",
    "companySize",
    "sector",
    "action",
    "secondaryReferenceSector",
  ],
  other: ["link", "description"],
} as const satisfies Partial<Record<Section, readonly (keyof Everything)[]>>;

export type FieldName = (typeof SECTION_FIELDS)[keyof typeof SECTION_FIELDS][number];

export const FIELD_NAMES: readonly FieldName[] = Object.values(SECTION_FIELDS).flat();
