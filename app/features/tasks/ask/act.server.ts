import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { isFromPlan, taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import { ASK_PLACES, askForm, bodyOf } from "./form";
import { namedSubject } from "./load.server";

export const action = privateAction({
  right: "write",
  schema: askForm,
  perform: async ({ viewer, request, params, value }) => {
    const body = { ...namedSubject(params), ...bodyOf(value) };
    const asked = await refusedAt(askForm, ASK_PLACES, viewer.call("user.addTask", { body }));
    const notice = { kind: "success", key: "tasks:asked", params: { name: asked.colleague } } as const;
    const back = isFromPlan(request.url) ? urls.plan() : taskUrls.list();
    return redirectTo(viewer.session, back, { notice });
  },
});
