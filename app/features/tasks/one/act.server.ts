import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { taskUrls } from "~/web/task-urls";
import { ASK_PLACES, bodyOf, changeForm } from "../ask/form";

export const action = privateAction({
  right: "write",
  schema: changeForm,
  perform: async ({ viewer, params, value }) => {
    const body = { ...bodyOf(value), revision: value.revision };
    const call = viewer.call("user.updateTask", { params: { id: params["id"] ?? "" }, body });
    const { colleague } = await refusedAt(changeForm, ASK_PLACES, call);
    const notice = { kind: "success", key: "tasks:changed", params: { name: colleague } } as const;
    return redirectTo(viewer.session, taskUrls.list(), { notice });
  },
});
