import { publicAction, redirectTo } from "~/web/action.server";
import { authenticate } from "~/web/identity.server";
import { withDevice } from "~/web/device.server";
import { newSession, readCarried } from "~/web/session.server";
import { urls } from "~/web/urls";
import { signIn } from "./form";
import { resumed } from "./resumed.server";

export const action = publicAction({
  schema: signIn,
  perform: async ({ value, request }) => {
    const { token, device } = await authenticate(request, value);
    const session = await newSession(token);
    const carried = readCarried(value.carried);
    const answer = carried ? resumed(session, carried) : redirectTo(session, urls.home());
    return withDevice(await answer, device);
  },
});
