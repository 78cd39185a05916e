import { publicAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { NOTHING_POSTED } from "~/web/posted";
import { registrationUrls } from "~/web/registration-urls";

/** Without a remembered address nothing is mailed, and the browser is led to the form. */
export const action = publicAction({
  schema: NOTHING_POSTED,
  perform: async ({ visitor }) => {
    const email = visitor.session.get("mailedTo");
    if (email === undefined) return redirectTo(visitor.session, registrationUrls.form());
    await ifOffered(visitor.call("user.sendSignUpAgain", { body: { email } }));
    return redirectTo(visitor.session, registrationUrls.sent(), {
      notice: { kind: "success", key: "auth:sent.sent_again" },
    });
  },
});
