import { privateAction, redirectTo } from "~/web/action.server";
import { providerUrls } from "~/web/provider-urls";
import { refusedAt } from "~/web/schema-form";
import { nullIfGone } from "../gone.server";
import { reasonForm } from "../reason-form";

/** Closes a dispute with what the provider found. Another provider may have closed it: the list says so. */
export const action = privateAction({
  right: "provide",
  schema: reasonForm,
  perform: async ({ viewer, params, value }) => {
    const input = { params: { id: params["id"] ?? "" }, body: { outcome: value.reason } };
    const call = nullIfGone(viewer.call("provider.settleDispute", input));
    const settled = await refusedAt(reasonForm, { outcome: "reason" }, call);
    const notice =
      settled === null
        ? ({ kind: "info", key: "provider:dispute.gone" } as const)
        : ({ kind: "success", key: "provider:dispute.done" } as const);
    return redirectTo(viewer.session, providerUrls.disputes(), { notice });
  },
});
