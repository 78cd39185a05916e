import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { withDevice } from "~/web/device.server";
import { newSession } from "~/web/session.server";
import { registrationUrls } from "~/web/registration-urls";
import { choosePasswordForm } from "../password/form";
import { linkTokenOf } from "./load.server";

export const action = publicAction({
  schema: choosePasswordForm,
  perform: async ({ value: { password }, request }) => {
    const { token, device } = await identityFor(request).confirmEmail(linkTokenOf(request), password);
    const answer = await redirectTo(await newSession(token), registrationUrls.confirmed());
    return withDevice(answer, device);
  },
});
