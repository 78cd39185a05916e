import { redirect } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { askedRestore, urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { presentRestore } from "./present";

/** No id is longer: an address with a longer one is not found. */
const LONGEST_ID = 64;

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const source = sourceInAddress(request);
  const preview = await previewOf(viewer, source);
  const isGroup = ![null, viewer.user.companyId].includes(source.groupCompanyId);
  return presentRestore(t, preview, { viewer, isGroup });
});

export interface SourceAddress {
  from: string;
  groupCompanyId: string | null;
}

/** The source that the address names; without one, the history offers the sources. */
export function sourceInAddress(request: Request): SourceAddress {
  const { from, groupCompanyId } = askedRestore(request);
  if (from === null) throw redirect(urls.history());
  if (Math.max(from.length, groupCompanyId?.length ?? 0) > LONGEST_ID) {
    throw new ApiError(404, "internal/not_found");
  }
  return { from, groupCompanyId };
}

type Preview = CallOutput<"survey.copyPreview">;

/** Null where the server offers no preview (D14). */
export async function previewOf(
  { call }: Viewer,
  { from: versionFrom, groupCompanyId }: SourceAddress,
): Promise<Preview | null> {
  const query = { versionFrom, ...(groupCompanyId && { groupCompanyId }) };
  return nullUnlessOffered(call("survey.copyPreview", { query }));
}
