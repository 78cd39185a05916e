import { areSameRoles, type Roles } from "./roles";

/** What an administrator does to a person of the company. */
export type AccessChange =
  { kind: "enable" } | { kind: "disable" } | { kind: "delete" } | { kind: "roles"; roles: Roles };

export interface Member {
  id: string;
  accessActive: boolean;
  roles: Roles;
  /** Verifications of other companies that wait for this person. */
  openCases: number;
}

export interface AccessCircumstances {
  /** The account of the administrator who asks. */
  actorId: string;
  /** Administrators of the company with an active access, the person not counted. */
  otherAdministrators: number;
}

/** Why a change is not made. "already_so": there is nothing to change. */
export type AccessRefusal =
  "own_access" | "own_deletion" | "own_administrator" | "last_administrator" | "open_cases" | "already_so";

/**
 * Why a person's access is not changed (D6); null = it is. Administrators do not lock themselves out, a company keeps an
 * administrator who can sign in, and a verifier with open cases is not deleted from below them.
 */
export function accessRefusal(
  change: AccessChange,
  person: Member,
  { actorId, otherAdministrators }: AccessCircumstances,
): AccessRefusal | null {
  const isOwn = person.id === actorId;
  const endsAdministrator = change.kind === "roles" ? !change.roles.isAdmin : change.kind !== "enable";
  if (isOwn && change.kind === "disable") return "own_access";
  if (isOwn && change.kind === "delete") return "own_deletion";
  if (isOwn && person.roles.isAdmin && endsAdministrator) return "own_administrator";
  const isLast = person.roles.isAdmin && person.accessActive && otherAdministrators === 0;
  if (isLast && endsAdministrator) return "last_administrator";
  if (change.kind === "delete" && person.openCases > 0) return "open_cases";
  return isAlreadySo(change, person) ? "already_so" : null;
}

function isAlreadySo(change: AccessChange, { accessActive, roles }: Member): boolean {
  if (change.kind === "enable") return accessActive;
  if (change.kind === "disable") return !accessActive;
  return change.kind === "roles" && areSameRoles(change.roles, roles);
}
