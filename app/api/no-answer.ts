import { ApiError } from "./errors";

const RETRY_AFTER_S = 10;

/** A server, or one of several calls of a request, was not answered in time. */
export const noAnswerInTime = (): ApiError => new ApiError(503, "internal/no_answer", [], RETRY_AFTER_S);

const NOT_REACHED = "internal/not_reached";

/** There was no connection to the server: what was to be sent has not left. */
export const notReached = (): ApiError =>
  new ApiError(503, "internal/no_answer", [], RETRY_AFTER_S, NOT_REACHED);

/** Statuses of a proxy, or a server, that gave up waiting for what it had passed on. */
const GIVEN_UP = [408, 499, 504];

/** Whether a call that changes something, and ended so, may have been carried out all the same. */
export function mayBeCarriedOut(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, message, status } = error;
  return code === "internal/no_answer" ? message !== NOT_REACHED : GIVEN_UP.includes(status);
}
