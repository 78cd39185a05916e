import { DAY_MS } from "~/domain/durations";
import {
  ATTEMPT_WINDOW_MS,
  type AttemptLimit,
  MAILS_A_DAY,
  USUAL_LIMITS,
  waitBefore,
} from "~/domain/people/attempt-limits";
import { ApiError } from "../errors";

/** Counters of their own: no attempt of one kind keeps a person from another (D8). */
type Purpose = "sign-in" | "sign-up" | "present-password";

interface HostedAttempt {
  /** It was the account holder's: this and all before it count no more. */
  forgive(): void;
  /** The service has not judged it: it alone counts no more. */
  takeBack(): void;
}

/**
 * What strangers try at the hosted service through this process. The service sees the address of this server for everybody,
 * so that its own limits would keep everyone out together.
 */
export interface HostedAttempts {
  /**
   * Counts an attempt on an account from an origin; one that comes too early is a 429 with the seconds to wait, and makes no
   * wait longer.
   */
  take(purpose: Purpose, email: string, origin: string): HostedAttempt;
  /** True, and counted, while few mails were caused to the address in a day. */
  mayMail(email: string): boolean;
}

/** Counters kept at most; of more, those that were touched longest ago are forgotten. */
const MOST = 20_000;

/** In the memory of this process: without a store, another process counts for itself, and a restart forgets. */
export function attemptsInMemory(now: () => number, most: number = MOST): HostedAttempts {
  const counters = new Map<string, number[]>();
  /** When it was tried within this time, in milliseconds of `now`. */
  const recent = (key: string, withinMs: number): number[] =>
    (counters.get(key) ?? []).filter((at) => at > now() - withinMs);
  const keep = (key: string, times: number[]) => {
    counters.delete(key);
    if (times.length > 0) counters.set(key, times);
    const [oldest] = counters.keys();
    if (counters.size > most && oldest !== undefined) counters.delete(oldest);
  };
  const waitOf = (times: readonly number[], limit: AttemptLimit) => {
    const sinceLastMs = now() - (times.at(-1) ?? -Infinity);
    return waitBefore({ count: times.length, sinceLastMs }, limit);
  };
  return {
    take(purpose, email, origin) {
      const each = `${purpose} ${origin} ${email.toLowerCase()}`;
      const all = `${purpose} ${origin}`;
      const [ofEach, ofAll] = [recent(each, ATTEMPT_WINDOW_MS), recent(all, ATTEMPT_WINDOW_MS)];
      const wait = Math.max(waitOf(ofEach, USUAL_LIMITS.each), waitOf(ofAll, USUAL_LIMITS.origin));
      if (wait > 0) throw new ApiError(429, "embedded/too-many-requests", [], Math.ceil(wait / 1000));
      const at = now();
      keep(each, [...ofEach, at]);
      keep(all, [...ofAll, at]);
      const takeBack = (times: readonly number[]) => {
        for (const key of [each, all]) keep(key, without(recent(key, ATTEMPT_WINDOW_MS), times));
      };
      return {
        forgive: () => takeBack(recent(each, ATTEMPT_WINDOW_MS)),
        takeBack: () => takeBack([at]),
      };
    },
    mayMail(email) {
      const key = `mail ${email.toLowerCase()}`;
      const sent = recent(key, DAY_MS);
      if (sent.length >= MAILS_A_DAY) return false;
      keep(key, [...sent, now()]);
      return true;
    },
  };
}

/** The times without one of each of these. */
function without(times: readonly number[], forgiven: readonly number[]): number[] {
  const left = [...times];
  for (const at of forgiven) {
    const place = left.indexOf(at);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
