import type { ErrorCode } from "~/api/error-codes";
import { ApiError } from "~/api/errors";

const STATUSES = [400, 406, 409, 422];

const SAYS_NOTHING: readonly (ErrorCode | null)[] = [
  null,
  "internal/error",
  "internal/invalid_input",
  "internal/no_data",
  "internal/unhandled",
];

/** A server that has only the specification refuses an input as a whole: it names neither a field nor a known reason. */
export const namesNoField = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  STATUSES.includes(error.status) &&
  error.errors.length === 0 &&
  SAYS_NOTHING.includes(error.code);
