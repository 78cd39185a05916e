import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { providerUrls } from "~/web/provider-urls";
import { refusedAt } from "~/web/schema-form";
import { identityForm } from "./form";

/** Accepts the request that was shown, or declines it with a reason that the company reads. */
export const action = privateAction({
  right: "provide",
  schema: identityForm,
  perform: async ({ viewer, params, value: { decision, askedAt, reason } }) => {
    if (decision === "") throw refuse([{ path: "", code: "incomplete_form" }]);
    const id = params["id"] ?? "";
    const body = decision === "accept" ? { decision, askedAt } : { decision, askedAt, reason };
    await refusedAt(identityForm, {}, viewer.call("provider.decideIdentity", { params: { id }, body }));
    const notice = { kind: "success", key: `provider:identity.done_${decision}` } as const;
    return redirectTo(viewer.session, providerUrls.company(id), { notice });
  },
});
