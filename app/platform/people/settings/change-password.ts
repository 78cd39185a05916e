import { forgiveAttempt } from "../../identity/limits";
import { PASSWORD_LINKS } from "../../identity/mailed-link";
import { requireGoodPassword } from "../../identity/password-rules";
import { changedPassword } from "../../identity/hosted/set-password";
import { identityRefusal } from "../../identity/refusals";
import { renewedSession } from "../../identity/renew-session";
import { provedBy, spend } from "../../identity/second-factor/check-code";
import { requirePassword } from "../../identity/prove-password";
import { changeAccount, circumstancesOf } from "../../store/accounts/accounts";
import { spendMailedTokens } from "../../store/accounts/sessions-and-tokens";
import { recordAudit } from "../../store/audit";
import { queueMail } from "../../store/mails";
import { endPendingSignInsOf } from "../../store/settings/pending-sign-ins";
import { findFactor } from "../../store/settings/second-factors";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";

/**
 * A new password in place of the present one, with a code of a second factor in use. All other sessions end, sign-ins that wait for
 * a code and links to a new password too; the present session gets a new token, and the owner is told by mail.
 */
export const changePassword: UseCase<"user.changePassword"> = async ({ body }, scope) => {
  const { db, settings, session } = scope;
  const attempt = await requirePassword(body.present, scope, "present");
  const person = await circumstancesOf(db, session.accountId);
  requireGoodPassword(body.password, { ...person, provider: settings.providerName });
  if (body.password === body.present) {
    const unchanged = { path: "password", code: "password_unchanged" };
    throw identityRefusal("password-does-not-meet-requirements", [unchanged]);
  }
  const factor = await findFactor(db, session.accountId);
  const proof = factor?.enabledAt ? await provedBy(scope, session.accountId, body.code ?? "") : null;
  const kept = await changedPassword(person.email, body, scope);
  const now = scope.now().toISOString();
  return write(db, null, async (trx) => {
    if (proof) await spend(trx, { accountId: session.accountId, email: person.email }, proof, scope);
    const token = await renewedSession(trx, scope, kept.hostedToken);
    await changeAccount(trx, session.accountId, { password_hash: kept.passwordHash });
    await endPendingSignInsOf(trx, session.accountId);
    await spendMailedTokens(trx, session.accountId, PASSWORD_LINKS, { at: now, as: "replaced" });
    await forgiveAttempt(trx, attempt);
    await recordAudit(trx, scope, "password_set", { ...session, detail: "signed_in" });
    const recipient = { address: person.email, name: `${person.name} ${person.surname}` };
    const recoveryLink = `${settings.publicUrl}/auth/password-recovery`;
    await queueMail(trx, recipient, "password-changed", { recoveryLink }, now);
    return { token };
  });
};
