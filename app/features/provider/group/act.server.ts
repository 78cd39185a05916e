import { privateAction, redirectTo } from "~/web/action.server";
import { providerUrls } from "~/web/provider-urls";
import { refusedAt } from "~/web/schema-form";
import { groupForm } from "./form";

/** Writes down the group of a company. */
export const action = privateAction({
  right: "provide",
  schema: groupForm,
  perform: async ({ viewer, params, value }) => {
    const id = params["id"] ?? "";
    const body = { chain: value.chain.trim() || null, seen: value.seen || null };
    await refusedAt(groupForm, {}, viewer.call("provider.setChain", { params: { id }, body }));
    const key = body.chain === null ? ("provider:group.left" as const) : ("provider:group.saved" as const);
    const notice = { kind: "success", key } as const;
    return redirectTo(viewer.session, providerUrls.group(id), { notice });
  },
});
