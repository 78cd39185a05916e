/** How many attempts are free within a quarter of an hour; after them each next one waits longer. */
export interface AttemptLimit {
  free: number;
}

/** On one account from one origin, and on all of them from one origin (D8). */
export const USUAL_LIMITS = { each: { free: 10 }, origin: { free: 100 } } as const satisfies Record<
  string,
  AttemptLimit
>;

/** Recent attempts of one kind: how many, and the milliseconds since the last of them. */
export interface RecentAttempts {
  count: number;
  sinceLastMs: number;
}

export const ATTEMPT_WINDOW_MS = 15 * 60_000;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds until the next attempt is looked at; 0 = now. The wait doubles from 1 to 60 seconds (D8). */
export function waitBefore({ count, sinceLastMs }: RecentAttempts, { free }: AttemptLimit): number {
  if (count < free) return 0;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(count - free, 16));
  // A clock that was set back must not make the wait longer than it is.
  return Math.max(0, wait - Math.max(0, sinceLastMs));
}

/** Attempts of all origins on one account that delay nothing. */
const UNDELAYED = 20;

const LONGEST_DELAY_MS = 2_000;

/**
 * How long an answer about an account is held back while many origins try it. It grows by 100 ms with each attempt, to
 * two seconds at most, so that nobody is kept out (D8).
 */
export const delayAfter = (attempts: number): number =>
  Math.min(LONGEST_DELAY_MS, Math.max(0, attempts - UNDELAYED) * 100);

/** Mails of one kind that strangers may cause to one address in a day. */
export const MAILS_A_DAY = 5;

/** The same of mails about tasks, which colleagues cause: beyond them the list of tasks tells. */
export const TASK_MAILS_A_DAY = 20;

/** Of those, invitations by one company: others can still invite the address. */
export const INVITATIONS_OF_ONE_COMPANY_A_DAY = 3;
