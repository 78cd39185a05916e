import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { endedSession, formerTokenOf } from "~/web/session.server";
import { NOTHING_POSTED } from "~/web/posted";
import { urls } from "~/web/urls";

export const action = publicAction({
  schema: NOTHING_POSTED,
  perform: async ({ visitor, request }) => {
    const token = formerTokenOf(visitor.session);
    if (token !== undefined) await identityFor(request).signOut(token);
    const done = await endedSession({ kind: "success", key: "auth:signed_out.done" });
    const answer = await redirectTo(done, urls.login());
    answer.headers.set("Clear-Site-Data", '"storage"');
    return answer;
  },
});
