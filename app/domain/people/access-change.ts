import { isMember, type PersonState } from "./person-state";
import { areSameRoles, type Roles } from "./roles";

/** What an administrator does to a person of the company. Deleting a person who is invited withdraws the invitation. */
export type AccessChange =
  | { kind: "enable" }
  | { kind: "disable" }
  | { kind: "delete" }
  | { kind: "resend" }
  | { kind: "roles"; roles: Roles };

export interface ChangedPerson {
  id: string;
  state: PersonState;
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

/**
 * Why a change is not made. "already_so": there is nothing to change; "mailed_too_often": the address got as many
 * invitations today as an address may get; "user_already_exists": it has an account, and one account belongs to one
 * company; "probed_too_often": the company asked about too many such addresses today; "gone": the person left the
 * company meanwhile.
 */
export const ACCESS_REFUSALS = [
  "own_access",
  "own_deletion",
  "own_administrator",
  "last_administrator",
  "open_cases",
  "not_yet_member",
  "already_member",
  "mailed_too_often",
  "user_already_exists",
  "probed_too_often",
  "gone",
  "already_so",
] as const;
export type AccessRefusal = (typeof ACCESS_REFUSALS)[number];

/** The changes that a page offers for one person. */
export const PERSON_CHANGES = ["enable", "disable", "delete", "resend", "end_administrator"] as const;
export type PersonChange = (typeof PERSON_CHANGES)[number];

/** Why each change of a person would be declined; null = it would not. */
export const refusalsOf = (
  person: ChangedPerson,
  circumstances: AccessCircumstances,
): Record<PersonChange, AccessRefusal | null> => {
  const of = (change: AccessChange) => accessRefusal(change, person, circumstances);
  return {
    enable: of({ kind: "enable" }),
    disable: of({ kind: "disable" }),
    delete: of({ kind: "delete" }),
    resend: of({ kind: "resend" }),
    end_administrator: of({ kind: "roles", roles: { ...person.roles, isAdmin: false } }),
  };
};

/**
 * Why a person's access is not changed (D6); null = it is. Administrators do not lock themselves out, a company keeps an
 * administrator who can sign in, and a verifier with open cases is not deleted. A person who is invited has no access
 * that could be switched.
 */
export function accessRefusal(
  change: AccessChange,
  person: ChangedPerson,
  circumstances: AccessCircumstances,
): AccessRefusal | null {
  const hasAccess = isMember(person.state);
  if (change.kind === "resend") return hasAccess ? "already_member" : null;
  if (!hasAccess && (change.kind === "enable" || change.kind === "disable")) return "not_yet_member";
  const refusal = hasAccess ? refusalOfMember(change, person, circumstances) : null;
  return refusal ?? (isAlreadySo(change, person) ? "already_so" : null);
}

/**
 * Why a person may not delete their own account; null = they may. It is what keeps an administrator from deleting this
 * person.
 */
export const ownDeletionRefusal = (
  person: ChangedPerson,
  otherAdministrators: number,
): AccessRefusal | null => refusalOfMember({ kind: "delete" }, person, { actorId: "", otherAdministrators });

function refusalOfMember(
  change: AccessChange,
  { id, state, roles, openCases }: ChangedPerson,
  { actorId, otherAdministrators }: AccessCircumstances,
): AccessRefusal | null {
  const endsAdministrator = change.kind === "roles" ? !change.roles.isAdmin : change.kind !== "enable";
  if (id === actorId && change.kind === "disable") return "own_access";
  if (id === actorId && change.kind === "delete") return "own_deletion";
  if (id === actorId && roles.isAdmin && endsAdministrator) return "own_administrator";
  const isLast = roles.isAdmin && state === "active" && otherAdministrators === 0;
  if (isLast && endsAdministrator) return "last_administrator";
  return change.kind === "delete" && openCases > 0 ? "open_cases" : null;
}

function isAlreadySo(change: AccessChange, { state, roles }: ChangedPerson): boolean {
  if (change.kind === "enable") return state === "active";
  if (change.kind === "disable") return state === "off";
  return change.kind === "roles" && areSameRoles(change.roles, roles);
}
