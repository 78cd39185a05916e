import { publicAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { refusedAt } from "~/web/schema-form";
import { urls } from "~/web/urls";
import { disputeForm } from "./form";

/** One answer for every company, registered or not. */
export const action = publicAction({
  schema: disputeForm,
  perform: async ({ value: body, visitor }) => {
    await refusedAt(disputeForm, {}, ifOffered(visitor.call("user.disputeCompany", { body })));
    return redirectTo(visitor.session, urls.login(), {
      notice: { kind: "success", key: "auth:dispute.sent" },
    });
  },
});
