import { identityRefusal } from "../../identity/refusals";
import { takeAttempt } from "../../identity/limits";
import { isPasswordOf } from "../../identity/passwords";
import type { SignedInScope } from "../../scope";
import { passwordHashOf } from "../../store/accounts/accounts";
import type { Attempt } from "../../store/accounts/attempts";
import { recordAudit } from "../../store/audit";
import { write } from "../../store/write";

/**
 * Asks who is at the browser before a change of what opens the account (ASVS 7.5.1). Limited as at sign-in, and counted
 * per account: a thief of a session changes networks freely. Returns the attempt, to be forgiven with the change.
 */
export async function requirePresentPassword(typed: string, scope: SignedInScope): Promise<Attempt> {
  const { db, session } = scope;
  const attempt = await takeAttempt(scope, "present-password", session.accountId, session.accountId);
  if (await isPasswordOf(typed, await passwordHashOf(db, session.accountId))) return attempt;
  await write(db, null, (trx) => recordAudit(trx, scope, "present_password_refused", session));
  throw identityRefusal("wrong-password", [{ path: "present", code: "present_password_wrong" }]);
}
