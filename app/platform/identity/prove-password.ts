import type { SignedInScope } from "../scope";
import { passwordHashOf } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import { forgiveAttempt, takeAttempt } from "./limits";
import { isPasswordOf } from "./passwords";
import { identityRefusal } from "./refusals";

/**
 * Lets a signed-in person go on who types their password again. Wrong ones are counted as at sign-in, in a counter that
 * only a person who is signed in to this account can fill.
 */
export async function provePassword(password: string, scope: SignedInScope): Promise<void> {
  const { db, session } = scope;
  const attempt = await takeAttempt(scope, "sign-in", session.accountId, `proof ${session.accountId}`);
  const isRight = await isPasswordOf(password, await passwordHashOf(db, session.accountId));
  await write(db, null, async (trx) => {
    if (isRight) await forgiveAttempt(trx, attempt);
    else await recordAudit(trx, scope, "proof_refused", session);
  });
  if (!isRight) throw identityRefusal("invalid-credential", [{ path: "password", code: "wrong_password" }]);
}
