import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { NOTHING_POSTED } from "~/web/posted";
import { registrationUrls } from "~/web/registration-urls";
import { linkTokenOf } from "../confirmation/load.server";

/** Deletes the registration, so that the owner of the address can begin anew. */
export const action = publicAction({
  schema: NOTHING_POSTED,
  perform: async ({ visitor, request }) => {
    await identityFor(request).declineRegistration(linkTokenOf(request));
    return redirectTo(visitor.session, registrationUrls.form(), {
      notice: { kind: "success", key: "auth:decline.done" },
    });
  },
});
