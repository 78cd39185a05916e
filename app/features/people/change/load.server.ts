import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import type { RefusedForm } from "~/domain/issues";
import { t } from "~/texts/i18n.server";
import { wordIssue } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { placed } from "~/web/schema-form";
import { pageIn, peopleUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { pageQuery } from "../list-address";
import { type BulkChange, changeAddress, type ChangeAddress, changeIssues } from "../change-address";
import { type ChosenRoles, profilesIn, ROLE_PLACES, rolesForm } from "../roles-form";
import { bodyOf, planOf } from "./plan.server";
import { presentPlan, presentRoles } from "./present";
import { rolesIn, rolesValues } from "./roles-address";

/** The change of the address; without people or change, the list asks for them again. */
export function askedChange(request: Request): { asked: ChangeAddress; kind: BulkChange } {
  const asked = changeAddress(request);
  const { azione: kind } = asked;
  if (kind !== "" && changeIssues(asked).length === 0) return { asked, kind };
  const { search, searchParams } = new URL(request.url);
  throw redirect(peopleUrls.list() + (searchParams.has("azione") ? search : "?azione="));
}

/** First the roles, where these are to be changed; then who is affected and who is not. */
export const loader = privateLoader({ right: "administer" }, async ({ viewer, request }) => {
  const { asked, kind } = askedChange(request);
  const roles = rolesIn(request);
  if (kind === "roles" && roles === null) return json(await rolesPage(viewer, asked, null));
  try {
    const plan = await planOf(viewer, await bodyOf(viewer, asked, kind, roles), pageIn(request, "foglio"));
    const idempotencyKey = randomUUID();
    return json(presentPlan(t, plan, { asked, kind, roles, url: request.url, idempotencyKey }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422 || roles === null) throw error;
    return json(await rolesPage(viewer, asked, { roles, error }), { status: 422 });
  }
});

/** Asks for the roles. People of a page are from now on those that it has at this moment. */
async function rolesPage(
  viewer: Viewer,
  asked: ChangeAddress,
  sent: { roles: ChosenRoles; error: ApiError } | null,
) {
  const { companyRoles, usersRoles } = await viewer.call("user.roles", { query: pageQuery(asked.list) });
  const refused: RefusedForm | null = sent
    ? {
        issues: placed(sent.error.errors, rolesForm, ROLE_PLACES, "change.").map(wordIssue),
        values: rolesValues(sent.roles),
      }
    : null;
  const ofPage = { quali: "scelti" as const, chi: usersRoles.map(({ user_id }) => user_id) };
  const kept = asked.quali === "pagina" ? { ...asked, ...ofPage } : asked;
  return presentRoles(kept, profilesIn(companyRoles), refused);
}
