import { ApiError } from "~/api/errors";

/** Null where another provider was quicker, or it ended by itself: there is nothing left to do. */
export async function nullIfGone<Answer>(
  answer: Promise<Answer>,
  code: "state_moved" | "verification_over" = "state_moved",
): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    const isGone = error instanceof ApiError && error.errors.some((issue) => issue.code === code);
    if (isGone) return null;
    throw error;
  });
}
