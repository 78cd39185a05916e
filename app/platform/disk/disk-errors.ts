import { type DiskTrouble, diskTroubleOf } from "~/api/disk-trouble";
import type { ErrorCode } from "~/api/error-codes";
import { ApiError } from "~/api/errors";
import { lacksSpace } from "~/machine/free-space";
import { BucketTrouble } from "../storage/bucket-trouble";
import { isAway, isReadOnly } from "../store/engines/away";
import { isBusy } from "../store/write";

/** Each trouble has its code, and the seconds after which another try makes sense. */
const TROUBLES: Record<DiskTrouble, { code: ErrorCode; retryAfter: number }> = {
  full: { code: "internal/disk_full", retryAfter: 60 },
  failing: { code: "internal/disk_failing", retryAfter: 300 },
};

const RETRY_AFTER_S = 5;

/** A bucket that refuses waits for its operator. */
const BUCKET_RETRY_AFTER_S = { away: 10, refused: 300 };

/**
 * The refusal of a call (503) that the disk, the bucket, another process or the database's server kept from its data; null for any
 * other error. A server out of reach says nothing about the person whom it was asked for.
 */
export function storeRefusalOf(error: unknown): ApiError | null {
  if (isBusy(error) || isReadOnly(error)) return new ApiError(503, "internal/unavailable", [], RETRY_AFTER_S);
  if (isAway(error)) return new ApiError(503, "internal/no_answer", [], RETRY_AFTER_S);
  if (error instanceof BucketTrouble) return bucketRefusal(error);
  const trouble = diskTroubleOf(error);
  return trouble === null ? null : diskRefusal(trouble);
}

const bucketRefusal = ({ fault }: BucketTrouble): ApiError =>
  fault === "full"
    ? diskRefusal("full")
    : new ApiError(503, "internal/files_away", [], BUCKET_RETRY_AFTER_S[fault]);

export const diskRefusal = (trouble: DiskTrouble): ApiError =>
  new ApiError(503, TROUBLES[trouble].code, [], TROUBLES[trouble].retryAfter);

/** Refuses (503) to write before the disk is full. */
export async function refuseWithoutSpace(folder: string, needed: number): Promise<void> {
  if (await lacksSpace(folder, needed)) throw diskRefusal("full");
}
