import { privateAction, redirectTo } from "~/web/action.server";
import { REVISION_ALONE } from "~/web/posted";
import { registerUrls } from "~/web/registers-urls";
import { registerOrNotFound } from "../form";
import { rowTitle } from "../words";

export const action = privateAction({
  right: "write",
  load: async ({ viewer, params }) => {
    const where = { register: registerOrNotFound(params["register"]), id: params["id"] ?? "" };
    return { where, row: await viewer.call("registry.registerRow", { params: where }) };
  },
  schema: REVISION_ALONE,
  perform: async ({ viewer, value: { revision }, loaded: { where, row } }) => {
    await viewer.call("registry.removeRegisterRow", { params: where, query: { revision } });
    const params = { title: rowTitle(where.register, row.values) };
    const notice = { kind: "success", key: "registers:removed", params } as const;
    return redirectTo(viewer.session, registerUrls.one(where.register), { notice });
  },
});
