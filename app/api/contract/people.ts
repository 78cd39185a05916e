import { z } from "zod";
import { REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import { row } from "../row";
import { email, instant, neededText, text } from "./wire";

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

const userRow = z.object({
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  enabled: z.boolean(),
  lastLoginAt: instant.nullable(),
  roles,
});

/** The people of a company, for its administrators (D6). */
export const people = {
  "user.invite": row({
    service: "user",
    method: "POST",
    path: "/invite",
    body: z.strictObject({ email, name: personName, surname: personName, roles }),
  }),
  "user.roles": row({
    service: "user",
    method: "GET",
    path: "/roles",
    query: z.strictObject({ pageId: text(200).optional() }),
    response: z.object({
      companyRoles: z.record(z.string(), z.boolean()),
      pagination: z.object({ nextPage: z.string().nullable(), prevPage: z.string().nullable() }),
      usersRoles: z.array(userRow),
    }),
  }),
  "user.rolesCount": row({
    service: "user",
    method: "GET",
    path: "/roles/count",
    response: z.object({ count: z.number() }),
  }),
  "user.enable": row({ service: "user", method: "PATCH", path: "/users/:id/enable" }),
  "user.disable": row({ service: "user", method: "PATCH", path: "/users/:id/disable" }),
  "user.delete": row({ service: "user", method: "PATCH", path: "/users/:id/delete" }),
  "user.updateRoles": row({
    service: "user",
    method: "PUT",
    path: "/:id/roles",
    body: z.strictObject({ roles }),
  }),
};
