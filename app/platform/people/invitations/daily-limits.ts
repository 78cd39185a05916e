import type { ErrorCode } from "~/api/error-codes";
import { ApiError } from "~/api/errors";
import { DAY_MS } from "~/domain/durations";
import { type Allowance, secondsUntilNext } from "../../identity/most-within";
import { hashOfToken } from "../../identity/tokens";
import type { Trx } from "../../scope";
import { addAttempt } from "../../store/accounts/attempts";

/** The most lists of invitations that a company sends in a day: 20,000 people, and no more mail to strangers. */
export const LISTS_A_DAY = 20;

/** The most people that a company invites one by one in a day; more are invited by a list. */
export const INVITATIONS_A_DAY = 100;

interface DailyLimit extends Allowance {
  error: ErrorCode;
}

const LIST: DailyLimit = {
  ...{ purpose: "invitation-list", most: LISTS_A_DAY, withinMs: DAY_MS },
  error: "internal/too_many_lists",
};
const ONE: DailyLimit = {
  ...{ purpose: "invitation-one", most: INVITATIONS_A_DAY, withinMs: DAY_MS },
  error: "internal/too_many_invitations",
};

/** Counts a list that a company sends; throws ApiError 429 when it has sent too many today. */
export const countList = (trx: Trx, companyId: string, now: Date): Promise<void> =>
  countOf(LIST, trx, companyId, now);

/** Counts an invitation by itself; throws ApiError 429, which takes the invitation back, when there were too many. */
export const countInvitation = (trx: Trx, companyId: string, now: Date): Promise<void> =>
  countOf(ONE, trx, companyId, now);

async function countOf({ error, ...allowance }: DailyLimit, trx: Trx, companyId: string, now: Date) {
  const subject = hashOfToken(companyId);
  const seconds = await secondsUntilNext(trx, allowance, subject, now);
  if (seconds > 0) throw new ApiError(429, error, [], seconds);
  const { purpose } = allowance;
  await addAttempt(trx, { purpose, subject, source: "company" }, now);
}
