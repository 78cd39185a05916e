import type { ImportChange } from "~/api/contract/workbook";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { workbookUrls } from "~/web/urls";

/** Confirms the ticked changes. Their storing is the platform's work; the page it leads to tells how far it is. */
export const action = privateAction({
  right: "write",
  fields: { changes: { max: 14, many: true } },
  load: ({ viewer, params }) => viewer.call("survey.importProgress", { params: { id: params.id ?? "" } }),
  perform: async ({ viewer, values, loaded: { id, preview } }) => {
    // A second click finds it begun: its page says how far it is.
    if (preview) {
      const changes = chosenChanges(values.all("changes"), preview.changes);
      await viewer.call("survey.importConfirm", { params: { id }, body: { changes } });
    }
    return redirectTo(viewer.session, workbookUrls.import(id));
  },
});

/** Boxes name questions by number, which takes a page of all of them half the room. */
function chosenChanges(values: string[], changes: readonly ImportChange[]) {
  if (values.length === 0) throw refuse([{ path: "changes", code: "choose_changes" }]);
  return values.map((value) => {
    const [number, revision] = value.split(":", 2);
    const chosen = changes.find(({ question }) => String(question.number) === number);
    if (!chosen || !/^\d{1,9}$/.test(revision ?? "")) throw refuse([{ path: "", code: "stale_form" }]);
    return { questionId: chosen.question.id, revision: Number(revision) };
  });
}
