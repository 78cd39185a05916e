import { settingsUrls } from "~/web/settings-urls";
import { privateAction, redirectTo } from "~/web/action.server";
import { notificationsForm } from "./form";

export const action = privateAction({
  right: "signedIn",
  schema: notificationsForm,
  perform: async ({ viewer, value: { reminders } }) => {
    await viewer.call("user.updateNotifications", { body: { reminders } });
    const key = reminders ? ("invite:notifications.on" as const) : ("invite:notifications.off" as const);
    return redirectTo(viewer.session, settingsUrls.notifications(), { notice: { kind: "success", key } });
  },
});
