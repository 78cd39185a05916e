import { redirect } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { nullUnlessOffered } from "~/web/errors.server";
import type { AskingAhead } from "~/web/loader.server";
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
export const previewOf = async (
  { call }: Viewer,
  source: SourceAddress,
): Promise<CallOutput<"survey.copyPreview"> | null> =>
  nullUnlessOffered(call("survey.copyPreview", previewInput(source)));

const previewInput = ({ from: versionFrom, groupCompanyId }: SourceAddress) => ({
  query: { versionFrom, ...(groupCompanyId && { groupCompanyId }) },
});

/** Begins what `previewOf` will ask for a restore; for a copy it has to be known first which company asks. */
export function askPreviewAhead({ request, askAhead }: AskingAhead): void {
  const { from, groupCompanyId } = askedRestore(request);
  if (from === null || from.length > LONGEST_ID || groupCompanyId !== null) return;
  askAhead("survey.copyPreview", previewInput({ from, groupCompanyId }));
}
