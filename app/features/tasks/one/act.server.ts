import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { isFromPlan, taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import { ASK_PLACES, bodyOf, changeForm } from "../ask/form";

export const action = privateAction({
  right: "write",
  schema: changeForm,
  perform: async ({ viewer, request, params, value }) => {
    const body = { ...bodyOf(value), revision: value.revision };
    const call = viewer.call("user.updateTask", { params: { id: params["id"] ?? "" }, body });
    const { colleague } = await refusedAt(changeForm, ASK_PLACES, call);
    const notice = { kind: "success", key: "tasks:changed", params: { name: colleague } } as const;
    const back = isFromPlan(request.url) ? urls.plan() : taskUrls.list();
    return redirectTo(viewer.session, back, { notice });
  },
});
