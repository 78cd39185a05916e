import { log } from "~/log.server";
import type { TextKey } from "~/texts/resources";
import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { linkToken } from "~/web/link-token";
import { endedSession, formerTokenOf, type WebSession } from "~/web/session.server";
import { urls } from "~/web/urls";
import { choosePasswordForm } from "./form";

/** Sets the password that a mailed link allows. Opening the link changes nothing (D8). */
export const choosePassword = (done: TextKey) =>
  publicAction({
    schema: choosePasswordForm,
    perform: async ({ value: { password }, visitor, request, params }) => {
      const body = { password, nonce: linkToken(params) };
      await visitor.call("user.resetPassword", { body });
      const former = await leftOpen(request, visitor.session);
      return redirectTo(await endedSession({ kind: "success", key: done }, { former }), urls.login());
    },
  });

/**
 * Ends the browser's session, also another account's. The new password is stored, so an error here is no error of the
 * form: the token of the session that stayed open is returned, for the next sign-in to end it.
 */
async function leftOpen(request: Request, session: WebSession): Promise<string | undefined> {
  const former = formerTokenOf(session);
  if (former === undefined) return undefined;
  try {
    await identityFor(request).signOut(former);
    return undefined;
  } catch (error) {
    log.error(error, "A session was not ended after a new password");
    return former;
  }
}
