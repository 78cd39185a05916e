import { privateAction, redirectTo } from "~/web/action.server";
import { NOTHING_POSTED } from "~/web/posted";
import { taskUrls } from "~/web/task-urls";
import { ending } from "./load.server";

export const action = privateAction({
  right: "write",
  schema: NOTHING_POSTED,
  perform: async ({ viewer, params }) => {
    const as = ending(params["end"]);
    await viewer.call("user.endTask", { params: { id: params["id"] ?? "" }, body: { as } });
    const notice = { kind: "success", key: `tasks:ended.${as}` } as const;
    return redirectTo(viewer.session, taskUrls.list(), { notice });
  },
});
