import type { UserRow, WireRoles } from "~/api/contract/people";
import type { Roles } from "~/domain/people/roles";
import type { Person } from "../../store/accounts/people";

/** A person of the company as the wire shows it. */
export const presentUser = (person: Person): UserRow => ({
  user_id: person.id,
  email: person.email,
  name: person.name,
  surname: person.surname,
  enabled: person.state === "active",
  state: person.state,
  lastLoginAt: person.lastLoginAt,
  roles: wireRolesOf(person.roles, person.isVerifier),
  invitation: person.invitation,
});

/** Roles as the wire shows them. */
export const wireRolesOf = ({ isAdmin, profiles }: Roles, isVerifier: boolean): WireRoles => ({
  company_admin: isAdmin,
  service_provider: isVerifier,
  ...profiles,
});
