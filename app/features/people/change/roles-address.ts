import type { RefusedForm } from "~/domain/issues";
import { PROFILES } from "~/domain/people/rights";
import { type ChosenRoles, PERMISSIONS } from "../roles-form";

/** In the address once the form of the roles was sent: a form without any tick sends no other field. */
export const ROLES_SENT = "permessi";

/** The roles that an address names; null = it has none yet. */
export function rolesIn(request: Request): ChosenRoles | null {
  const query = new URL(request.url).searchParams;
  if (!query.has(ROLES_SENT)) return null;
  const permissions = PROFILES.map((profile) => [
    profile,
    PERMISSIONS.find((one) => one === query.get(profile)) ?? "none",
  ]);
  return { admin: query.has("admin"), ...Object.fromEntries(permissions) } as ChosenRoles;
}

/** The form of the roles as it was sent, to show it again. */
export const rolesValues = ({ admin, ...profiles }: ChosenRoles): RefusedForm["values"] => ({
  ...(admin && { admin: ["on"] }),
  ...Object.fromEntries(Object.entries(profiles).map(([profile, chosen]) => [profile, [chosen]])),
});
