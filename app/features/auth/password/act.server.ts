import type { TextKey } from "~/texts/resources";
import { publicAction, redirectTo } from "~/web/action.server";
import { urls } from "~/web/urls";
import { choosePasswordForm } from "./form";

/** Sets the password that a mailed link allows. Opening the link changes nothing (D8). */
export const choosePassword = (done: TextKey) =>
  publicAction({
    schema: choosePasswordForm,
    perform: async ({ value: { password }, visitor, params }) => {
      const body = { password, nonce: (params["token"] ?? "").slice(0, 200) };
      await visitor.call("user.resetPassword", { body });
      return redirectTo(visitor.session, urls.login(), { notice: { kind: "success", key: done } });
    },
  });
