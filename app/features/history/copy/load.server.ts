import { redirect } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { historyUrls } from "~/web/urls";
import { presentRestore } from "../restore/present";
import { previewOf, sourceInAddress } from "../restore/source-address.server";

/** Where the address names no other company, there is only a version of one's own to restore. */
export const loader = privateLoader({}, async ({ viewer, request }) => {
  const source = sourceInAddress(request, viewer);
  if (source.groupCompanyId === null) throw redirect(historyUrls.restore(source.from));
  return presentRestore(t, await previewOf(viewer, source), { viewer, kind: "copy" });
});
