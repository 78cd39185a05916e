import { privateAction, redirectTo } from "~/web/action.server";
import { providerUrls } from "~/web/provider-urls";
import { refusedAt } from "~/web/schema-form";
import { grantForm } from "./form";

export const action = privateAction({
  right: "provide",
  schema: grantForm,
  perform: async ({ viewer, params, value }) => {
    const [id = "", granteeId = ""] = [params["id"], params["grantee"]];
    const allowed = value.allowed === "yes";
    const call = viewer.call("provider.setGrant", { params: { id, granteeId }, body: { allowed } });
    await refusedAt(grantForm, {}, call);
    const key = allowed ? ("provider:grants.given" as const) : ("provider:grants.taken" as const);
    const notice = { kind: "success", key } as const;
    return redirectTo(viewer.session, providerUrls.group(id), { notice });
  },
});
