import { privateAction, redirectTo } from "~/web/action.server";
import { NOTHING_POSTED } from "~/web/posted";
import { taskUrls } from "~/web/task-urls";

export const action = privateAction({
  right: "write",
  schema: NOTHING_POSTED,
  perform: async ({ viewer, params }) => {
    await viewer.call("survey.revokeQuestionLink", { params: { id: params["id"] ?? "" } });
    const notice = { kind: "success", key: "tasks:revoke.done" } as const;
    return redirectTo(viewer.session, taskUrls.list(), { notice });
  },
});
