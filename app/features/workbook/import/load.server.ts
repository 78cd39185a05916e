import { t } from "~/texts/i18n.server";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import { privateLoader } from "~/web/loader.server";
import { refreshing } from "~/web/server-hook.server";
import { workbookUrls } from "~/web/urls";
import { aboveSurvey } from "~/web/period.server";
import { importPage, type ImportPage } from "./present";

/** For script: the page to poll, whether this is that page, and its pause in milliseconds. */
export interface Followed {
  here: string;
  isFollowed: boolean;
  every: number;
}

export type ShownImport = ImportPage & { above: PlaceAbove[]; followed: Followed };

/** Seconds between two polls of the browser while the changes are being stored. */
const REFRESH_SECONDS = 2;

export const loader = privateLoader({ right: "write" }, async ({ viewer, params, request }) => {
  const { id = "" } = params;
  const questionParam = new URL(request.url).searchParams.get("domanda");
  const page = importPage(t, await viewer.call("survey.importProgress", { params: { id } }), questionParam);
  const above = [...aboveSurvey({}), { label: t("excel:crumb"), to: workbookUrls.page() }];
  const isFollowed = new URL(request.url).searchParams.has("segue");
  const isRunning = page.state === "running" && !isFollowed;
  const when = isRunning || page.state === "reading" ? String(REFRESH_SECONDS) : null;
  const followed = { here: workbookUrls.followed(id), isFollowed, every: REFRESH_SECONDS * 1000 };
  return refreshing<ShownImport>({ ...page, above, followed }, when);
});
