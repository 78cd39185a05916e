import type { z } from "zod";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { restoringUrl } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { restoreForm } from "./form";
import { previewOf, type SourceAddress, sourceInAddress } from "./source-address.server";

/** Starts a restore, or a copy. The platform does the work; the page after the redirect shows its progress. */
export const action = privateAction({
  right: "write",
  schema: restoreForm,
  perform: async ({ viewer, value, request }) => {
    const { from, groupCompanyId } = sourceInAddress(request, viewer);
    const answersList = await chosenAnswers(viewer, { from, groupCompanyId }, value);
    const query = { year: viewer.user.currentFiscalYear, ...(groupCompanyId && { groupCompanyId }) };
    const body = { versionFrom: from, ...(answersList && { answersList }) };
    const { id } = await viewer.call("survey.copyAnswers", { query, body });
    const end = value.stay ? ("stays" as const) : null;
    return redirectTo(viewer.session, restoringUrl(id, { from, groupCompanyId, end }));
  },
});

/**
 * The questions of the ticked boxes; undefined = all of the source, when the page had no boxes, or every box was ticked
 * and no other answer would change since: what the user has not seen is left as it is.
 */
async function chosenAnswers(
  viewer: Viewer,
  source: SourceAddress,
  { questions, shown }: z.output<typeof restoreForm>,
): Promise<string[] | undefined> {
  const ticked = new Set(questions);
  if (shown === 0) return undefined;
  if (ticked.size === 0) throw refuse([{ path: "questions", code: "choose_answers" }]);
  const { changed = [], emptied = [] } = (await previewOf(viewer, source)) ?? {};
  const offered = [...changed, ...emptied];
  const chosen = offered.filter(({ number }) => ticked.has(String(number)));
  if (ticked.size === shown && chosen.length === offered.length) return undefined;
  if (chosen.length === 0) throw refuse([{ path: "", code: "draft_moved" }], 409);
  return chosen.map(({ questionId }) => questionId);
}
