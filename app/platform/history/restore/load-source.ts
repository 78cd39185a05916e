import { ApiError } from "~/api/errors";
import type { CallOutput } from "~/api/contract";
import type { Db, Trx } from "../../scope";
import { findCompany } from "../../store/companies";
import { mayCopyFrom } from "../../store/grants";
import { issuedVersions } from "../../store/versions";
import { loadSide, type Side } from "../load-side";
import type { AskedSource } from "./restore-job";

export interface Source {
  side: Side;
  /** False for a company of the group. */
  isOwn: boolean;
  /** How it is named to whoever copies from it. */
  shown: CallOutput<"survey.copyPreview">["source"];
}

/**
 * An issued version or saved position of the company, of whatever year; or a version of `year` of a company of the group
 * that lets it. "public" is the newest version of `year`. Whatever else is asked for is not found.
 */
export async function loadSource(
  handle: Db | Trx,
  companyId: string,
  year: number,
  { versionFrom, groupCompanyId }: AskedSource,
): Promise<Source> {
  const ownerId = groupCompanyId ?? companyId;
  const isOwn = ownerId === companyId;
  if (!isOwn && !(await mayCopyFrom(handle, companyId, ownerId))) throw notFound();
  const [newest] = versionFrom === "public" ? await issuedVersions(handle, ownerId, year) : [];
  const side = await loadSide(handle, ownerId, newest?.id ?? versionFrom);
  if (side.kind === "draft" || side.savedAt === null) throw notFound();
  if (!isOwn && (side.kind !== "version" || side.year !== year)) throw notFound();
  const { id, kind, savedAt, name } = side;
  const { business_name: companyName } = await findCompany(handle, ownerId);
  return { side, isOwn, shown: { id, kind, savedAt, name, companyName } };
}

const notFound = () => new ApiError(404, "internal/not_found");
