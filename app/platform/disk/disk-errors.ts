import { type DiskTrouble, diskTroubleOf } from "~/api/disk-trouble";
import type { ErrorCode } from "~/api/error-codes";
import { ApiError } from "~/api/errors";
import { lacksSpace } from "~/machine/free-space";
import { isAway } from "../store/engines/away";
import { isBusy } from "../store/write";

/** Each trouble has its code, and the seconds after which another try makes sense. */
const TROUBLES: Record<DiskTrouble, { code: ErrorCode; retryAfter: number }> = {
  full: { code: "internal/disk_full", retryAfter: 60 },
  failing: { code: "internal/disk_failing", retryAfter: 300 },
};

/** The refusal of a call (503) that the disk or another process kept from its data; null for any other error. */
export function storeRefusalOf(error: unknown): ApiError | null {
  if (isBusy(error) || isAway(error)) return new ApiError(503, "internal/unavailable", [], 5);
  const trouble = diskTroubleOf(error);
  return trouble === null ? null : diskRefusal(trouble);
}

export const diskRefusal = (trouble: DiskTrouble): ApiError =>
  new ApiError(503, TROUBLES[trouble].code, [], TROUBLES[trouble].retryAfter);

/** Refuses (503) to write before the disk is full. */
export async function refuseWithoutSpace(folder: string, needed: number): Promise<void> {
  if (await lacksSpace(folder, needed)) throw diskRefusal("full");
}
