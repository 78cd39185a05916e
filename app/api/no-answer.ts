import { ApiError } from "./errors";

const RETRY_AFTER_S = 10;

/** A server, or one of several calls of a request, was not answered in time. */
export const noAnswerInTime = (): ApiError => new ApiError(503, "internal/no_answer", [], RETRY_AFTER_S);

/** There was no connection to the server: what was to be sent has not left. */
export class NotReached extends ApiError {
  constructor() {
    super(503, "internal/no_answer", [], RETRY_AFTER_S);
  }
}

/** Statuses of a proxy, or a server, that gave up waiting for what it had passed on. */
const GIVEN_UP = [408, 499, 504];

/** Whether a call that changes something, and ended so, may have been carried out all the same. */
export function mayBeCarriedOut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error instanceof NotReached) return false;
  return error.code === "internal/no_answer" || GIVEN_UP.includes(error.status);
}
