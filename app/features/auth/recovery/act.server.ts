import { publicAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { urls } from "~/web/urls";
import { recovery, RECOVERY_PLACES } from "./form";

/** One answer for every address, known or not (D8). */
export const action = publicAction({
  schema: recovery,
  perform: async ({ value: { email }, visitor }) => {
    await refusedAt(recovery, RECOVERY_PLACES, visitor.call("user.forgotPassword", { query: { email } }));
    return redirectTo(visitor.session, urls.login(), {
      notice: { kind: "success", key: "auth:recovery.sent" },
    });
  },
});
