import { privateAction, redirectTo } from "~/web/action.server";
import { settingsUrls } from "~/web/settings-urls";
import { preferencesForm } from "./form";

export const action = privateAction({
  right: "read",
  schema: preferencesForm,
  perform: async ({ viewer, value: { welcome, tour } }) => {
    const body = { welcomeMessageSeen: !welcome, skipQuickstartWalkthrough: !tour };
    await viewer.call("user.updateInfo", { body });
    const notice = { kind: "success", key: "settings:preferences.saved" } as const;
    return redirectTo(viewer.session, settingsUrls.preferences(), { notice });
  },
});
