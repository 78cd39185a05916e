import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "~/api/errors";
import type { Db, Scope } from "../scope";

/** D8: ten attempts per account and a hundred per address in a quarter of an hour; never a permanent lock. */
const PER_EMAIL = { points: 10, duration: 15 * 60 };
const PER_ADDRESS = { points: 100, duration: 15 * 60 };

/** Separate counters: wrong passwords, opened registrations, mails that a stranger can cause, checks of links. */
type Purpose = "sign-in" | "sign-up" | "mail" | "link";

type Limits = Record<"email" | "address", RateLimiterMemory>;

const limits = new WeakMap<Db, Limits>();

/**
 * Counts an attempt on an account or a link before its outcome is known, so that many simultaneous attempts cannot
 * evade the limit; too many are a 429.
 */
export async function takeAttempt(scope: Scope, purpose: Purpose, target: string): Promise<void> {
  const { email, address } = limitsOf(scope.db);
  await take(address, `${purpose} ${scope.clientAddress}`);
  await take(email, `${purpose} ${target}`);
}

/** The attempt was the account holder's: neither it nor the account's earlier failures count. */
export async function forgiveAttempt(scope: Scope, purpose: Purpose, email: string): Promise<void> {
  await limitsOf(scope.db).address.reward(`${purpose} ${scope.clientAddress}`, 1);
  await forgetFailures(scope, purpose, email);
}

export async function forgetFailures(scope: Scope, purpose: Purpose, email: string): Promise<void> {
  await limitsOf(scope.db).email.delete(`${purpose} ${email}`);
}

function limitsOf(db: Db): Limits {
  const cached = limits.get(db);
  if (cached) return cached;
  const created = { email: new RateLimiterMemory(PER_EMAIL), address: new RateLimiterMemory(PER_ADDRESS) };
  limits.set(db, created);
  return created;
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new ApiError(429, "embedded/too-many-requests", [], Math.ceil(refused.msBeforeNext / 1000));
  }
}
