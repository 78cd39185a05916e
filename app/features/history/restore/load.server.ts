import { redirect } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { historyUrls } from "~/web/urls";
import { presentRestore } from "./present";
import { askPreviewAhead, previewOf, sourceInAddress } from "./source-address.server";

export const loader = privateLoader({ ahead: askPreviewAhead }, async ({ viewer, request }) => {
  const source = sourceInAddress(request, viewer);
  if (source.groupCompanyId !== null) throw redirect(historyUrls.copy(source.from, source.groupCompanyId));
  return presentRestore(t, await previewOf(viewer, source), { viewer, kind: "restore" });
});
