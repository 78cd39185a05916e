import { hasCode } from "~/api/errors";
import { publicAction, redirectTo } from "~/web/action.server";
import { withDevice } from "~/web/device.server";
import { identityFor } from "~/web/identity.server";
import { endedSession, formerTokenOf, newSession, readCarried } from "~/web/session.server";
import { urls } from "~/web/urls";
import { resumed } from "../sign-in/resumed.server";
import { codeForm } from "./form";

/** The second step of a sign-in. When its time is over, the first step begins anew; a carried form stays with it. */
export const action = publicAction({
  schema: codeForm,
  perform: async ({ value, request, visitor }) => {
    const former = formerTokenOf(visitor.session);
    const pending = visitor.session.get("pending") ?? "";
    try {
      const { token, device } = await identityFor(request).secondFactor(pending, value.code);
      const wanted = visitor.session.get("wanted");
      const session = await newSession(token);
      const carried = readCarried(value.carried);
      const answer = carried ? resumed(session, carried) : redirectTo(session, wanted ?? urls.home());
      return await withDevice(await answer, device);
    } catch (error) {
      if (!hasCode(error, "embedded/code-expired") || value.carried !== "") throw error;
      const notice = { kind: "error", key: "auth:second_factor.over" } as const;
      return redirectTo(await endedSession(notice, { former }), urls.login());
    }
  },
});
