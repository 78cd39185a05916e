import type { Db } from "../scope";
import { recentAttempts } from "../store/accounts/attempts";

/** What a person or a company may do so many times within a span. The attempts lie in the store, for all processes. */
export interface Allowance {
  purpose: string;
  most: number;
  withinMs: number;
}

/** Whole seconds until one more attempt of this subject is allowed; 0 = now. The caller counts it. */
export async function secondsUntilNext(
  db: Db,
  { purpose, most, withinMs }: Allowance,
  subject: string,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - withinMs);
  const done = await recentAttempts(db, { purpose, subject }, since, most);
  const last = done[most - 1];
  if (last === undefined) return 0;
  return Math.max(1, Math.ceil((Date.parse(last.at) + withinMs - now.getTime()) / 1000));
}
