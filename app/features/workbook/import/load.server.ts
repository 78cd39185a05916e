import { t } from "~/texts/i18n.server";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import { privateLoader } from "~/web/loader.server";
import { refreshing } from "~/web/page-headers.server";
import { workbookUrls } from "~/web/urls";
import { aboveSurvey } from "~/web/places-above.server";
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
