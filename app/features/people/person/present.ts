import type { CallOutput } from "~/api/contract";
import type { PersonChange } from "~/domain/people/access-change";
import type { T } from "~/texts/resources";
import {
  fullName,
  isInvited,
  lastAccess,
  refusalWords,
  rolesWords,
  stateOf,
  stateWords,
} from "../person-words";
import { chosenRoles, profilesIn } from "../roles-form";

/** The changes beside roles that a page offers a person in this state, the first one first. */
const OFFERED = {
  active: ["disable", "delete"],
  off: ["enable", "delete"],
  invited: ["resend", "delete"],
  expired: ["resend", "delete"],
} as const;

export const ONE_CHANGES = ["enable", "disable", "delete", "resend"] as const;
export type OneChange = (typeof ONE_CHANGES)[number];

/** The name of a change in texts: deleting a person who is invited withdraws the invitation. */
export const changeName = (change: OneChange, withdraws: boolean): OneChange | "withdraw" =>
  change === "delete" && withdraws ? "withdraw" : change;

type Answer = CallOutput<"user.person">;

export function presentPerson(t: T, { person, companyRoles, refusals }: Answer, viewerId: string) {
  const state = stateOf(person);
  const why = (change: PersonChange) => refusalWords(t, refusals[change]);
  return {
    id: person.user_id,
    name: fullName(person),
    email: person.email,
    roles: rolesWords(t, person.roles),
    state: stateWords(t, person),
    lastAccess: lastAccess(t, person),
    isSelf: person.user_id === viewerId,
    isInvited: isInvited(person),
    profiles: profilesIn(companyRoles),
    chosen: chosenRoles(person.roles),
    adminStays: person.roles.company_admin && refusals.end_administrator ? why("end_administrator") : null,
    changes: OFFERED[state].map((change) => ({
      change,
      words: changeName(change, isInvited(person)),
      why: why(change),
    })),
  };
}

export type PresentedPerson = ReturnType<typeof presentPerson>;
