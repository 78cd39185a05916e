import type { ErrorCode } from "~/api/error-codes";
import { ApiError } from "~/api/errors";
import { isBusy } from "../store/write";

/** What a disk can do to a call: each kind has its code, and the seconds after which another try makes sense. */
const KINDS = {
  full: { code: "internal/disk_full", retryAfter: 60 },
  failing: { code: "internal/disk_failing", retryAfter: 300 },
} as const satisfies Record<string, { code: ErrorCode; retryAfter: number }>;

/** SQLite's own codes (sqlite.org/rescode.html) and those of the system (errno). */
const CODES: [kind: keyof typeof KINDS, codes: RegExp][] = [
  ["full", /^(SQLITE_FULL|ENOSPC|EDQUOT)$/],
  ["failing", /^(SQLITE_(IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN)\w*|EIO|EROFS|EMFILE|ENFILE)$/],
];

export type DiskTrouble = keyof typeof KINDS;

/** Which trouble of the disk an error tells of; null for any other error. */
export function diskTroubleOf(error: unknown): DiskTrouble | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  return CODES.find(([, codes]) => codes.test(code))?.[0] ?? null;
}

/** The refusal of a call (503) that the disk or another process kept from its data; null for any other error. */
export function storeRefusalOf(error: unknown): ApiError | null {
  if (isBusy(error)) return new ApiError(503, "internal/unavailable", [], 5);
  const trouble = diskTroubleOf(error);
  return trouble === null ? null : diskRefusal(trouble);
}

export const diskRefusal = (trouble: DiskTrouble): ApiError =>
  new ApiError(503, KINDS[trouble].code, [], KINDS[trouble].retryAfter);
