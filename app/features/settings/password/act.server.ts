import { privateAction } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { goOnWith } from "../renewed.server";
import { changePasswordForm } from "./form";

export const action = privateAction({
  right: "signedIn",
  schema: changePasswordForm,
  perform: async ({ viewer, value: { present, password, code } }) => {
    const change = viewer.call("user.changePassword", {
      body: { present, password, ...(code === undefined ? {} : { code }) },
    });
    const { token } = await refusedAt(changePasswordForm, {}, change);
    const notice = { kind: "success", key: "settings:password.done" } as const;
    return goOnWith(viewer.session, token, settingsUrls.home(), notice);
  },
});
