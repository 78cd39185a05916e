import { ApiError } from "~/api/errors";

/** What our own calls say where they know the call and not what it asks for. */
const OWN_404 = /^internal\/|^Area .+ not found$|^Invalid area for version$/;

/**
 * A call beyond the specification, which another server may not have (D14): its 404 to an unknown address is the same
 * as 501, and the page says that it is not offered there.
 */
export async function ifOffered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    const isUnknownCall =
      error instanceof ApiError &&
      error.status === 404 &&
      (error.message === "internal/no_data" || !OWN_404.test(error.message));
    throw isUnknownCall ? new ApiError(501, "internal/not_implemented") : error;
  });
}

/** The same where the page does without what it says: null. */
export async function nullUnlessOffered<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return ifOffered(asked).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 501) return null;
    throw error;
  });
}
