import { forgetFailures } from "../identity/limits";
import { consumeLink, PASSWORD_LINKS, requireGoodLink } from "../identity/mailed-link";
import { requireGoodPassword } from "../identity/password-rules";
import { hashPassword } from "../identity/passwords";
import { changeAccount } from "../store/accounts";
import { recordAudit } from "../store/audit";
import { endSessionsOf } from "../store/sessions-and-tokens";
import { write } from "../store/write";
import type { UseCase } from "../use-case";

/**
 * Sets the password that a mailed link allows, for recovery and for invited people alike. A refused password leaves the
 * link usable; a new password ends every open session of the account, also a thief's.
 */
export const resetPassword: UseCase<"user.resetPassword"> = async ({ body }, scope) => {
  const now = scope.now().toISOString();
  await requireGoodLink(scope.db, body.nonce, PASSWORD_LINKS, now);
  requireGoodPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  const email = await write(scope.db, null, async (trx) => {
    const accountId = await consumeLink(trx, body.nonce, PASSWORD_LINKS, now);
    await endSessionsOf(trx, accountId);
    await recordAudit(trx, scope, "password_set", { accountId });
    return changeAccount(trx, accountId, { password_hash: passwordHash });
  });
  await forgetFailures(scope, "sign-in", email);
  return {};
};
