import { publicAction, redirectTo } from "~/web/action.server";
import { linkToken } from "~/web/link-token";
import { invitationUrls } from "~/web/registration-urls";
import { reminderForm } from "./form";

export const action = publicAction({
  schema: reminderForm,
  perform: async ({ value, visitor, params }) => {
    const token = linkToken(params);
    const isOn = value.reminders === "on";
    await visitor.call("user.answerReminderLink", { body: { token, reminders: isOn } });
    const key = isOn ? ("invite:notifications.on" as const) : ("invite:notifications.off" as const);
    return redirectTo(visitor.session, invitationUrls.reminders(token), { notice: { kind: "success", key } });
  },
});
