import { DAY_MS } from "~/domain/durations";
import { secondsUntilNext } from "../../identity/most-within";
import { hashOfToken } from "../../identity/tokens";
import type { Trx } from "../../scope";
import { addAttempt, recentAttempts } from "../../store/accounts/attempts";

const PURPOSE = "account-probe";

/** The addresses about which a company may learn in a day that they have an account elsewhere. */
const PROBES = { purpose: PURPOSE, most: 50, withinMs: DAY_MS };

type Probe = { isKnown: true } | { isKnown: false; secondsToWait: number };

/**
 * Whether a company may be told something about an address: an address that it was told about today, or one more of
 * those of the day. Beyond them the company waits, for addresses without an account as well: a difference would tell.
 */
export async function probe(trx: Trx, companyId: string, email: string, now: Date): Promise<Probe> {
  const asked = about(companyId, email);
  const told = await recentAttempts(trx, asked, new Date(now.getTime() - DAY_MS));
  if (told.length > 0) return { isKnown: true };
  return { isKnown: false, secondsToWait: await secondsUntilNext(trx, PROBES, asked.subject, now) };
}

/** Counts that the company was told about the address. */
export const countProbe = (trx: Trx, companyId: string, email: string, now: Date): Promise<void> =>
  addAttempt(trx, about(companyId, email), now);

const about = (companyId: string, email: string) => ({
  purpose: PURPOSE,
  subject: hashOfToken(companyId),
  source: hashOfToken(email),
});
