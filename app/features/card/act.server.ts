import { ApiError, hasCode } from "~/api/errors";
import { privateAction, redirectTo } from "~/web/action.server";
import { REVISION_ALONE } from "~/web/posted";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";

export const action = privateAction({
  right: "write",
  schema: REVISION_ALONE,
  perform: async ({ value: { revision }, viewer }) => {
    const { versionId } = await publish(viewer.call, revision);
    const notice = { kind: "success", key: "dashboard:publish.done", params: { id: versionId } } as const;
    const issued = surveyUrls({ version: "public", year: viewer.user.currentFiscalYear });
    return redirectTo(viewer.session, issued.period(), { notice });
  },
});

/** This page has no typed values to compare: when the draft has moved, the user looks at it again. */
function publish(call: Viewer["call"], revision: number) {
  return call("survey.publish", { body: { revision } }).catch((error: unknown) => {
    throw hasCode(error, "internal/conflict") ? new ApiError(409, "internal/draft_moved") : error;
  });
}
