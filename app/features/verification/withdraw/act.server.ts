import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { NOTHING_POSTED } from "~/web/posted";
import { historyUrls } from "~/web/urls";

export const action = privateAction({
  right: "write",
  schema: NOTHING_POSTED,
  perform: async ({ viewer }) => {
    await ifOffered(viewer.call("survey.withdrawVerification", {}));
    const notice = { kind: "success", key: "verification:withdrawn" } as const;
    return redirectTo(viewer.session, historyUrls.verification(), { notice });
  },
});
