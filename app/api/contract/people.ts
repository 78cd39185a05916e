import { z } from "zod";
import { REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import type { Issue } from "~/domain/issues";
import { ACCESS_REFUSALS, PERSON_CHANGES } from "~/domain/people/access-change";
import { PERSON_STATES } from "~/domain/people/person-state";
import { type Profile, PROFILES } from "~/domain/people/rights";
import { type Roles, rolesIssues } from "~/domain/people/roles";
import { extension } from "../extension";
import { row } from "../row";
import { id, idempotencyKey, instant, neededText, text } from "./wire";

/** Names and surnames have the same limit as those of the registry's contacts. */
export const personName = neededText(REGISTRY_LIMITS.contactName);

const permission = z.strictObject({ read: z.boolean(), write: z.boolean() });
export const roles = z.strictObject({
  company_admin: z.boolean(),
  service_provider: z.boolean(),
  supplier: permission,
  client: permission,
  association: permission,
  bank: permission,
});
export type WireRoles = z.infer<typeof roles>;

/** The roles of the wire without the one that only the provider gives. */
export const rolesOf = ({
  company_admin,
  supplier,
  client,
  association,
  bank,
}: Omit<WireRoles, "service_provider">): Roles => ({
  isAdmin: company_admin,
  profiles: { supplier, client, association, bank },
});

/** What is wrong with roles that an administrator gives, at their places in a call. */
export const issuesOfRoles = (given: Roles, ofCompany: ReadonlySet<Profile>): Issue[] =>
  rolesIssues(given, ofCompany).map(({ profile, issue }) => ({
    path: profile === "" ? "roles" : `roles.${profile}`,
    code: issue,
  }));

/** In an answer: a role is true, or says what its holder may do (§3). */
const shownRole = z
  .codec(z.union([z.boolean(), z.object(permission.shape)]), z.object(permission.shape), {
    decode: (given) => (typeof given === "boolean" ? { read: given, write: given } : given),
    encode: (role) => role,
  })
  .default({ read: false, write: false });

/** The roles of an answer; those that a server leaves out are not held. */
export const shownRoles = z.object({
  company_admin: z.boolean().default(false),
  service_provider: z.boolean().default(false),
  supplier: shownRole,
  client: shownRole,
  association: shownRole,
  bank: shownRole,
});

const NOT_ACCEPTABLE = { error: "not_acceptable" };

/** Roles that an administrator gives. Whether a person is a verifier is for the provider to say. */
export const givenRoles = roles
  .omit({ service_provider: true })
  .extend({ service_provider: z.literal(false, NOT_ACCEPTABLE).optional() });

export const PEOPLE_ORDERS = ["name", "email", "lastLogin", "state"] as const;
export const PEOPLE_ROLES = ["company_admin", "service_provider", ...PROFILES] as const;

/** Which people of the company. */
const peopleFilter = {
  search: extension(text(100)),
  role: extension(z.enum(PEOPLE_ROLES)),
  state: extension(z.enum(PERSON_STATES)),
};

/** The number of a page, from 1. */
export const pageId = z.string().regex(/^[1-9]\d{0,5}$/, "not_acceptable");

export const userRow = z.object({
  /** An invitation, for a person who has not chosen a password yet. */
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  enabled: z.boolean(),
  roles: shownRoles,
  state: extension(z.enum(PERSON_STATES)),
  lastLoginAt: extension(instant.nullable()),
  invitation: extension(
    z.object({ sentAt: instant, expiresAt: instant, mail: z.enum(["waiting", "sent", "failed"]) }).nullable(),
  ),
});
export type UserRow = z.infer<typeof userRow>;

/** The people that a change is for: all that match, or those with these ids. */
const chosen = {
  ids: z.array(id).min(1).max(500).optional(),
  filter: z.strictObject(peopleFilter).optional(),
};
export const change = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("enable") }),
  z.strictObject({ kind: z.literal("disable") }),
  z.strictObject({ kind: z.literal("delete") }),
  z.strictObject({ kind: z.literal("resend") }),
  z.strictObject({ kind: z.literal("roles"), roles: givenRoles }),
]);
export type PeopleChange = z.output<typeof change>;

/** A person of a change, and why it leaves the person out; null = it does not. */
export const concerned = z.object({
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  state: z.enum(PERSON_STATES),
  refusal: z.enum(ACCESS_REFUSALS).nullable(),
});
export type ConcernedPerson = z.infer<typeof concerned>;

export const pagination = z.object({ nextPage: z.string().nullable(), prevPage: z.string().nullable() });

/** The people of a company, for its administrators (D6). */
export const people = {
  "user.roles": row({
    service: "user",
    method: "GET",
    path: "/roles",
    query: z.strictObject({
      pageId: pageId.optional(),
      ...peopleFilter,
      sort: extension(z.enum(PEOPLE_ORDERS)),
    }),
    response: z.object({
      companyRoles: z.record(z.string(), z.boolean()),
      pagination,
      usersRoles: z.array(userRow),
      count: z.number().optional(),
    }),
  }),
  "user.rolesCount": row({
    service: "user",
    method: "GET",
    path: "/roles/count",
    query: z.strictObject(peopleFilter),
    response: z.object({ count: z.number() }),
  }),
  "user.enable": row({ service: "user", method: "PATCH", path: "/users/:id/enable" }),
  "user.disable": row({ service: "user", method: "PATCH", path: "/users/:id/disable" }),
  "user.delete": row({ service: "user", method: "PATCH", path: "/users/:id/delete" }),
  "user.updateRoles": row({
    service: "user",
    method: "PUT",
    path: "/:id/roles",
    /** Takes back what GET /roles gave: the provider's role as the person has it, or not at all. */
    body: z.strictObject({ roles: givenRoles.extend({ service_provider: z.boolean().optional() }) }),
  }),
  /** One person of the company. */
  "user.person": row({
    service: "user",
    method: "GET",
    path: "/users/:id",
    extension: true,
    response: z.object({
      person: userRow,
      companyRoles: z.record(z.string(), z.boolean()),
      /** Why each change would be declined now; null = it would not. */
      refusals: z.record(z.enum(PERSON_CHANGES), z.enum(ACCESS_REFUSALS).nullable()),
    }),
  }),
  /** All people that match, for a file; the trail keeps that they were exported. */
  "user.exportPeople": row({
    service: "user",
    method: "POST",
    path: "/users/export",
    extension: true,
    body: z.strictObject(peopleFilter),
    response: z.object({ people: z.array(userRow) }),
  }),
  /** Who a change to many people would reach, page by page, and whom it leaves out (D7). It changes nothing. */
  "user.planChange": row({
    service: "user",
    method: "POST",
    path: "/changes/plan",
    extension: true,
    body: z.strictObject({ ...chosen, change, pageId: pageId.optional() }),
    response: z.object({
      people: z.array(concerned),
      pagination,
      /** Of all pages. */
      affected: z.number(),
      excluded: z.number(),
      /** Stands for exactly these people and what becomes of each. */
      mark: z.string(),
    }),
  }),
  /** Begins a change as it was planned; other people or other outcomes than the mark says are a 409. */
  "user.startChange": row({
    service: "user",
    method: "POST",
    path: "/changes",
    extension: true,
    body: z.strictObject({ ...chosen, change, mark: text(64), idempotencyKey }),
    response: z.object({ id: z.string() }),
  }),
  "user.changeProgress": row({
    service: "user",
    method: "GET",
    path: "/changes/:id",
    extension: true,
    query: z.strictObject({ pageId: pageId.optional() }),
    response: z.object({
      kind: z.enum(["enable", "disable", "delete", "resend", "roles"]),
      /** Whole percent. */
      progress: z.number(),
      isOver: z.boolean(),
      /** The code of the error that ended it early. */
      error: z.string().nullable(),
      done: z.number(),
      left: z.number(),
      people: z.array(concerned),
      pagination,
    }),
  }),
};
