import { publicAction, redirectTo } from "~/web/action.server";
import { authenticate } from "~/web/identity.server";
import { withDevice } from "~/web/device.server";
import { newSession, readCarried } from "~/web/session.server";
import { urls } from "~/web/urls";
import { signIn } from "./form";
import { askCode } from "../second-factor/awaited.server";
import { resumed } from "./resumed.server";

export const action = publicAction({
  schema: signIn,
  perform: async ({ value, request, visitor }) => {
    const outcome = await authenticate(request, value);
    const carried = readCarried(value.carried);
    if ("pending" in outcome) return askCode(visitor.session, outcome, carried ? value.carried : "");
    const { token, device } = outcome;
    const wanted = visitor.session.get("wanted");
    const session = await newSession(token);
    const answer = carried ? resumed(session, carried) : redirectTo(session, wanted ?? urls.home());
    return withDevice(await answer, device);
  },
});
