import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { withDevice } from "~/web/device.server";
import { newSession, type Notice } from "~/web/session.server";
import { urls } from "~/web/urls";
import { registrationUrls } from "~/web/registration-urls";
import { choosePasswordForm } from "../password/form";
import { linkTokenOf } from "./load.server";

const PASSWORD_IS_SET: Notice = { kind: "info", key: "auth:confirm.password_is_set" };

export const action = publicAction({
  schema: choosePasswordForm,
  perform: async ({ value: { password }, request, visitor }) => {
    const signedIn = await identityFor(request).confirmEmail(linkTokenOf(request), password);
    if (signedIn === null) return redirectTo(visitor.session, urls.login(), { notice: PASSWORD_IS_SET });
    const { token, device } = signedIn;
    const answer = await redirectTo(await newSession(token), registrationUrls.confirmed());
    return withDevice(answer, device);
  },
});
