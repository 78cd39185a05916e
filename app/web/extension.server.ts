import { ApiError } from "~/api/errors";

/**
 * A call beyond the specification, which another server may not have (D14): its 404 to an unknown address is the same
 * as 501, and the page says that it is not offered there.
 */
export async function ifOffered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw isUnknownCall(error) ? new ApiError(501, "internal/not_implemented") : error;
  });
}

/** A 404 of ours says by its code what was not found; one without a code is about the address. */
const isUnknownCall = (error: unknown) =>
  error instanceof ApiError &&
  error.status === 404 &&
  (error.code === null || error.code === "internal/no_data" || error.code === "internal/unknown_call");

/** The same where the page does without what it says: null. */
export async function nullUnlessOffered<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return ifOffered(asked).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 501) return null;
    throw error;
  });
}
