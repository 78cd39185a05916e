import { ApiError } from "~/api/errors";

/** Another provider was quicker, or it ended by itself: there is nothing left to do. */
export async function nullIfGone<Answer>(
  answer: Promise<Answer>,
  statuses: readonly number[],
): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  });
}
