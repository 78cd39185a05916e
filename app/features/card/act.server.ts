import { ApiError, hasCode } from "~/api/errors";
import { refusalOfStatus } from "~/domain/card/issuing";
import { classScoresInput, homePageOf } from "~/web/home-page.server";
import { privateAction, redirectTo } from "~/web/action.server";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { publishForm } from "./form";

export const action = privateAction({
  right: "write",
  schema: publishForm,
  perform: async ({ value, viewer, showAgain }) => {
    const { versionId } = await viewer
      .call("survey.publish", { body: value })
      .catch(async (error: unknown) => {
        if (error instanceof ApiError && error.code === null)
          throw (await reasonNow(viewer).catch(() => null)) ?? error;
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

/** What the draft says against its card now, where another server refuses it and does not say why. */
async function reasonNow({ call }: Viewer): Promise<ApiError | null> {
  const { survey } = await homePageOf(call, classScoresInput(null));
  const refusal = refusalOfStatus(survey.draft.status);
  if (refusal === null) return null;
  // The page itself says the others, as they are now.
  if (refusal !== "issued_recently") return new ApiError(409, "internal/not_publishable");
  return new ApiError(409, "internal/issued_recently", [{ path: "", code: refusal }]);
}
