import { publicAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { identityFor } from "~/web/identity.server";
import { NOTHING_POSTED } from "~/web/posted";
import { registrationUrls } from "~/web/registration-urls";

/** Without a remembered address nothing is mailed, and the browser is led to the form. */
export const action = publicAction({
  schema: NOTHING_POSTED,
  perform: async ({ visitor, request }) => {
    const email = visitor.session.get("mailedTo");
    if (email === undefined) return redirectTo(visitor.session, registrationUrls.form());
    await ifOffered(identityFor(request).mailAgain(email));
    return redirectTo(visitor.session, registrationUrls.sent(), {
      notice: { kind: "success", key: "auth:sent.sent_again" },
    });
  },
});
