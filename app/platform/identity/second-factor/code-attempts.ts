import { ApiError } from "~/api/errors";
import { DAY_MS } from "~/domain/durations";
import { originOf } from "~/domain/network/address";
import { type TypedCode, waitBeforeCode } from "~/domain/people/second-factor";
import type { Db, Scope, Trx } from "../../scope";
import { addAttempt, type Attempt, forgetAttempts, recentAttempts } from "../../store/accounts/attempts";
import { write } from "../../store/write";
import { hashOfToken } from "../tokens";

/** Codes of the app and recovery codes are counted apart: guesses at the one close no way for the other. */
const PURPOSES: Record<TypedCode["kind"], string> = { app: "app-code", recovery: "recovery-code" };

/**
 * Counts a code in the store before it is looked at, per account, from wherever it comes. Too early is a 429. Returns the
 * attempt, to be forgiven with a right code.
 */
export async function takeCodeAttempt(
  scope: Scope,
  accountId: string,
  kind: TypedCode["kind"],
): Promise<Attempt> {
  const attempt = {
    purpose: PURPOSES[kind],
    subject: hashOfToken(accountId),
    source: originOf(scope.clientAddress),
  };
  // Looked at without a lock first: a flood of refused codes keeps no other change waiting.
  const wait =
    (await msToWait(scope.db, attempt, scope.now())) ||
    (await write(scope.db, null, async (trx) => {
      const ms = await msToWait(trx, attempt, scope.now());
      if (ms === 0) await addAttempt(trx, attempt, scope.now());
      return ms;
    }));
  if (wait === 0) return attempt;
  throw new ApiError(429, "embedded/too-many-requests", [], Math.ceil(wait / 1000));
}

async function msToWait(db: Db, { purpose, subject }: Attempt, now: Date): Promise<number> {
  const taken = await recentAttempts(db, { purpose, subject }, new Date(now.getTime() - DAY_MS));
  return waitBeforeCode(taken.map(({ at }) => now.getTime() - new Date(at).getTime()));
}

/** Another's guesses may have used up the day's codes: who begins anew begins with none counted. */
export async function forgiveAllCodes(trx: Trx, accountId: string): Promise<void> {
  for (const purpose of Object.values(PURPOSES))
    await forgetAttempts(trx, { purpose, subject: hashOfToken(accountId) });
}
