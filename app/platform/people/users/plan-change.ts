import { createHash } from "node:crypto";
import { ApiError } from "~/api/errors";
import { type ConcernedPerson, issuesOfRoles } from "~/api/contract/people";
import {
  accessRefusal,
  type AccessChange,
  type AccessCircumstances,
  type AccessRefusal,
} from "~/domain/people/access-change";
import type { Db, SignedInScope } from "../../scope";
import { profilesOf } from "../../store/accounts/company-profiles";
import { activeAdministrators, openCasesOf } from "../../store/accounts/member-changes";
import { idsOfPeople, type PeopleFilter, type Person, peopleWithIds } from "../../store/accounts/people";

/** A person whom a change is for; refusal null = the change is made. */
export interface Concerned {
  person: Person;
  refusal: AccessRefusal | null;
}

type Named = Pick<Person, "id" | "email" | "name" | "surname" | "state">;

/** Whom a change is for: people with these ids, or all of a filter; 422 when it is neither or both. */
export interface Chosen {
  ids: readonly string[] | undefined;
  filter: PeopleFilter | undefined;
}

/** The most ids in one statement. */
const AT_ONCE = 500;

/** What a change would do to each of the chosen people now, by name. */
export async function planChange(
  db: Db,
  chosen: Chosen,
  change: AccessChange,
  { session, now }: Pick<SignedInScope, "session" | "now">,
): Promise<Concerned[]> {
  await requireGoodRoles(db, session.companyId, change);
  const ids = await idsOf(db, chosen);
  const planned: Concerned[] = [];
  const company = { companyId: session.companyId, now: now().toISOString() };
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    planned.push(
      ...(await concernedOf(db, company, ids.slice(from, from + AT_ONCE), change, session.accountId)),
    );
  }
  return planned;
}

/** The same for a few people by id, of whom those that are not the company's are left out. */
export async function concernedOf(
  db: Db,
  company: { companyId: string; now: string },
  ids: readonly string[],
  change: AccessChange,
  actorId: string,
): Promise<Concerned[]> {
  if (ids.length === 0) return [];
  const people = await peopleWithIds(db, company, ids);
  const administrators = await activeAdministrators(db, company.companyId);
  const cases = await openCasesOf(db, ids);
  return people.map((person) => {
    const changed = { ...person, openCases: cases.get(person.id) ?? 0 };
    return {
      person,
      refusal: accessRefusal(change, changed, circumstancesOf(administrators, person, actorId)),
    };
  });
}

/** The circumstances of a change to a person, from all administrators with an active access. */
export const circumstancesOf = (
  administrators: ReadonlySet<string>,
  { id }: { id: string },
  actorId: string,
): AccessCircumstances => ({
  actorId,
  otherAdministrators: administrators.size - Number(administrators.has(id)),
});

async function idsOf(db: Db, { ids, filter }: Chosen): Promise<readonly string[]> {
  if ((ids === undefined) === (filter === undefined)) {
    throw new ApiError(422, "internal/invalid_input", [{ path: "ids", code: "not_acceptable" }]);
  }
  return ids ?? (filter ? idsOfPeople(db, filter) : []);
}

/** Refuses roles that an administrator of this company cannot give to anyone. */
export async function requireGoodRoles(db: Db, companyId: string, change: AccessChange): Promise<void> {
  if (change.kind !== "roles") return;
  const issues = issuesOfRoles(change.roles, await profilesOf(db, companyId));
  if (issues.length > 0) throw new ApiError(422, "internal/invalid_input", issues);
}

/** Stands for exactly these people and what becomes of each. */
export const markOf = (planned: readonly Concerned[]): string =>
  createHash("sha256")
    .update(planned.map(({ person, refusal }) => `${person.id} ${refusal ?? ""}\n`).join(""))
    .digest("hex");

export const presentConcerned = ({
  person,
  refusal,
}: {
  person: Named;
  refusal: AccessRefusal | null;
}): ConcernedPerson => ({
  user_id: person.id,
  email: person.email,
  name: person.name,
  surname: person.surname,
  state: person.state,
  refusal,
});
