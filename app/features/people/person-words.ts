import type { UserRow, WireRoles } from "~/api/contract/people";
import type { AccessRefusal } from "~/domain/people/access-change";
import { isMember, type PersonState } from "~/domain/people/person-state";
import { PROFILES } from "~/domain/people/rights";
import { formatDate, formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import type { ChipTone } from "~/ui/layout/chip";

export const fullName = ({ name, surname }: Pick<UserRow, "name" | "surname">) => `${name} ${surname}`;

type GivenRoles = Omit<WireRoles, "service_provider"> & { service_provider?: boolean };

/** What a person may do, in words: a line for each role. */
export function roleLines(t: T, roles: GivenRoles): string[] {
  return [
    ...(roles.company_admin ? [t("people:role.company_admin")] : []),
    ...(roles.service_provider ? [t("people:role.service_provider")] : []),
    ...PROFILES.filter((profile) => roles[profile].read).map((profile) => {
      const permission = t(`people:permission_short.${roles[profile].write ? "write" : "read"}`);
      return `${t(`shell:profile.${profile}`)} (${permission})`;
    }),
  ];
}

/** The same in one line; "nessun permesso" where it is nothing. */
export const rolesWords = (t: T, roles: GivenRoles): string =>
  roleLines(t, roles).join(", ") || t("people:no_role");

const TONES: Record<PersonState, ChipTone> = {
  active: "accent",
  off: "neutral",
  invited: "amber",
  expired: "red",
};

/** A server that does not tell the state of an access still tells whether it is switched on. */
export const stateOf = ({ state, enabled }: UserRow): PersonState => state ?? (enabled ? "active" : "off");

/** The person has not chosen a password yet. */
export const isInvited = (person: UserRow): boolean => !isMember(stateOf(person));

/** Why a change leaves a person out; null = it does not. */
export const refusalWords = (t: T, refusal: AccessRefusal | null): string | null =>
  refusal === null ? null : t(`errors:${refusal}`);

/** The state of a person's access; `detail` tells of the invitation. */
export function stateWords(t: T, person: UserRow) {
  const { invitation } = person;
  const shown = stateOf(person);
  return {
    label: t(`people:state.${person.state ?? (person.enabled ? "active" : "not_enabled")}`),
    tone: TONES[shown],
    detail: invitation
      ? t(shown === "expired" ? "people:mail.expired" : `people:mail.${invitation.mail}`, {
          sent: formatDateTime(invitation.sentAt),
          until: formatDate(invitation.expiresAt),
        })
      : null,
  };
}

/** When the person was last there; null where the server does not tell. */
export function lastAccess(t: T, { lastLoginAt }: UserRow): string | null {
  if (lastLoginAt === undefined) return null;
  return lastLoginAt === null ? t("people:never") : formatDateTime(lastLoginAt);
}
