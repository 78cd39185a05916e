import { companyRolesOf } from "~/domain/people/company-roles";
import { searchWordsOf } from "~/domain/people/search-key";
import type { SignedInScope } from "../../scope";
import { profilesOf } from "../../store/accounts/company-profiles";
import { countPeople, peopleOf, type PeopleFilter } from "../../store/accounts/people";
import type { UseCase } from "../../use-case";
import { pageOf } from "./paging";
import { presentUser } from "./present-user";

const PAGE_LENGTH = 25;

interface WireFilter {
  search?: string | undefined;
  role?: PeopleFilter["role"] | undefined;
  state?: PeopleFilter["state"] | undefined;
}

/** The filter of a call, for the people of the caller's company. */
export const filterOf = (
  { search = "", role = null, state = null }: WireFilter,
  { session, now }: SignedInScope,
): PeopleFilter => ({
  companyId: session.companyId,
  words: searchWordsOf(search),
  role,
  state,
  now: now().toISOString(),
});

/** A page of the people that match, 25 at a time; a page after the last one is empty. */
export const listUsers: UseCase<"user.roles"> = async ({ query }, scope) => {
  const { db, session } = scope;
  const filter = filterOf(query, scope);
  const count = await countPeople(db, filter);
  const { from, most, pagination } = pageOf(query.pageId, PAGE_LENGTH, count);
  return {
    companyRoles: companyRolesOf(await profilesOf(db, session.companyId)),
    pagination,
    usersRoles: (await peopleOf(db, filter, query.sort ?? "name", { from, most })).map(presentUser),
    count,
  };
};

export const countUsers: UseCase<"user.rolesCount"> = async ({ query }, scope) => ({
  count: await countPeople(scope.db, filterOf(query, scope)),
});
