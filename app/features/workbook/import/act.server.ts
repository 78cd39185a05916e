import type { ImportChange } from "~/api/contract/workbook";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { workbookUrls } from "~/web/urls";
import { confirmChanges } from "./form";

/** Confirms the ticked changes. The platform stores them; the page after the redirect shows the progress. */
export const action = privateAction({
  right: "write",
  schema: confirmChanges,
  load: ({ viewer, params }) => viewer.call("survey.importProgress", { params: { id: params.id ?? "" } }),
  perform: async ({ viewer, value, loaded: { id, preview } }) => {
    // At a second click the import has already started: its page shows the progress.
    if (preview) {
      const changes = chosenChanges(value.changes, preview.changes);
      await viewer.call("survey.importConfirm", { params: { id }, body: { changes } });
    }
    return redirectTo(viewer.session, workbookUrls.import(id));
  },
});

function chosenChanges(ticked: readonly string[], changes: readonly ImportChange[]) {
  if (ticked.length === 0) throw refuse([{ path: "changes", code: "choose_changes" }]);
  return ticked.map((value) => {
    const [number, revision = 0] = value.split(":").map(Number);
    const chosen = changes.find(({ question }) => question.number === number);
    if (!chosen) throw refuse([{ path: "", code: "stale_form" }]);
    return { questionId: chosen.question.id, revision };
  });
}
