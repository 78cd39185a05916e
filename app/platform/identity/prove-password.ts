import { provesAnother } from "~/api/firebase/telling";
import type { SignedInScope } from "../scope";
import { circumstancesOf, passwordHashOf } from "../store/accounts/accounts";
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
  if (await isOwn(typed, scope)) return attempt;
  await write(db, null, (trx) => recordAudit(trx, scope, "present_password_refused", session));
  throw identityRefusal("wrong-password", [{ path: field, code: "present_password_wrong" }]);
}

async function isOwn(typed: string, { db, session, hosted }: SignedInScope): Promise<boolean> {
  if (!hosted) return isPasswordOf(typed, await passwordHashOf(db, session.accountId));
  const { email } = await circumstancesOf(db, session.accountId);
  return hosted.accounts.signIn(email, typed).then(
    () => true,
    (error: unknown) => {
      if (provesAnother(error)) return false;
      throw error;
    },
  );
}

/** The same before what changes nothing, or ends the account: the attempt is forgiven at once. */
export async function provePassword(typed: string, scope: SignedInScope): Promise<void> {
  const attempt = await requirePassword(typed, scope, "password");
  await write(scope.db, null, (trx) => forgiveAttempt(trx, attempt));
}
