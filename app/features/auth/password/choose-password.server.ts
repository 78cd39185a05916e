import { newPasswordFaults } from "~/domain/people/new-password";
import type { TextKey } from "~/texts/resources";
import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { urls } from "~/web/urls";

/** Sets the password that a mailed link allows; opening the link has changed nothing before (D8). */
export const choosePassword = (done: TextKey) =>
  publicAction({
    fields: { password: { max: 72 }, passwordConfirmation: { max: 72 } },
    perform: async ({ values, visitor, params }) => {
      const faults = newPasswordFaults(values.one("password"), values.one("passwordConfirmation"));
      if (faults.length > 0) throw refuse(faults);
      const body = { password: values.one("password"), nonce: (params["token"] ?? "").slice(0, 200) };
      await visitor.call("user.resetPassword", { body });
      return redirectTo(visitor.session, urls.login(), { notice: { kind: "success", key: done } });
    },
  });
