import { ApiError } from "~/api/errors";
import type { CallInput, CallOutput } from "~/api/contract";
import type { PeopleChange } from "~/api/contract/people";
import type { Viewer } from "~/web/viewer.server";
import type { BulkChange, ChangeAddress } from "../change-address";
import { filterOf, pageQuery } from "../list-address";
import { type ChosenRoles, wireRoles } from "../roles-form";

type Body = CallInput<"user.planChange">["body"];
type Plan = CallOutput<"user.planChange">;

/** The change that an address names, with the people it is for. */
export async function bodyOf(
  viewer: Viewer,
  asked: ChangeAddress,
  kind: BulkChange,
  roles: ChosenRoles | null,
): Promise<Body> {
  const change: PeopleChange = kind === "roles" ? { kind, roles: wireRoles(roles ?? NO_ROLES) } : { kind };
  if (asked.quali === "tutti") return { filter: filterOf(asked.list), change };
  const ids = asked.quali === "pagina" ? await idsOfPage(viewer, asked) : asked.chi;
  if (ids.length === 0) throw new ApiError(404, "internal/not_found");
  return { ids, change };
}

const NO_ROLES: ChosenRoles = {
  admin: false,
  supplier: "none",
  client: "none",
  association: "none",
  bank: "none",
};

/** The people of the page of the list that the form was on. */
async function idsOfPage({ call }: Viewer, { list }: ChangeAddress): Promise<string[]> {
  return (await call("user.roles", { query: pageQuery(list) })).usersRoles.map(({ user_id }) => user_id);
}

/** Whom the change reaches and whom it leaves out; 404 when none of these people is the company's. */
export async function planOf({ call }: Viewer, body: Body, sheet: number): Promise<Plan> {
  const plan = await call("user.planChange", { body: { ...body, pageId: String(sheet) } });
  if (plan.affected + plan.excluded === 0) throw new ApiError(404, "internal/not_found");
  return plan;
}
