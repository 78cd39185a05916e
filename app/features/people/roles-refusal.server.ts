import type { CallOutput } from "~/api/contract";
import { issuesOfRoles, rolesOf } from "~/api/contract/people";
import type { ApiError } from "~/api/errors";
import type { Issue } from "~/domain/issues";
import { refuse } from "~/web/action.server";
import { placed } from "~/web/schema-form";
import { type ChosenRoles, profilesIn, ROLE_PLACES, rolesForm, wireRoles } from "./roles-form";

/** Why roles are not given, by the rules of the product, where the server does not say it; else the server's own refusal. */
export function explainedRoles(
  error: ApiError,
  chosen: ChosenRoles,
  { person, companyRoles, refusals }: CallOutput<"user.person">,
): ApiError {
  const kept = refusals.end_administrator;
  const takesAdministration = person.roles.company_admin && !chosen.admin;
  if (kept !== null && takesAdministration) return refuse([{ path: "", code: kept }], error.status);
  const issues: Issue[] = issuesOfRoles(rolesOf(wireRoles(chosen)), new Set(profilesIn(companyRoles)));
  return issues.length > 0 ? refuse(placed(issues, rolesForm, ROLE_PLACES), error.status) : error;
}
