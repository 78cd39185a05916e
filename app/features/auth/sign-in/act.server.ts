import { publicAction, redirectTo } from "~/web/action.server";
import { authenticate } from "~/web/identity.server";
import { withDevice } from "~/web/device.server";
import { newSession, readCarried, readSession } from "~/web/session.server";
import { urls } from "~/web/urls";
import { signIn } from "./form";
import { resumed } from "./resumed.server";

export const action = publicAction({
  schema: signIn,
  perform: async ({ value, request }) => {
    const { token, device } = await authenticate(request, value);
    const wanted = (await readSession(request)).get("wanted");
    const session = await newSession(token);
    const carried = readCarried(value.carried);
    const answer = carried ? resumed(session, carried) : redirectTo(session, wanted ?? urls.home());
    return withDevice(await answer, device);
  },
});
