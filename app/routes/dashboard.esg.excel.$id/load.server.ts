import type { ImportChange } from "~/api/contract/workbook";
import { t } from "~/texts/i18n.server";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { refreshing } from "~/web/page-headers.server";
import { workbookUrls } from "~/web/urls";
import { aboveSurvey } from "../dashboard/above.server";
import { importPage, type ImportPage } from "./present";

export type ShownImport = ImportPage & { above: PlaceAbove[] };

/** While it is being stored the browser asks again by itself. */
const REFRESH_SECONDS = "2";

export const loader = privateLoader({ right: "write" }, async ({ viewer, params, request }) => {
  const { id = "" } = params;
  const asked = new URL(request.url).searchParams.get("domanda");
  const page = importPage(t, await viewer.call("survey.importProgress", { params: { id } }), asked);
  const above = [...aboveSurvey({}), { label: t("excel:crumb"), to: workbookUrls.page() }];
  return refreshing<ShownImport>({ ...page, above }, page.state === "running" ? REFRESH_SECONDS : null);
});

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
