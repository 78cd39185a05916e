import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { peopleUrls } from "~/web/urls";
import { listedIn } from "../list-address";
import { helpForm } from "./form";

/** Helps a colleague whose device is lost. */
export const action = privateAction({
  right: "administer",
  schema: helpForm,
  perform: async ({ viewer, params, request, value: { help, present = "" } }) => {
    const id = params["id"] ?? "";
    const { name } = await viewer.call("user.personAccess", { params: { id } });
    if (help === "reset") {
      const reset = viewer.call("user.resetSecondFactor", { params: { id }, body: { present } });
      await refusedAt(helpForm, {}, reset);
    } else await viewer.call("user.endSessionsOf", { params: { id } });
    const notice = {
      kind: "success",
      key: `people:access_help.${help}_done`,
      params: { name },
    } as const;
    return redirectTo(viewer.session, peopleUrls.access(id, listedIn(request)), { notice });
  },
});
