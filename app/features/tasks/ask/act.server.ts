import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { taskUrls } from "~/web/task-urls";
import { ASK_PLACES, askForm, bodyOf } from "./form";
import { namedSubject } from "./load.server";

export const action = privateAction({
  right: "write",
  schema: askForm,
  perform: async ({ viewer, params, value }) => {
    const body = { ...namedSubject(params), ...bodyOf(value) };
    const asked = await refusedAt(askForm, ASK_PLACES, viewer.call("user.addTask", { body }));
    const notice = { kind: "success", key: "tasks:asked", params: { name: asked.colleague } } as const;
    return redirectTo(viewer.session, taskUrls.list(), { notice });
  },
});
