import { DAY_MS } from "~/domain/durations";
import { hashOfToken } from "../../identity/tokens";
import type { Trx } from "../../scope";
import { addAttempt, recentAttempts } from "../../store/accounts/attempts";

/** The most addresses about which a company learns in a day that they have an account elsewhere. */
const PROBES_A_DAY = 50;

const PURPOSE = "account-probe";

type Probe = { isKnown: true } | { isKnown: false; secondsToWait: number };

/**
 * Whether a company may be told something about an address: an address that it was told about today, or one more of
 * those of the day. Beyond them the company waits, for addresses without an account as well: a difference would tell.
 */
export async function probe(trx: Trx, companyId: string, email: string, now: Date): Promise<Probe> {
  const since = new Date(now.getTime() - DAY_MS);
  const told = await recentAttempts(trx, about(companyId, email), since);
  if (told.length > 0) return { isKnown: true };
  const ofDay = await recentAttempts(trx, { purpose: PURPOSE, subject: hashOfToken(companyId) }, since);
  const last = ofDay[PROBES_A_DAY - 1];
  if (!last) return { isKnown: false, secondsToWait: 0 };
  const freeAt = Date.parse(last.at) + DAY_MS;
  return { isKnown: false, secondsToWait: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) };
}

/** Counts that the company was told about the address. */
export const countProbe = (trx: Trx, companyId: string, email: string, now: Date): Promise<void> =>
  addAttempt(trx, about(companyId, email), now);

const about = (companyId: string, email: string) => ({
  purpose: PURPOSE,
  subject: hashOfToken(companyId),
  source: hashOfToken(email),
});
