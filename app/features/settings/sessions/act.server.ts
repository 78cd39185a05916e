import { privateAction, redirectTo } from "~/web/action.server";
import { settingsUrls } from "~/web/settings-urls";
import { endForm, OTHERS } from "./form";

export const action = privateAction({
  right: "signedIn",
  schema: endForm,
  perform: async ({ viewer, value: { session: id } }) => {
    if (id === OTHERS) await viewer.call("user.endOtherSessions", {});
    else await viewer.call("user.endSession", { params: { id } });
    const key = id === OTHERS ? "settings:sessions.others_ended" : "settings:sessions.ended";
    return redirectTo(viewer.session, settingsUrls.sessions(), { notice: { kind: "success", key } });
  },
});
