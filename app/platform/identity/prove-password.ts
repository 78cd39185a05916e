import type { SignedInScope } from "../scope";
import { passwordHashOf } from "../store/accounts/accounts";
import type { Attempt } from "../store/accounts/attempts";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import { forgiveAttempt, takeAttempt } from "./limits";
import { isPasswordOf } from "./passwords";
import { identityRefusal } from "./refusals";

/** The field that a wrong password is shown beside. */
type PasswordField = "password" | "present";

/**
 * Asks who is at the browser before what only the person may do (ASVS 7.5.1): 424 for a wrong password. Limited as at
 * sign-in, and counted per account: a thief of a session changes networks freely. Returns the attempt, to be forgiven
 * with the change.
 */
export async function requirePassword(
  typed: string,
  scope: SignedInScope,
  field: PasswordField,
): Promise<Attempt> {
  const { db, session } = scope;
  const attempt = await takeAttempt(scope, "present-password", session.accountId, session.accountId);
  if (await isPasswordOf(typed, await passwordHashOf(db, session.accountId))) return attempt;
  await write(db, null, (trx) => recordAudit(trx, scope, "present_password_refused", session));
  throw identityRefusal("wrong-password", [{ path: field, code: "present_password_wrong" }]);
}

/** The same before what changes nothing, or ends the account: the attempt is forgiven at once. */
export async function provePassword(typed: string, scope: SignedInScope): Promise<void> {
  const attempt = await requirePassword(typed, scope, "password");
  await write(scope.db, null, (trx) => forgiveAttempt(trx, attempt));
}
