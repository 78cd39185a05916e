import { privateAction, redirectTo } from "~/web/action.server";
import { settingsUrls } from "~/web/settings-urls";
import { helpForm } from "./form";

/** Helps a colleague whose device is lost. */
export const action = privateAction({
  right: "administer",
  schema: helpForm,
  perform: async ({ viewer, params, value: { help } }) => {
    const id = params["id"] ?? "";
    const { name } = await viewer.call("user.personAccess", { params: { id } });
    if (help === "reset") await viewer.call("user.resetSecondFactor", { params: { id } });
    else await viewer.call("user.endSessionsOf", { params: { id } });
    const notice = {
      kind: "success",
      key: `people:access_help.${help}_done`,
      params: { name },
    } as const;
    return redirectTo(viewer.session, settingsUrls.personAccess(id), { notice });
  },
});
