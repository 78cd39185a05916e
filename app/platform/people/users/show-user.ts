import { companyRolesOf } from "~/domain/people/company-roles";
import { ApiError } from "~/api/errors";
import { refusalsOf } from "~/domain/people/access-change";
import { profilesOf } from "../../store/accounts/company-profiles";
import { activeAdministrators, openCasesOf } from "../../store/accounts/member-changes";
import { peopleWithIds } from "../../store/accounts/people";
import type { UseCase } from "../../use-case";
import { circumstancesOf } from "./plan-change";
import { presentUser } from "./present-user";

/** A person of the company, and what an administrator may do to them. */
export const showUser: UseCase<"user.person"> = async ({ params }, scope) => {
  const { db, session, now } = scope;
  const { companyId, accountId } = session;
  const [person] = await peopleWithIds(db, { companyId, now: now().toISOString() }, [params.id]);
  if (!person) throw new ApiError(404, "internal/not_found");
  const administrators = await activeAdministrators(db, companyId);
  const openCases = (await openCasesOf(db, [person.id])).get(person.id) ?? 0;
  return {
    person: presentUser(person),
    companyRoles: companyRolesOf(await profilesOf(db, companyId)),
    refusals: refusalsOf({ ...person, openCases }, circumstancesOf(administrators, person, accountId)),
  };
};
