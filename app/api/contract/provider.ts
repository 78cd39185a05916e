import { z } from "zod";
import { CARD_STATES, COMPANY_ORDERS, DESK_LIMITS, WAITING_THINGS } from "~/domain/company/desk-states";
import { row } from "../row";
import { pageId, pagination } from "./people";
import { companySize, email, instant, neededText, text, year } from "./wire";

/** Nothing here has a place for an answer, a score or a file (D6). */
const companyEntry = z.object({
  id: z.string(),
  businessName: z.string(),
  country: z.string(),
  identifier: z.string().nullable(),
  isEnabled: z.boolean(),
  fiscalYear: year,
  createdAt: instant,
  card: z.enum(CARD_STATES),
  verification: z.enum(["assigned", "unassigned"]).nullable(),
  identityAskedAt: instant.nullable(),
  /** When it is deleted, unless its administrators withdraw that; null: it stays. */
  deletionDueAt: instant.nullable(),
});
export type CompanyEntry = z.infer<typeof companyEntry>;

/** How much waits for the provider, over all companies. */
const waiting = z.object({
  identity: z.number(),
  disputes: z.number(),
  unassigned: z.number(),
  failedMails: z.number(),
});

export const dispute = z.object({
  id: z.string(),
  country: z.string(),
  identifier: z.string(),
  email: z.string(),
  message: z.string(),
  sentAt: instant,
  /** The company that holds the identifier now. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type WireDispute = z.infer<typeof dispute>;

export const verification = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  year,
  level: z.union([z.literal(2), z.literal(3)]),
  phase: z.enum(["documents", "third_party", "in_depth"]),
  openedAt: instant,
  lapsesAt: instant,
  daysLeft: z.number(),
  /** Address and body of the verifier. */
  verifier: z.string().nullable(),
  body: z.string().nullable(),
});
export type WireOpenVerification = z.infer<typeof verification>;

const groupCompany = z.object({ id: z.string(), name: z.string() });
const reason = neededText(DESK_LIMITS.reason);

const companyDetail = companyEntry.extend({
  fiscalCode: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  sector: z.string().nullable(),
  size: companySize.nullable(),
  controlChain: z.string().nullable(),
  updatedAt: instant,
  cardUntil: instant.nullable(),
  administrators: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      accessActive: z.boolean(),
      lastLoginAt: instant.nullable(),
    }),
  ),
  /** The newest first. */
  enablements: z.array(z.object({ enabled: z.boolean(), reason: z.string(), changedAt: instant })),
  identityRequest: z
    .object({
      askedAt: instant,
      changes: z.array(
        z.object({ field: z.string(), present: z.string().nullable(), value: z.string().nullable() }),
      ),
    })
    .nullable(),
  /** Open ones, the oldest ten. */
  disputes: z.array(dispute),
});
export type CompanyDetail = z.infer<typeof companyDetail>;

/** The provider's desk: companies. All rows are extensions. */
export const provider = {
  "provider.companies": row({
    service: "provider",
    method: "GET",
    path: "/companies",
    extension: true,
    query: z.strictObject({
      search: text(100).optional(),
      enabled: z.enum(["yes", "no"]).optional(),
      card: z.enum(CARD_STATES).optional(),
      waiting: z.enum(WAITING_THINGS).optional(),
      sort: z.enum(COMPANY_ORDERS).optional(),
      pageId: pageId.optional(),
    }),
    response: z.object({ companies: z.array(companyEntry), count: z.number(), pagination, waiting }),
  }),
  "provider.company": row({
    service: "provider",
    method: "GET",
    path: "/companies/:id",
    extension: true,
    response: companyDetail,
  }),
  /** A company that is so already is a 409: another provider was quicker. */
  "provider.setEnabled": row({
    service: "provider",
    method: "PUT",
    path: "/companies/:id/enabled",
    extension: true,
    body: z.strictObject({ enabled: z.boolean(), reason }),
  }),
  /** Decides about the request made at that instant; a reason is needed to decline. */
  "provider.decideIdentity": row({
    service: "provider",
    method: "POST",
    path: "/companies/:id/identity-request",
    extension: true,
    body: z.discriminatedUnion("decision", [
      z.strictObject({ decision: z.literal("accept"), askedAt: instant }),
      z.strictObject({ decision: z.literal("decline"), askedAt: instant, reason }),
    ]),
  }),
  "provider.disputes": row({
    service: "provider",
    method: "GET",
    path: "/disputes",
    extension: true,
    query: z.strictObject({ pageId: pageId.optional() }),
    response: z.object({ disputes: z.array(dispute), count: z.number(), pagination }),
  }),
  /** An open one. */
  "provider.dispute": row({
    service: "provider",
    method: "GET",
    path: "/disputes/:id",
    extension: true,
    response: dispute,
  }),
  "provider.settleDispute": row({
    service: "provider",
    method: "POST",
    path: "/disputes/:id/settle",
    extension: true,
    body: z.strictObject({ outcome: reason }),
  }),
  "provider.group": row({
    service: "provider",
    method: "GET",
    path: "/companies/:id/group",
    extension: true,
    response: z.object({
      company: groupCompany.extend({ chain: z.string().nullable() }),
      /** The other companies of its group, and who of the two may copy from the other. */
      others: z.array(groupCompany.extend({ mayCopyFromIt: z.boolean(), itMayCopyFrom: z.boolean() })),
      /** Grants that do not count now, because the two are no longer in one group. */
      asleep: z.array(groupCompany.extend({ mayCopyFromIt: z.boolean(), itMayCopyFrom: z.boolean() })),
    }),
  }),
  /** `seen`: the group that the provider saw; another one is a 409. */
  "provider.setChain": row({
    service: "provider",
    method: "PUT",
    path: "/companies/:id/control-chain",
    extension: true,
    body: z.strictObject({
      chain: text(DESK_LIMITS.group).nullable(),
      seen: z.string().nullable(),
    }),
  }),
  /** Lets another company copy from the versions of this one, or no longer. */
  "provider.setGrant": row({
    service: "provider",
    method: "PUT",
    path: "/companies/:id/grants/:granteeId",
    extension: true,
    body: z.strictObject({ allowed: z.boolean() }),
  }),
  "provider.verifications": row({
    service: "provider",
    method: "GET",
    path: "/verifications",
    extension: true,
    query: z.strictObject({ pageId: pageId.optional() }),
    response: z.object({ verifications: z.array(verification), count: z.number(), pagination }),
  }),
  "provider.verification": row({
    service: "provider",
    method: "GET",
    path: "/verifications/:id",
    extension: true,
    response: z.object({
      verification,
      /** Who could have it: verifiers of other companies who can sign in. */
      verifiers: z.array(z.object({ email: z.string(), name: z.string(), body: z.string() })),
    }),
  }),
  /** `seen`: the address of the verifier that the provider saw; another one is a 409. */
  "provider.assign": row({
    service: "provider",
    method: "PUT",
    path: "/verifications/:id/verifier",
    extension: true,
    body: z.strictObject({ verifier: email, seen: z.string().nullable() }),
    response: z.object({ companyName: z.string(), body: z.string() }),
  }),
};
