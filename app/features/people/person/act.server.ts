import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { namesNoField } from "~/web/unnamed-refusal";
import { peopleUrls } from "~/web/urls";
import { listedIn } from "../list-address";
import { personOf } from "../person-of.server";
import { fullName } from "../person-words";
import { ROLE_PLACES, rolesForm, wireRoles } from "../roles-form";
import { explainedRoles } from "../roles-refusal.server";

/** Gives a person roles. */
export const action = privateAction({
  right: "administer",
  schema: rolesForm,
  perform: async ({ viewer, params, request, value }) => {
    const id = params["id"] ?? "";
    const input = { params: { id }, body: { roles: wireRoles(value) } };
    const given = refusedAt(rolesForm, ROLE_PLACES, viewer.call("user.updateRoles", input));
    await given.catch(async (error: unknown) => {
      throw namesNoField(error) ? explainedRoles(error, value, await personOf(viewer, id)) : error;
    });
    const { person } = await personOf(viewer, id);
    const notice = {
      kind: "success",
      key: "people:roles.saved",
      params: { name: fullName(person) },
    } as const;
    return redirectTo(viewer.session, peopleUrls.person(id, listedIn(request)), { notice });
  },
});
