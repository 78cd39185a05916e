import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { NOTHING_POSTED } from "~/web/posted";
import { urls } from "~/web/urls";

/** Takes the request back: the present identity stays. */
export const action = privateAction({
  right: "write",
  schema: NOTHING_POSTED,
  perform: async ({ viewer }) => {
    await ifOffered(viewer.call("registry.withdrawIdentityRequest", {}));
    return redirectTo(viewer.session, urls.registry(), {
      notice: { kind: "success", key: "registry:identity.withdrawn" },
    });
  },
});
