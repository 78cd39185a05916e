import { ApiError } from "~/api/errors";
import { DAY_MS } from "~/domain/durations";
import { type TypedCode, waitBeforeCode } from "~/domain/people/second-factor";
import type { Db, Scope, Trx } from "../../scope";
import { addAttempt, forgetAttempts, recentAttempts } from "../../store/accounts/attempts";
import { write } from "../../store/write";
import { hashOfToken } from "../tokens";

/** Codes of the app and recovery codes are counted apart: guesses at the one close no way for the other. */
const PURPOSES: Record<TypedCode["kind"], string> = { app: "app-code", recovery: "recovery-code" };

/** Counts a code in the store before it is looked at, per account, from wherever it comes. Too early is a 429. */
export async function takeCodeAttempt(
  scope: Scope,
  accountId: string,
  kind: TypedCode["kind"],
): Promise<void> {
  const attempt = { purpose: PURPOSES[kind], subject: hashOfToken(accountId) };
  const wait = await write(scope.db, null, async (trx) => {
    const ms = await msToWait(trx, attempt, scope.now());
    if (ms === 0) await addAttempt(trx, { ...attempt, source: "any" }, scope.now());
    return ms;
  });
  if (wait === 0) return;
  throw new ApiError(429, "embedded/too-many-requests", [], Math.ceil(wait / 1000));
}

async function msToWait(trx: Db, attempt: { purpose: string; subject: string }, now: Date): Promise<number> {
  const taken = await recentAttempts(trx, attempt, new Date(now.getTime() - DAY_MS));
  return waitBeforeCode(taken.map(({ at }) => now.getTime() - new Date(at).getTime()));
}

/** The person has shown a right code: what was counted was a slip. */
export async function forgiveCodes(trx: Trx, accountId: string): Promise<void> {
  for (const purpose of Object.values(PURPOSES))
    await forgetAttempts(trx, { purpose, subject: hashOfToken(accountId) });
}
