import { ApiError } from "~/api/errors";
import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { urls } from "~/web/urls";

/** One answer for every address, known or not (D8). */
export const action = publicAction({
  fields: { email: { max: 254 } },
  perform: async ({ values, visitor }) => {
    const email = values.one("email").trim();
    if (email === "") throw refuse([{ path: "email", code: "mandatory_field" }]);
    await visitor.call("user.forgotPassword", { query: { email } }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      throw refuse([{ path: "email", code: "invalid_mail" }]);
    });
    return redirectTo(visitor.session, urls.login(), {
      notice: { kind: "success", key: "auth:recovery.sent" },
    });
  },
});
