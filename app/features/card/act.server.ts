import { ApiError, hasCode } from "~/api/errors";
import { privateAction, redirectTo } from "~/web/action.server";
import { surveyUrls } from "~/web/urls";
import { publishForm } from "./form";

export const action = privateAction({
  right: "write",
  schema: publishForm,
  perform: async ({ value, viewer, showAgain }) => {
    const { versionId } = await viewer.call("survey.publish", { body: value }).catch((error: unknown) => {
      if (!hasCode(error, "internal/conflict")) throw error;
      // There are no values to compare: the user looks at the draft as it is now, and declares that one.
      showAgain("declared", []);
      throw new ApiError(409, "internal/draft_moved");
    });
    const notice =
      versionId === ""
        ? ({ kind: "success", key: "dashboard:publish.done_plain" } as const)
        : ({ kind: "success", key: "dashboard:publish.done", params: { id: versionId } } as const);
    const issued = surveyUrls({ version: "public", year: viewer.user.currentFiscalYear });
    return redirectTo(viewer.session, issued.period(), { notice });
  },
});
