import { ApiError } from "~/api/errors";
import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { endedSession } from "~/web/session.server";
import { NOTHING_POSTED } from "~/web/posted";
import { urls } from "~/web/urls";

export const action = publicAction({
  schema: NOTHING_POSTED,
  perform: async ({ visitor, request }) => {
    const token = visitor.session.get("token");
    if (token) await identityFor(request).signOut(token).catch(unlessEnded);
    const done = await endedSession({ kind: "success", key: "auth:signed_out.done" });
    const answer = await redirectTo(done, urls.login());
    answer.headers.set("Clear-Site-Data", '"storage"');
    return answer;
  },
});

/** A session that had already ended is the wanted result; any other error is shown. */
const unlessEnded = (error: unknown) => {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
};
