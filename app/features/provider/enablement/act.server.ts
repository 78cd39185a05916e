import { privateAction, redirectTo } from "~/web/action.server";
import { providerUrls } from "~/web/provider-urls";
import { refusedAt } from "~/web/schema-form";
import { reasonForm } from "../reason-form";
import { enabling } from "./load.server";

/** Enables a company, or takes that back. */
export const action = privateAction({
  right: "provide",
  schema: reasonForm,
  perform: async ({ viewer, params, value: { reason } }) => {
    const change = enabling(params["change"]);
    const id = params["id"] ?? "";
    const body = { enabled: change === "enable", reason };
    await refusedAt(reasonForm, {}, viewer.call("provider.setEnabled", { params: { id }, body }));
    const notice = { kind: "success", key: `provider:${change}.done` } as const;
    return redirectTo(viewer.session, providerUrls.company(id), { notice });
  },
});
