import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "~/api/errors";
import { DAY_MS } from "~/domain/durations";
import { originOf } from "~/domain/network/address";
import {
  ATTEMPT_WINDOW_MS,
  type AttemptLimit,
  delayAfter,
  type RecentAttempts,
  USUAL_LIMITS,
  waitBefore,
} from "~/domain/people/attempt-limits";
import { hourly } from "../jobs/hourly";
import type { Db, PlatformParts, Scope, Trx } from "../scope";
import {
  addAttempt,
  type Attempt,
  deleteAttempts,
  forgetAttempts,
  recentAttempts,
} from "../store/accounts/attempts";
import { deleteFullBuckets } from "../store/call-buckets";
import { inSlices } from "../store/slices";
import { write } from "../store/write";
import { hashOfToken } from "./tokens";

/** Counters of their own: no attempt of one kind keeps a person from another (D8). */
type Purpose =
  | "sign-in"
  | "sign-up"
  | "registration"
  | "recovery"
  | "dispute"
  | "proposal"
  | "present-password"
  | "card-number"
  | "shared-report";

/** On one account or identifier from one origin, and on all of them from one origin. */
const LIMITS: Record<Purpose, { each: AttemptLimit; origin: AttemptLimit }> = {
  "sign-in": USUAL_LIMITS,
  "sign-up": USUAL_LIMITS,
  registration: USUAL_LIMITS,
  recovery: USUAL_LIMITS,
  proposal: { each: { free: 30 }, origin: { free: 100 } },
  dispute: { each: { free: 3 }, origin: { free: 10 } },
  "present-password": USUAL_LIMITS,
  "card-number": { each: { free: 10 }, origin: { free: 30 } },
  "shared-report": { each: { free: 10 }, origin: { free: 30 } },
};

/**
 * Counts an attempt in the store before its outcome is known: neither many at once, nor a second process, nor a restart
 * evades the limit. An attempt that comes too early is a 429 and changes nothing, so that it makes no wait longer. A
 * known device has a counter of its own, which no stranger can fill.
 */
export async function takeAttempt(
  scope: Scope,
  purpose: Purpose,
  target: string,
  device: string | null = null,
): Promise<Attempt> {
  const attempt = {
    purpose,
    subject: hashOfToken(target),
    source: device === null ? originOf(scope.clientAddress) : `device ${device}`,
  };
  // Looked at without a lock first: a flood of refused attempts keeps no other change waiting.
  const seconds =
    (await secondsToWait(scope.db, attempt, scope)) ||
    (await write(scope.db, null, async (trx) => {
      const wait = await secondsToWait(trx, attempt, scope);
      if (wait === 0) await addAttempt(trx, attempt, scope.now());
      return wait;
    }));
  if (seconds === 0) return attempt;
  throw new ApiError(429, "embedded/too-many-requests", [], seconds);
}

/**
 * Refuses what comes too early, and counts nothing: for a question that is counted only where its answer was no. The
 * wait comes before the answer, so that a refusal does not tell which one it would have been.
 */
export async function refuseTooEarly(scope: Scope, purpose: Purpose, target: string): Promise<void> {
  const attempt = { purpose, subject: hashOfToken(target), source: originOf(scope.clientAddress) };
  const seconds = await secondsToWait(scope.db, attempt, scope);
  if (seconds > 0) throw new ApiError(429, "embedded/too-many-requests", [], seconds);
}

/** Reads what one origin did; beyond as many attempts as are read, the origin waits in any case. */
async function secondsToWait(db: Db, { purpose, subject, source }: Attempt, { now }: Scope): Promise<number> {
  const limits = LIMITS[purpose as Purpose];
  const ofSource = await recentAttempts(db, { purpose, source }, since(now()));
  const own = ofSource.filter((attempt) => attempt.subject === subject);
  const wait = Math.max(
    waitBefore(counted(own, now()), limits.each),
    source.startsWith("device ") ? 0 : waitBefore(counted(ofSource, now()), limits.origin),
  );
  return Math.ceil(wait / 1000);
}

const since = (now: Date) => new Date(now.getTime() - ATTEMPT_WINDOW_MS);

/** Of attempts, newest first. */
function counted(attempts: readonly { at: string }[], now: Date): RecentAttempts {
  const last = attempts[0]?.at;
  const sinceLastMs = last === undefined ? Infinity : now.getTime() - new Date(last).getTime();
  return { count: attempts.length, sinceLastMs };
}

const MOST_DELAYED = 50;
let delayed = 0;

/**
 * Holds the answer back while many origins try one account. No transaction is open meanwhile. Of too many at once the
 * further ones are not held back: waiting answers take memory too.
 */
export async function slowDown(
  scope: Scope,
  { purpose, subject }: Attempt,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  const ofSubject = await recentAttempts(scope.db, { purpose, subject }, since(scope.now()));
  const ms = delayAfter(ofSubject.length);
  if (ms === 0 || delayed >= MOST_DELAYED) return;
  delayed += 1;
  await pause(ms).finally(() => (delayed -= 1));
}

/** The attempt was the account holder's: neither it nor earlier failures from the same place count. */
export const forgiveAttempt = (trx: Trx, attempt: Attempt): Promise<void> => forgetAttempts(trx, attempt);

/** Deletes what no limit looks at any more. */
export const sweepAttempts = async (
  { db, now }: Pick<PlatformParts, "db" | "now">,
  ending?: AbortSignal,
): Promise<void> => {
  const before = new Date(now().getTime() - DAY_MS);
  await inSlices(db, (trx) => deleteAttempts(trx, before), ending);
  await inSlices(db, (trx) => deleteFullBuckets(trx, now()), ending);
};

/** At once and every hour. */
export const startAttemptSweep = (parts: PlatformParts) =>
  hourly((ending) => sweepAttempts(parts, ending), "Attempts were not swept:");
