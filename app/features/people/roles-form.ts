import { z } from "zod";
import type { WireRoles } from "~/api/contract/people";
import { type Profile, PROFILES } from "~/domain/people/rights";
import { posted, ticked } from "~/web/posted";

/** What a person may do in a profile. */
export const PERMISSIONS = ["none", "read", "write"] as const;
type PermissionChoice = (typeof PERMISSIONS)[number];

/** A profile that the company does not have is not posted. */
export const permissionField = posted(
  z.enum(["", ...PERMISSIONS]).transform((chosen): PermissionChoice => chosen || "none"),
);

/** The roles that an administrator gives. */
export const rolesForm = z.strictObject({
  admin: ticked,
  supplier: permissionField,
  client: permissionField,
  association: permissionField,
  bank: permissionField,
});

export type ChosenRoles = { admin: boolean } & Record<Profile, PermissionChoice>;

/** The fields of the form for each part of the call's roles. */
export const ROLE_PLACES = {
  "roles.supplier": "supplier",
  "roles.client": "client",
  "roles.association": "association",
  "roles.bank": "bank",
  roles: "admin",
} as const;

const permissionOf = (chosen: PermissionChoice) => ({ read: chosen !== "none", write: chosen === "write" });

export const wireRoles = ({ admin, ...profiles }: ChosenRoles): Omit<WireRoles, "service_provider"> => ({
  company_admin: admin,
  supplier: permissionOf(profiles.supplier),
  client: permissionOf(profiles.client),
  association: permissionOf(profiles.association),
  bank: permissionOf(profiles.bank),
});

/** The form's values for stored roles. */
export const chosenRoles = (roles: WireRoles): ChosenRoles => {
  const chosen = (profile: Profile): PermissionChoice =>
    roles[profile].write ? "write" : roles[profile].read ? "read" : "none";
  return {
    admin: roles.company_admin,
    supplier: chosen("supplier"),
    client: chosen("client"),
    association: chosen("association"),
    bank: chosen("bank"),
  };
};

/** The profiles that a company has and can give. */
export const profilesIn = (companyRoles: Readonly<Record<string, boolean>>): Profile[] =>
  PROFILES.filter((profile) => companyRoles[profile]);
