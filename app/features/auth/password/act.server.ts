import type { TextKey } from "~/texts/resources";
import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { endedSession } from "~/web/session.server";
import { urls } from "~/web/urls";
import { choosePasswordForm } from "./form";

/** Sets the password that a mailed link allows. Opening the link changes nothing (D8). */
export const choosePassword = (done: TextKey) =>
  publicAction({
    schema: choosePasswordForm,
    perform: async ({ value: { password }, visitor, request, params }) => {
      const body = { password, nonce: (params["token"] ?? "").slice(0, 200) };
      await visitor.call("user.resetPassword", { body });
      const former = visitor.session.get("token");
      // The new password is stored: whether or not another account's session ends now, this browser leaves it.
      if (former !== undefined)
        await identityFor(request)
          .signOut(former)
          .catch(() => undefined);
      return redirectTo(await endedSession({ kind: "success", key: done }), urls.login());
    },
  });
