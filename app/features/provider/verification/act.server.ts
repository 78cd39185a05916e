import { privateAction, redirectTo } from "~/web/action.server";
import { providerUrls } from "~/web/provider-urls";
import { refusedAt } from "~/web/schema-form";
import { nullIfGone } from "../gone.server";
import { assignForm } from "./form";

/** Gives a verification to a verifier, who is told by mail. One that ended meanwhile is over: the list says so. */
export const action = privateAction({
  right: "provide",
  schema: assignForm,
  perform: async ({ viewer, params, value: { verifier, seen } }) => {
    const input = { params: { id: params["id"] ?? "" }, body: { verifier, seen: seen || null } };
    const call = nullIfGone(viewer.call("provider.assign", input), "verification_over");
    const assigned = await refusedAt(assignForm, {}, call);
    const notice =
      assigned === null
        ? ({ kind: "info", key: "provider:verification.gone" } as const)
        : ({ kind: "success", key: "provider:verification.done", params: { verifier } } as const);
    return redirectTo(viewer.session, providerUrls.verifications(), { notice });
  },
});
