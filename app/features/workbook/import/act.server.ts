import type { ImportChange } from "~/api/contract/workbook";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { workbookUrls } from "~/web/urls";
import { confirmChanges } from "./form";

/** Confirms the ticked changes. Their storing is the platform's work; the page it leads to tells how far it is. */
export const action = privateAction({
  right: "write",
  schema: confirmChanges,
  load: ({ viewer, params }) => viewer.call("survey.importProgress", { params: { id: params.id ?? "" } }),
  perform: async ({ viewer, value, loaded: { id, preview } }) => {
    // A second click finds it begun: its page says how far it is.
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
