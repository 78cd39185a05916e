import { privateAction } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { refusedAt } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { goOnWith } from "../renewed.server";
import { changePasswordForm } from "./form";

export const action = privateAction({
  right: "signedIn",
  schema: changePasswordForm,
  perform: async ({ viewer, request, value: { present, password, code } }) => {
    const person = { token: viewer.session.get("token") ?? "", email: viewer.user.email };
    const change = identityFor(request).changePassword({ ...person, present, password, code });
    const { token } = await refusedAt(changePasswordForm, {}, change);
    const notice = { kind: "success", key: "settings:password.done" } as const;
    return goOnWith(viewer.session, token, settingsUrls.home(), notice);
  },
});
