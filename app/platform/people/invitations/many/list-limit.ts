import { ApiError } from "~/api/errors";
import { DAY_MS } from "~/domain/durations";
import { hashOfToken } from "../../../identity/tokens";
import type { Trx } from "../../../scope";
import { addAttempt, recentAttempts } from "../../../store/accounts/attempts";

/** The most lists of invitations that a company sends in a day: 20,000 people, and no more mail to strangers. */
export const LISTS_A_DAY = 20;

const PURPOSE = "invitation-list";

/** Counts a list that a company sends; throws ApiError 429 when it has sent too many today. */
export async function countList(trx: Trx, companyId: string, now: Date): Promise<void> {
  const subject = hashOfToken(companyId);
  const sent = await recentAttempts(trx, { purpose: PURPOSE, subject }, new Date(now.getTime() - DAY_MS));
  const last = sent[LISTS_A_DAY - 1];
  if (last) {
    const seconds = Math.ceil((Date.parse(last.at) + DAY_MS - now.getTime()) / 1000);
    throw new ApiError(429, "internal/too_many_lists", [], Math.max(1, seconds));
  }
  await addAttempt(trx, { purpose: PURPOSE, subject, source: "list" }, now);
}
