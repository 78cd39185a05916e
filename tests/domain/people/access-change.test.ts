import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  accessRefusal,
  type AccessChange,
  type AccessCircumstances,
  type ChangedPerson,
} from "~/domain/people/access-change";
import { PERSON_STATES } from "~/domain/people/person-state";
import type { Profile } from "~/domain/people/rights";
import type { Permission, Roles } from "~/domain/people/roles";

const rolesOf = (isAdmin: boolean, given: Partial<Record<Profile, Permission>> = {}): Roles => {
  const none = { read: false, write: false };
  return { isAdmin, profiles: { supplier: none, client: none, association: none, bank: none, ...given } };
};
const readsSupplier = { supplier: { read: true, write: false } };
const PERSON: ChangedPerson = {
  id: "anna",
  state: "active",
  roles: rolesOf(false, readsSupplier),
  openCases: 0,
};
const ADMINISTRATOR: ChangedPerson = { ...PERSON, roles: rolesOf(true) };
const OFF = { state: "off" } as const;
const INVITED = { ...PERSON, state: "invited" } as const;
const EXPIRED = { ...PERSON, state: "expired" } as const;
const OWN: AccessCircumstances = { actorId: "anna", otherAdministrators: 1 };
const OTHERS: AccessCircumstances = { actorId: "bruno", otherAdministrators: 1 };
const ALONE: AccessCircumstances = { actorId: "bruno", otherAdministrators: 0 };

const enable: AccessChange = { kind: "enable" };
const disable: AccessChange = { kind: "disable" };
const remove: AccessChange = { kind: "delete" };
const roles = (given: Roles): AccessChange => ({ kind: "roles", roles: given });
const resend: AccessChange = { kind: "resend" };
const reading = roles(rolesOf(false, readsSupplier));
const administering = roles(rolesOf(true));

describe("an administrator's change to a person", () => {
  test.each<[string, AccessChange, ChangedPerson, AccessCircumstances, string | null]>([
    ["switches access off", disable, PERSON, OTHERS, null],
    ["switches access on", enable, { ...PERSON, ...OFF }, OTHERS, null],
    ["deletes", remove, PERSON, OTHERS, null],
    ["deletes a person whose access is off", remove, { ...PERSON, ...OFF }, OTHERS, null],
    ["gives other roles", roles(rolesOf(true, readsSupplier)), PERSON, OTHERS, null],
    ["takes the flag from another administrator", reading, ADMINISTRATOR, OTHERS, null],
    ["finds access on already", enable, PERSON, OTHERS, "already_so"],
    ["finds access off already", disable, { ...PERSON, ...OFF }, OTHERS, "already_so"],
    ["finds the roles already", reading, PERSON, OTHERS, "already_so"],
    ["is not a switch for one's own access", disable, ADMINISTRATOR, OWN, "own_access"],
    ["is not one's own deletion", remove, ADMINISTRATOR, OWN, "own_deletion"],
    ["does not take one's own flag", reading, ADMINISTRATOR, OWN, "own_administrator"],
    ["gives oneself a profile", roles(rolesOf(true, readsSupplier)), ADMINISTRATOR, OWN, null],
    ["finds one's own roles already", administering, ADMINISTRATOR, OWN, "already_so"],
    ["does not switch the last administrator off", disable, ADMINISTRATOR, ALONE, "last_administrator"],
    ["does not delete the last administrator", remove, ADMINISTRATOR, ALONE, "last_administrator"],
    ["does not take the last flag", reading, ADMINISTRATOR, ALONE, "last_administrator"],
    [
      "deletes an administrator who cannot sign in",
      remove,
      { ...ADMINISTRATOR, ...OFF },
      { actorId: "bruno", otherAdministrators: 0 },
      null,
    ],
    ["does not delete a verifier with cases", remove, { ...PERSON, openCases: 2 }, OTHERS, "open_cases"],
    ["finds no access of an invited person to switch on", enable, INVITED, OTHERS, "not_yet_member"],
    ["finds no access of an invited person to switch off", disable, EXPIRED, OTHERS, "not_yet_member"],
    ["withdraws an invitation", remove, INVITED, OTHERS, null],
    [
      "withdraws the invitation of an administrator",
      remove,
      { ...INVITED, roles: rolesOf(true) },
      ALONE,
      null,
    ],
    ["gives an invited person other roles", administering, INVITED, OTHERS, null],
    ["finds the roles of an invited person already", reading, INVITED, OTHERS, "already_so"],
    ["sends an invitation again", resend, INVITED, OTHERS, null],
    ["sends an expired invitation again", resend, EXPIRED, OTHERS, null],
    ["sends no invitation to a member", resend, PERSON, OTHERS, "already_member"],
    [
      "sends no invitation to a member whose access is off",
      resend,
      { ...PERSON, ...OFF },
      OTHERS,
      "already_member",
    ],
    ["switches a verifier with cases off", disable, { ...PERSON, openCases: 2 }, OTHERS, null],
  ])("%s", (_, change, person, circumstances, refusal) => {
    expect(accessRefusal(change, person, circumstances)).toBe(refusal);
  });

  const permission = fc.constantFrom<Permission>(
    { read: false, write: false },
    { read: true, write: false },
    { read: true, write: true },
  );
  const anyRoles: fc.Arbitrary<Roles> = fc.record({
    isAdmin: fc.boolean(),
    profiles: fc.record({
      supplier: permission,
      client: permission,
      association: permission,
      bank: permission,
    }),
  });
  const anyChange: fc.Arbitrary<AccessChange> = fc.oneof(
    fc.constantFrom(enable, disable, remove, resend),
    anyRoles.map(roles),
  );
  const people = fc
    .array(fc.record({ state: fc.constantFrom(...PERSON_STATES), roles: anyRoles }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((given) => given.map((one, index): ChangedPerson => ({ ...one, id: String(index), openCases: 0 })));
  const isActing = ({ state, roles: { isAdmin } }: ChangedPerson) => state === "active" && isAdmin;

  test("made in any order leaves an administrator who can sign in", () => {
    const step = fc.record({ actor: fc.nat(), person: fc.nat(), change: anyChange });
    fc.assert(
      fc.property(people, fc.array(step, { maxLength: 12 }), (given, steps) => {
        let all: ChangedPerson[] = [{ ...ADMINISTRATOR, id: "first" }, ...given];
        for (const { actor, person, change } of steps) {
          const administrators = all.filter(isActing);
          const one = all[person % all.length] as ChangedPerson;
          const { id: actorId } = administrators[actor % administrators.length] as ChangedPerson;
          const otherAdministrators = administrators.filter(({ id }) => id !== one.id).length;
          if (accessRefusal(change, one, { actorId, otherAdministrators }) === null) {
            all = all.flatMap((each) => (each === one ? changed(one, change) : [each]));
          }
          expect(all.some(isActing)).toBe(true);
          expect(all.find(({ id }) => id === actorId)).toSatisfy((kept) => isActing(kept as ChangedPerson));
        }
      }),
    );
  });
});

function changed(person: ChangedPerson, change: AccessChange): ChangedPerson[] {
  if (change.kind === "delete") return [];
  if (change.kind === "roles") return [{ ...person, roles: change.roles }];
  if (change.kind === "enable") return [{ ...person, state: "active" }];
  return [change.kind === "disable" ? { ...person, state: "off" } : person];
}
