import { redirect } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { nullUnlessOffered } from "~/web/errors.server";
import { askedRestore, urls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";

/** No id is longer: an address with a longer one is not found. */
const LONGEST_ID = 64;

export interface SourceAddress {
  from: string;
  /** Of a copy: the company of the group; null for a restore. */
  groupCompanyId: string | null;
}

/** The source that the address names; without one, the history offers the sources. */
export function sourceInAddress(request: Request, { user }: Pick<Viewer, "user">): SourceAddress {
  const { from, groupCompanyId } = askedRestore(request);
  if (from === null) throw redirect(urls.history());
  if (Math.max(from.length, groupCompanyId?.length ?? 0) > LONGEST_ID) {
    throw new ApiError(404, "internal/not_found");
  }
  return { from, groupCompanyId: groupCompanyId === user.companyId ? null : groupCompanyId };
}

/** Null where the server offers no preview (D14). */
export async function previewOf(
  { call }: Viewer,
  { from: versionFrom, groupCompanyId }: SourceAddress,
): Promise<CallOutput<"survey.copyPreview"> | null> {
  const query = { versionFrom, ...(groupCompanyId && { groupCompanyId }) };
  return nullUnlessOffered(call("survey.copyPreview", { query }));
}
