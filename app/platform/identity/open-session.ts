import type { Scope, Trx } from "../scope";
import { changeAccount } from "../store/accounts/accounts";
import { openSession } from "../store/accounts/sessions-and-tokens";
import { newDevice } from "./device";
import { after, newToken, SESSION_MS } from "./tokens";

/** A new session of an account, and what makes the browser known from now on. */
export async function signedIn(
  trx: Trx,
  accountId: string,
  scope: Scope,
): Promise<{ token: string; device: string }> {
  const { token, hash } = newToken();
  const now = scope.now();
  const createdAt = now.toISOString();
  await openSession(
    trx,
    { tokenHash: hash, accountId, createdAt, expiresAt: after(now, SESSION_MS) },
    scope.settings.sessionsPerAccount,
  );
  await changeAccount(trx, accountId, { last_login_at: createdAt });
  return { token, device: newDevice(scope, accountId) };
}
